// From a draft to a numbered document, which never changes, and which posts nothing.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { customerRefusal, financialYearLabelOf, issuedContent } from '../../../invoice/index.ts';
import { isPrivatePerson } from '../../../tax/index.ts';
import type { PresaleFacts } from './commands.ts';
import { PRESALE_ISSUED_VERSION } from './events.ts';
import type { PresaleEvent } from './events.ts';
import type { DraftedPresale } from './evolve.ts';
import { takesGoodsOut } from './goods.ts';
import { PRESALE_KINDS } from './presale.ts';
import { pricePresale } from './pricing.ts';
import type { PresaleRejection } from './rejections.ts';

/** The parties and the amounts are copied as they are today, and the next number is taken. */
export function issueDraft(
  state: DraftedPresale,
  presaleId: number,
  facts: PresaleFacts,
): Result<readonly PresaleEvent[], PresaleRejection> {
  const { kind, customerId, validUntil, challan } = state;
  const { issueDate, dueDate } = state.draft;
  const dates = { issueDate: calendarDate(issueDate), dueDate: calendarDate(dueDate) };
  const refusal = customerRefusal(customerId, facts.invoice);
  if (refusal !== null) return rejected(refusal);
  const priced = pricePresale({ ...state.draft, ...dates }, challan, facts.invoice);
  if (!priced.ok) return priced;
  const content = issuedContent(priced.value, facts.invoice);
  for (const rule of PRESALE_KINDS[kind].issueRules) {
    const missing = rule({ challan, content, facts: facts.invoice });
    if (missing !== null) return rejected(missing);
  }
  const data = {
    ...content,
    presaleId,
    kind,
    customerId,
    ...(isPrivatePerson(content.recipient.registration) && { privateCustomerId: customerId }),
    ...facts.nextNumber(kind, financialYearLabelOf(issueDate)),
    validUntil,
    challan,
    ...(takesGoodsOut(challan, content) && { movesGoods: true as const }),
  };
  return accepted([{ type: 'PresaleIssued', version: PRESALE_ISSUED_VERSION, data }]);
}
