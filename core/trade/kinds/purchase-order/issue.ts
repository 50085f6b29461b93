// A draft as it is issued, and what is refused of it: its supplier and its lines as those of the
// bill that it asks for.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../../kernel/financial-year.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { ENTRY_PAISE_MAX } from '../../../kernel/paise.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { DocumentNumber, Heads } from '../../../tax/index.ts';
import type { LineFacts, PurchaseBillFacts } from '../purchase-bill/judged-bill.ts';
import { linesRule } from '../purchase-bill/line-rules.ts';
import { placeRule, sizesOfBill, supplierRule } from '../purchase-bill/rules.ts';
import type { PurchaseOrder, PurchaseOrderDraft } from './events.ts';
import { billAskedBy, orderHeads, orderLines, orderSum } from './purchase-order.ts';
import type { PurchaseOrderRejection } from './rejections.ts';

export type PurchaseOrderFacts = LineFacts &
  Pick<PurchaseBillFacts, 'buyer'> & {
    /** Today in Asia/Kolkata by the database's clock. */
    readonly today: CalendarDate;
    /** The next number of the series in a financial year, labelled as `26-27`. */
    readonly nextNumber: (financialYear: string) => DocumentNumber;
  };

type Refusal = PurchaseOrderRejection | null;

/** @returns the first refusal of what a draft may hold at all, or null. */
export const sizesOfOrder = (draft: PurchaseOrderDraft): Refusal => sizesOfBill(billAskedBy(draft));

/** @returns the heads that its bill would have; null while nobody is chosen. */
export const headsOfOrder = (
  draft: PurchaseOrderDraft,
  { party, buyer }: Pick<PurchaseOrderFacts, 'party' | 'buyer'>,
): Heads | null =>
  party === null ? null : orderHeads(draft, party.snapshot, draft.placeOfSupply ?? buyer.stateCode);

function daysRule(
  { expectedOn }: PurchaseOrderDraft,
  orderedOn: CalendarDate,
  today: CalendarDate,
): Refusal {
  if (orderedOn > today) return { kind: 'order_of_the_future', orderedOn, today };
  return expectedOn !== null && expectedOn < orderedOn
    ? { kind: 'order_expected_before_its_date', expectedOn, orderedOn }
    : null;
}

const godownRule = (
  { godownId }: PurchaseOrderDraft,
  { godowns }: Pick<PurchaseOrderFacts, 'godowns'>,
): Refusal =>
  godownId === null || godowns.has(godownId) ? null : { kind: 'order_godown_unknown', godownId };

/** @returns the order as it is issued, or the first refusal in the order of `rejections.ts`. */
export function issuedOrder(
  documentId: number,
  draft: PurchaseOrderDraft,
  facts: PurchaseOrderFacts,
): Result<PurchaseOrder, PurchaseOrderRejection> {
  const { today, buyer, party, nextNumber } = facts;
  const orderedOn = draft.orderedOn === null ? today : calendarDate(draft.orderedOn);
  const judged = { draft: billAskedBy(draft), facts };
  const refusal =
    supplierRule(judged) ??
    linesRule(judged) ??
    placeRule({ draft }) ??
    daysRule(draft, orderedOn, today) ??
    godownRule(draft, facts);
  if (refusal !== null) return rejected(refusal);
  const heads = headsOfOrder(draft, facts);
  const { accountId, supplierId: _said, ...said } = draft;
  invariant(party !== null && accountId !== null && heads !== null, 'The supplier is asked for.');
  const lines = orderLines(draft, heads);
  const totalPaise = orderSum(lines);
  if (totalPaise > ENTRY_PAISE_MAX) {
    const line = lines.length;
    return rejected({ kind: 'bill_amount_out_of_range', line, amountPaiseMax: ENTRY_PAISE_MAX });
  }
  const { partyId, privateCustomerId, snapshot: supplier } = party;
  return accepted({
    documentId,
    ...nextNumber(financialYearLabel(financialYearOf(orderedOn))),
    ...said,
    supplierId: partyId,
    ...(privateCustomerId !== null && { privateCustomerId }),
    accountId,
    supplier,
    buyer,
    orderedOn,
    placeOfSupply: draft.placeOfSupply ?? buyer.stateCode,
    heads,
    lines: [...lines],
    totalPaise,
  });
}
