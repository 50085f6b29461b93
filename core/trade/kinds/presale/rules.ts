// What is refused of a document before an invoice as it is issued, rule by rule; `presale.ts` says
// of which kind, and in which order.
import type { InvoiceFacts, issuedContent } from '../../../invoice/index.ts';
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { ChallanTerms } from './events.ts';
import { lockedDayRefusal, takesGoodsOut } from './goods.ts';
import { statesTax } from './pricing.ts';
import type { PresaleRejection } from './rejections.ts';

/** What a rule of issuing looks at. */
type JudgedPresale = {
  readonly challan: ChallanTerms | null;
  /** As it would be issued. */
  readonly content: ReturnType<typeof issuedContent>;
  readonly facts: Pick<InvoiceFacts, 'today' | 'lockedTo'>;
};
type Refusal = PresaleRejection | null;
export type IssueRule = (judged: JudgedPresale) => Refusal;

export function dayRule({ content, facts: { today } }: JudgedPresale): Refusal {
  const issueDate = calendarDate(content.issueDate);
  return issueDate > today ? { kind: 'issued_in_the_future', issueDate, today } : null;
}

/** CGST Rule 55 is for who is registered. */
export const rule55 = (judged: JudgedPresale): Refusal =>
  judged.content.supplier.registration === 'unregistered'
    ? null
    : (placeRule(judged) ?? senderRule(judged) ?? consigneeRule(judged) ?? hsnRule(judged));

/** Rule 55(1)(viii), of goods that are a supply. */
const placeRule = ({ challan, content: { placeOfSupply } }: JudgedPresale): Refusal =>
  statesTax(challan) && placeOfSupply === null ? { kind: 'place_of_supply_unknown' } : null;

/** Rule 55(1)(ii). */
const senderRule = ({ content: { supplier } }: JudgedPresale): Refusal =>
  supplier.address === null ? { kind: 'challan_without_own_address' } : null;

/** Rule 55(1)(iii). */
const consigneeRule = ({ content: { recipient, delivery } }: JudgedPresale): Refusal =>
  recipient.address === null && delivery === null
    ? { kind: 'challan_particular_missing', particular: 'consignee_address', line: null }
    : null;

/** Rule 55(1)(iv). */
function hsnRule({ content: { lines } }: JudgedPresale): Refusal {
  const at = lines.findIndex(({ hsn }) => hsn === null);
  return at === -1 ? null : { kind: 'challan_particular_missing', particular: 'hsn', line: at + 1 };
}

/** Goods move on an open day alone. */
export const openDayRule = ({ challan, content, facts }: JudgedPresale): Refusal =>
  takesGoodsOut(challan, content) ? lockedDayRefusal(calendarDate(content.issueDate), facts) : null;
