// What a note gives back of a line of a bill: each amount by what goes back of the whole, counted
// from the beginning, so that all that goes back in parts comes to what the bill says.
import { mulDiv } from '../../../kernel/paise.ts';
import { perHead, sumOfHeads, taxPaise } from '../purchase-bill/price.ts';
import type { PurchaseBill, PurchaseBillLine } from '../purchase-bill/events.ts';
import type { DebitNoteDraftLine, PurchaseDebitNote, PurchaseDebitNoteLine } from './events.ts';

type HeadAmounts = PurchaseBillLine['credited'];

/** What of a line of a bill went back by the notes that stand; of its tax what stayed, too. */
export type GoneBack = {
  /** Thousandths where the bill has a quantity, else paise of its value. */
  readonly measure: number;
  readonly taxablePaise: number;
  readonly credited: HeadAmounts;
  /** The tax that had given no credit. */
  readonly blocked: HeadAmounts;
};

/** By what a line is returned: its quantity, else its value. */
export const measureOf = ({
  quantityThousandths,
  taxablePaise,
}: Pick<PurchaseBillLine, 'quantityThousandths' | 'taxablePaise'>): number =>
  quantityThousandths ?? taxablePaise;

const without = (all: HeadAmounts, part: HeadAmounts): HeadAmounts =>
  perHead((head) => all[head] - part[head]);

/** @returns what went back of a line of a bill, from 1. */
export function goneBackOf(
  bill: Pick<PurchaseBill, 'documentId'>,
  line: number,
  notes: readonly Pick<PurchaseDebitNote, 'lines'>[],
): GoneBack {
  const own = notes
    .flatMap(({ lines }) => lines)
    .filter((one) => one.bill?.documentId === bill.documentId && one.bill.line === line);
  const credited = sumOfHeads(own.flatMap((one) => [one.credited, ...keptCredit(one)]));
  const taxes = sumOfHeads(
    own.flatMap((one) => [one, ...(one.kept === undefined ? [] : [one.kept])]),
  );
  return {
    measure: own.reduce((sum, one) => sum + measureOf(one), 0),
    taxablePaise: own.reduce((sum, one) => sum + one.taxablePaise, 0),
    credited,
    blocked: without(taxes, credited),
  };
}

const keptCredit = ({ kept }: PurchaseDebitNoteLine): readonly HeadAmounts[] =>
  kept === undefined ? [] : [kept.credited];

type Wanted = Pick<DebitNoteDraftLine, 'quantityThousandths' | 'taxablePaise'>;

type PartOfLine = HeadAmounts & {
  readonly taxablePaise: number;
  readonly credited: HeadAmounts;
  readonly costPaise: number;
  readonly kept?: PurchaseDebitNoteLine['kept'];
};

/** What of a line of a bill its parts are worked out from. */
type WholeLine = HeadAmounts &
  Pick<PurchaseBillLine, 'quantityThousandths' | 'taxablePaise' | 'credited'>;

/** @returns what a part of a line comes to; of a note without GST its value alone. */
export function partOfLine(
  line: WholeLine,
  gone: GoneBack,
  wanted: Wanted,
  isCommercial: boolean,
): PartOfLine {
  const whole = measureOf(line);
  const reached = gone.measure + (wanted.quantityThousandths ?? wanted.taxablePaise ?? 0);
  /** Never below nothing, though a note in between was reversed. */
  const share = (paise: number, gonePaise: number): number =>
    Math.min(
      Math.max(whole === 0 ? 0 : mulDiv(paise, reached, whole) - gonePaise, 0),
      paise - gonePaise,
    );
  const taxablePaise = share(line.taxablePaise, gone.taxablePaise);
  const credited = perHead((head) => share(line.credited[head], gone.credited[head]));
  const blocked = perHead((head) => share(line[head] - line.credited[head], gone.blocked[head]));
  const taxes = sumOfHeads([credited, blocked]);
  if (isCommercial) {
    const none = perHead(() => 0);
    const kept = { ...taxes, credited };
    return { ...none, taxablePaise, credited: none, costPaise: taxablePaise, kept };
  }
  return { ...taxes, taxablePaise, credited, costPaise: taxablePaise + taxPaise(blocked) };
}

/** @returns what the goods of a returned line had cost: what the bill brought them in at. */
export const costOfReturned = ({ costPaise, kept }: PartOfLine): number =>
  kept === undefined ? costPaise : costPaise + taxPaise(without(kept, kept.credited));

/** @returns whether nothing of the bill is left once the lines have gone back. */
export const isAllGone = (
  bill: PurchaseBill,
  notes: readonly Pick<PurchaseDebitNote, 'lines'>[],
): boolean =>
  bill.lines.every((line, at) => goneBackOf(bill, at + 1, notes).measure === measureOf(line));
