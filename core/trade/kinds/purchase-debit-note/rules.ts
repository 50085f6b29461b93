// What is refused of a debit note, rule by rule. A draft is judged by its size alone; the rest is
// asked when it is posted.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { creditLimitOf } from '../../../tax/index.ts';
import type { DocumentNumber } from '../../../tax/index.ts';
import type { TradeState } from '../../lifecycle.ts';
import type { NotKeptYet } from '../../terms.ts';
import type { PurchaseBill, PurchaseBillDraft, PurchaseBillLine } from '../purchase-bill/events.ts';
import { taxPaise } from '../purchase-bill/price.ts';
import type { DebitNoteDraftLine, PurchaseDebitNote, PurchaseDebitNoteDraft } from './events.ts';
import { goneBackOf, measureOf } from './give-back.ts';
import type { PurchaseDebitNoteRejection } from './rejections.ts';

export type PurchaseDebitNoteFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The one that the draft names first. */
  readonly bill: TradeState<PurchaseBillDraft, PurchaseBill>;
  /** Whether the supplier of that bill is a private person who was erased. */
  readonly isSupplierErased: boolean;
  /** What the supplier is still owed of it, in paise. */
  readonly billOpenPaise: number;
  /** The notes of the bill that stand. */
  readonly earlier: readonly PurchaseDebitNote[];
  /** Whether the TDS of the bill is deposited already, in whole or in part. */
  readonly isTdsDeposited: boolean;
  /** The next number of the series in a financial year, labelled as `26-27`. */
  readonly nextNumber: (financialYear: string) => DocumentNumber;
  /** What is settled of the note, in paise. */
  readonly settledPaise: number;
};

type Refusal = PurchaseDebitNoteRejection | null;

/** As a bill has it. */
const LINES_MAX = 400;

/** @returns the first refusal of what a draft may hold at all, or null. */
export function sizesOfNote({ lines: { length: count } }: PurchaseDebitNoteDraft): Refusal {
  return count > LINES_MAX ? { kind: 'note_too_long', count, countMax: LINES_MAX } : null;
}

/** What a rule looks at. */
type JudgedNote = {
  readonly draft: PurchaseDebitNoteDraft;
  readonly facts: PurchaseDebitNoteFacts;
  /** The day of posting: as it is given, else today. */
  readonly postedOn: CalendarDate;
};
type OfBill = JudgedNote & { readonly bill: PurchaseBill };

/** @returns the bill of a note, or why there is none. */
export function billOfNote({
  draft: { billIds, lines },
  facts: { bill },
}: Pick<JudgedNote, 'draft'> & {
  readonly facts: Pick<PurchaseDebitNoteFacts, 'bill'>;
}): PurchaseBill | NonNullable<Refusal> {
  const [billId, ...others] = billIds;
  if (billId === undefined) return { kind: 'note_bill_missing' };
  const isOfOthers = lines.some((line) => line.bill?.documentId !== billId);
  if (others.length > 0 || isOfOthers) return { kind: 'note_of_more_than_one_bill' };
  if (bill.status === 'absent') return { kind: 'note_bill_unknown', billId };
  return bill.status === 'posted' ? bill.posted : { kind: 'note_bill_not_posted', billId };
}

/** The rules of posting, in their order. */
export const NOTE_RULES: readonly ((note: OfBill) => Refusal)[] = [
  notKeptRule,
  supplierRule,
  datesRule,
  limitRule,
  linesRule,
];

function notKeptRule({ bill }: OfBill): Refusal {
  const { billNumber, importOf, lines, supplier } = bill;
  const said: readonly (readonly [NotKeptYet, boolean])[] = [
    ['import', importOf !== null],
    ['reverse-charge', lines.some(({ reverseCharge }) => reverseCharge !== null)],
    ['supplier-registration', supplier.registration === 'input-service-distributor'],
  ];
  const what = said.find(([, isSaid]) => isSaid)?.[0];
  return what === undefined ? null : { kind: 'note_of_what_is_not_kept', what, billNumber };
}

function supplierRule({ facts: { isSupplierErased }, bill: { billNumber } }: OfBill): Refusal {
  return isSupplierErased ? { kind: 'note_supplier_erased', billNumber } : null;
}

function datesRule({ facts: { today }, postedOn, bill }: OfBill): Refusal {
  if (postedOn > today) return { kind: 'note_of_the_future', postedOn, today };
  const { postedOn: billPostedOn, billNumber } = bill;
  return postedOn < billPostedOn
    ? { kind: 'note_before_its_bill', postedOn, billPostedOn, billNumber }
    : null;
}

/**
 * CGST Act, section 34(2): the supplier may reduce the tax until 30 November after the year of the
 * supply, or until the annual return of the supplier, which nobody tells us. Without tax there is
 * none to give back.
 */
function limitRule({ draft: { isCommercial, lines }, postedOn, bill }: OfBill): Refusal {
  const isTaxed = lines.some((one) => {
    const line = bill.lines[(one.bill?.line ?? 0) - 1];
    return line !== undefined && taxPaise(line) > 0;
  });
  if (isCommercial || !isTaxed) return null;
  const until = creditLimitOf(calendarDate(bill.billDate), null);
  const { billNumber } = bill;
  return postedOn > until ? { kind: 'note_past_credit_limit', postedOn, until, billNumber } : null;
}

function linesRule({ draft: { lines }, facts: { earlier }, bill }: OfBill): Refusal {
  if (lines.length === 0) return { kind: 'note_has_no_lines' };
  const seen = new Set<number>();
  for (const [index, said] of lines.entries()) {
    const line = index + 1;
    const billLine = said.bill?.line ?? 0;
    const of = bill.lines[billLine - 1];
    if (of === undefined) return { kind: 'note_line_unknown', line, billLine };
    if (seen.has(billLine)) return { kind: 'note_line_repeated', line, billLine };
    seen.add(billLine);
    const left = measureOf(of) - goneBackOf(bill, billLine, earlier).measure;
    const refusal = partRefusal(said, line, { of, left });
    if (refusal !== null) return refusal;
  }
  return null;
}

type LeftOfLine = { readonly of: PurchaseBillLine; readonly left: number };

/** What has a quantity is returned by it, anything else by its value. */
function partRefusal(
  { quantityThousandths, taxablePaise }: DebitNoteDraftLine,
  line: number,
  { of, left }: LeftOfLine,
): Refusal {
  const { name } = of;
  if (of.quantityThousandths !== null) {
    if (quantityThousandths === null) return { kind: 'note_quantity_missing', line, name };
    if (taxablePaise !== null) return { kind: 'note_value_not_taken', line, name };
    return quantityThousandths > left
      ? { kind: 'note_quantity_exceeds_bill', line, name, leftThousandths: left }
      : null;
  }
  if (quantityThousandths !== null) return { kind: 'note_quantity_not_taken', line, name };
  if (taxablePaise === null) return { kind: 'note_value_missing', line, name };
  return taxablePaise > left
    ? { kind: 'note_value_exceeds_bill', line, name, leftPaise: left }
    : null;
}
