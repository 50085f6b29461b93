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
  bill: Pick<PurchaseBill, 'documentId'> & {
    readonly lines: readonly Pick<PurchaseBillLine, 'quantityThousandths'>[];
  },
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
  const hasQuantity = bill.lines[line - 1]?.quantityThousandths !== null;
  return {
    // What lowers the price alone takes no quantity back.
    measure: own.reduce(
      (sum, one) => sum + (hasQuantity ? (one.quantityThousandths ?? 0) : one.taxablePaise),
      0,
    ),
    taxablePaise: own.reduce((sum, one) => sum + one.taxablePaise, 0),
    credited,
    blocked: without(taxes, credited),
  };
}

const keptCredit = ({ kept }: PurchaseDebitNoteLine): readonly HeadAmounts[] =>
  kept === undefined ? [] : [kept.credited];

type Wanted = Pick<DebitNoteDraftLine, 'quantityThousandths' | 'taxablePaise' | 'printed'>;

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
  /** Never below nothing, though a note in between was reversed, or printed more than the bill. */
  const share = (paise: number, gonePaise: number): number =>
    Math.max(
      Math.min(whole === 0 ? 0 : mulDiv(paise, reached, whole) - gonePaise, paise - gonePaise),
      0,
    );
  const isByMeasure = wanted.printed === undefined && isMeasured(line, wanted);
  const taxablePaise = isByMeasure
    ? share(line.taxablePaise, gone.taxablePaise)
    : (wanted.taxablePaise ?? share(line.taxablePaise, gone.taxablePaise));
  const { credited, blocked } = isByMeasure
    ? {
        credited: perHead((head) => share(line.credited[head], gone.credited[head])),
        blocked: perHead((head) => share(line[head] - line.credited[head], gone.blocked[head])),
      }
    : asPrinted(line, gone, { taxablePaise, printed: wanted.printed });
  const taxes = sumOfHeads([credited, blocked]);
  if (isCommercial) {
    const none = perHead(() => 0);
    const kept = { ...taxes, credited };
    return { ...none, taxablePaise, credited: none, costPaise: taxablePaise, kept };
  }
  return { ...taxes, taxablePaise, credited, costPaise: taxablePaise + taxPaise(blocked) };
}

/** Whether what goes back of a line is told by its quantity, or by its value where it has none. */
const isMeasured = (line: WholeLine, wanted: Wanted): boolean =>
  line.quantityThousandths === null || wanted.taxablePaise === null;

/**
 * What the supplier's credit note prints: of each head that share lowers the credit which the line
 * of the bill had given, and no more than was given; the rest is less cost.
 */
function asPrinted(
  line: WholeLine,
  gone: GoneBack,
  { taxablePaise, printed }: Pick<Wanted, 'printed'> & { readonly taxablePaise: number },
): Pick<GoneBack, 'credited' | 'blocked'> {
  const of = (paise: number): number =>
    line.taxablePaise === 0 ? 0 : mulDiv(paise, taxablePaise, line.taxablePaise);
  const taxes = printed ?? perHead((head) => of(line[head]));
  const credited = perHead((head) => {
    const share = line[head] === 0 ? 0 : mulDiv(taxes[head], line.credited[head], line[head]);
    return Math.min(share, Math.max(line.credited[head] - gone.credited[head], 0));
  });
  return { credited, blocked: without(taxes, credited) };
}

/** @returns what the goods of a returned line had cost: what the bill brought them in at. */
export const costOfReturned = ({
  costPaise,
  kept,
  goodsCostPaise,
}: Pick<PurchaseDebitNoteLine, 'costPaise' | 'kept' | 'goodsCostPaise'>): number =>
  goodsCostPaise ??
  (kept === undefined ? costPaise : costPaise + taxPaise(without(kept, kept.credited)));

/** @returns what a quantity of a line had cost, where the supplier's note says its value itself. */
export const goodsCostOf = (
  { quantityThousandths: whole, costPaise }: PurchaseBillLine,
  { quantityThousandths: part, taxablePaise }: Wanted,
): Pick<PurchaseDebitNoteLine, 'goodsCostPaise'> =>
  whole === null || part === null || taxablePaise === null
    ? {}
    : { goodsCostPaise: mulDiv(costPaise, part, whole) };

/** @returns whether nothing of the bill is left once the lines have gone back. */
export const isAllGone = (
  bill: PurchaseBill,
  notes: readonly Pick<PurchaseDebitNote, 'lines'>[],
): boolean =>
  bill.lines.every((line, at) => goneBackOf(bill, at + 1, notes).measure === measureOf(line));
