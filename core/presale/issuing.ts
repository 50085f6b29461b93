// From a draft to a numbered document, which never changes, and which posts nothing.
import { calendarDate } from '../kernel/calendar-date.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { customerRefusal, financialYearLabelOf, issuedContent } from '../invoice/index.ts';
import type { InvoiceFacts, PricedDraft } from '../invoice/index.ts';
import { isPrivatePerson } from '../tax/index.ts';
import type { PresaleFacts } from './commands.ts';
import { PRESALE_ISSUED_VERSION } from './events.ts';
import type { PresaleEvent, PresaleIssued } from './events.ts';
import type { DraftedPresale } from './evolve.ts';
import { goodsOfChallan, lockedDayRefusal } from './drafting/goods.ts';
import { pricePresale, statesTax } from './drafting/pricing.ts';
import type { PresaleRejection } from './rejections.ts';

type Decision = Result<readonly PresaleEvent[], PresaleRejection>;

/** The parties and the amounts are copied as they are today, and the next number is taken. */
export function issueDraft(
  state: DraftedPresale,
  presaleId: number,
  facts: PresaleFacts,
): Decision {
  const { kind, customerId, validUntil, challan } = state;
  const { issueDate, dueDate } = state.draft;
  const dates = { issueDate: calendarDate(issueDate), dueDate: calendarDate(dueDate) };
  const refusal = customerRefusal(customerId, facts.invoice);
  if (refusal !== null) return rejected(refusal);
  const priced = pricePresale({ ...state.draft, ...dates }, challan, facts.invoice);
  if (!priced.ok) return priced;
  const missing = issueRefusal(state, priced.value, facts.invoice);
  if (missing !== null) return rejected(missing);
  const content = issuedContent(priced.value, facts.invoice);
  const { registration } = content.recipient;
  const data: PresaleIssued['data'] = {
    ...content,
    presaleId,
    kind,
    customerId,
    ...(isPrivatePerson(registration) && { privateCustomerId: customerId }),
    ...facts.nextNumber(kind, financialYearLabelOf(issueDate)),
    validUntil,
    challan,
  };
  const moving = { ...data, movesGoods: true } as const;
  if (challan === null || !statesTax(challan) || goodsOfChallan(moving).length === 0) {
    return accepted([{ type: 'PresaleIssued', version: PRESALE_ISSUED_VERSION, data }]);
  }
  const locked = lockedDayRefusal(dates.issueDate, facts.invoice);
  if (locked !== null) return rejected(locked);
  return accepted([{ type: 'PresaleIssued', version: PRESALE_ISSUED_VERSION, data: moving }]);
}

/** A quotation or a proforma invoice is no document of the law; a delivery challan is. */
function issueRefusal(
  { challan, draft: { issueDate: dated } }: DraftedPresale,
  priced: PricedDraft,
  facts: InvoiceFacts,
): PresaleRejection | null {
  const { today, supplier } = facts;
  const issueDate = calendarDate(dated);
  if (issueDate > today) return { kind: 'issued_in_the_future', issueDate, today };
  if (challan === null || supplier.registration === 'unregistered') return null;
  if (statesTax(challan) && priced.placeOfSupply === null) {
    return { kind: 'place_of_supply_unknown' };
  }
  return particularsRefusal(priced, facts);
}

/** CGST Rule 55(1)(ii) to (iv): who sends, who receives, and what. */
function particularsRefusal(
  { draft }: PricedDraft,
  { supplier, customer }: InvoiceFacts,
): PresaleRejection | null {
  const missing = 'challan_particular_missing';
  if (supplier.address === null) return { kind: 'challan_without_own_address' };
  if (customer?.recipient.address == null && draft.delivery === null) {
    return { kind: missing, particular: 'consignee_address', line: null };
  }
  const at = draft.lines.findIndex(({ hsn }) => hsn === null);
  return at === -1 ? null : { kind: missing, particular: 'hsn', line: at + 1 };
}
