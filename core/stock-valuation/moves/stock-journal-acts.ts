// What the lines of a stock journal, or of its reversal, do with the goods of one product. One that
// brings in as much as it takes out, at no cost of its own, moves the goods from one place to
// another: that is no move of what they are worth, neither in nor out.
import type { GoodsAct } from './movements.ts';

type StockJournalMove = {
  readonly line: number;
  /** As it moves: in above zero, out below. */
  readonly quantityThousandths: number;
  /** What goods that the journal brought in cost; null where nobody said it. */
  readonly valuePaise: number | null;
};

type OfJournal = {
  readonly id: number;
  readonly isReversal: boolean;
  /** Of one product, in their order. */
  readonly lines: readonly StockJournalMove[];
};

/** With the key of its line, so that a reversal finds what it takes back. */
export type JournalAct = GoodsAct & { readonly key: string; readonly line: number };

export function actsOfStockJournal({ id, isReversal, lines }: OfJournal): readonly JournalAct[] {
  if (isTransfer(lines)) return [];
  return lines.map((move) => {
    const key = `stock-journal-${id}-${move.line}`;
    return { ...actOf(move, key, isReversal), key, line: move.line };
  });
}

const isTransfer = (lines: readonly StockJournalMove[]): boolean =>
  lines.every(({ valuePaise }) => valuePaise === null) &&
  lines.reduce((sum, { quantityThousandths }) => sum + quantityThousandths, 0) === 0;

function actOf(
  { quantityThousandths: moved, valuePaise }: StockJournalMove,
  of: string,
  isReversal: boolean,
): GoodsAct {
  const quantityThousandths = Math.abs(moved);
  if (moved > 0) {
    return isReversal
      ? { act: 'return', of, quantityThousandths }
      : { act: 'receive', quantityThousandths, valuePaise };
  }
  return isReversal
    ? { act: 'withdraw', of, quantityThousandths }
    : { act: 'issue', quantityThousandths };
}
