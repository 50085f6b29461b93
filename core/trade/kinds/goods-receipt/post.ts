// A draft as it is posted: its supplier and its lines are judged as those of the bill to come.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../../kernel/financial-year.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { ENTRY_PAISE_MAX, mulDiv } from '../../../kernel/paise.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { DocumentNumber } from '../../../tax/index.ts';
import type { LineFacts, PurchaseBillFacts } from '../purchase-bill/judged-bill.ts';
import { linesRule, ordersRule } from '../purchase-bill/line-rules.ts';
import { sizesOfBill, supplierRule } from '../purchase-bill/rules.ts';
import { billAskedBy } from '../purchase-order/purchase-order.ts';
import type { GoodsReceipt, GoodsReceiptDraft, GoodsReceiptDraftLine } from './events.ts';
import { receiptLines, receiptSum } from './goods-receipt.ts';
import type { GoodsReceiptRejection } from './rejections.ts';

export type GoodsReceiptFacts = LineFacts &
  Pick<PurchaseBillFacts, 'billedOrders' | 'settledPaise'> & {
    /** Today in Asia/Kolkata by the database's clock. */
    readonly today: CalendarDate;
    /** Whether the book posts what its stock costs on a day. */
    readonly isPerpetual: (day: CalendarDate) => boolean;
    readonly beginsOn: CalendarDate | null;
    /** The last day that takes no entry. */
    readonly lockedTo: CalendarDate | null;
    /** The next number of the series in a financial year, labelled as `26-27`. */
    readonly nextNumber: (financialYear: string) => DocumentNumber;
  };

type Refusal = GoodsReceiptRejection | null;

/** @returns the first refusal of what a draft may hold at all, or null. */
export const sizesOfReceipt = (draft: GoodsReceiptDraft): Refusal =>
  sizesOfBill(billAskedBy(draft));

/**
 * What a line says of its price; else what its order says. Goods of a book that posts nothing may
 * have none: they are worth nothing until they are billed.
 */
function priced(
  line: GoodsReceiptDraftLine,
  { billedOrders }: GoodsReceiptFacts,
  isPerpetual: boolean,
): GoodsReceiptDraftLine {
  if (line.taxablePaise !== null || line.priceThousandths !== null) return line;
  const order = line.earlier === undefined ? undefined : billedOrders.get(line.earlier.id);
  const of =
    order !== undefined && 'lines' in order
      ? order.lines[(line.earlier?.line ?? 0) - 1]
      : undefined;
  if (of === undefined || of.priceThousandths === null) {
    return isPerpetual ? line : { ...line, taxablePaise: 0 };
  }
  const { priceThousandths, discount, quantityThousandths: ordered } = of;
  const quantity = line.quantityThousandths ?? 0;
  const shared =
    discount?.kind === 'amount' && ordered !== null
      ? { ...discount, amountPaise: mulDiv(discount.amountPaise, quantity, ordered) }
      : discount;
  return { ...line, priceThousandths, discount: shared };
}

function goodsRule({ lines }: GoodsReceiptDraft): Refusal {
  for (const [at, { productId, quantityThousandths }] of lines.entries()) {
    if (productId === null) return { kind: 'receipt_item_missing', line: at + 1 };
    if (quantityThousandths === null) return { kind: 'receipt_quantity_missing', line: at + 1 };
  }
  return null;
}

function dayRule(
  postedOn: CalendarDate,
  { today, beginsOn, lockedTo }: Pick<GoodsReceiptFacts, 'today' | 'beginsOn' | 'lockedTo'>,
): Refusal {
  if (postedOn > today) return { kind: 'receipt_of_the_future', postedOn, today };
  if (beginsOn !== null && postedOn < beginsOn) {
    return { kind: 'receipt_before_book_begins', postedOn, beginsOn };
  }
  return lockedRefusal(postedOn, lockedTo);
}

/** @returns the refusal of a day that takes no goods any more, or null. */
export const lockedRefusal = (postedOn: CalendarDate, lockedTo: CalendarDate | null): Refusal =>
  lockedTo !== null && postedOn <= lockedTo
    ? { kind: 'receipt_period_locked', postedOn, lockedTo }
    : null;

/** @returns the note as it is posted, or the first refusal in the order of `rejections.ts`. */
export function postedReceipt(
  { documentId, journalId }: { readonly documentId: number; readonly journalId: JournalId },
  said: GoodsReceiptDraft,
  facts: GoodsReceiptFacts,
): Result<GoodsReceipt, GoodsReceiptRejection> {
  const { today, party, products, nextNumber } = facts;
  const postedOn = said.postedOn === null ? today : calendarDate(said.postedOn);
  const isPerpetual = facts.isPerpetual(postedOn);
  const draft = { ...said, lines: said.lines.map((line) => priced(line, facts, isPerpetual)) };
  const judged = { draft: billAskedBy(draft), facts };
  const refusal =
    supplierRule(judged) ??
    goodsRule(draft) ??
    linesRule(judged) ??
    ordersRule(judged) ??
    dayRule(postedOn, facts);
  if (refusal !== null) return rejected(refusal);
  const { accountId, challanNumber, narration } = draft;
  invariant(party !== null && accountId !== null, 'The supplier is asked for.');
  const lines = receiptLines(draft.lines).map((line) => {
    const isStocked = line.productId !== null && products.get(line.productId)?.stocked === true;
    return isStocked ? { ...line, stocked: true as const } : line;
  });
  const totalPaise = receiptSum(lines);
  if (totalPaise > ENTRY_PAISE_MAX) {
    const line = lines.length;
    return rejected({ kind: 'bill_amount_out_of_range', line, amountPaiseMax: ENTRY_PAISE_MAX });
  }
  const { partyId, privateCustomerId, snapshot: supplier } = party;
  return accepted({
    documentId,
    ...nextNumber(financialYearLabel(financialYearOf(postedOn))),
    // What comes to nothing has no entries.
    journalId: isPerpetual && totalPaise > 0 ? journalId : null,
    supplierId: partyId,
    challanNumber,
    narration,
    ...(privateCustomerId !== null && { privateCustomerId }),
    accountId,
    supplier,
    postedOn,
    lines,
    totalPaise,
  });
}
