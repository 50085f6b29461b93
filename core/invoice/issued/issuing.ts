// From a draft to a tax invoice, which never changes.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../kernel/financial-year.ts';
import type { JournalId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { isPrivatePerson, titleOf, undertakingOn } from '../../tax/index.ts';
import type { InvoiceFacts } from '../commands.ts';
import { priceDraft } from '../drafting/drafting.ts';
import type { PricedDraft } from '../drafting/drafting.ts';
import type { InvoiceEvent } from '../events.ts';
import { amountsOf } from './amounts.ts';
import type { DraftedInvoice } from '../evolve.ts';
import { goodsBilled } from '../drafting/goods.ts';
import type { GoodsOnInvoice } from '../drafting/goods.ts';
import { ISSUED_VERSION } from '../drafting/header.ts';
import { decideParticulars } from '../drafting/particulars.ts';
import { incomeAccountOf, incomeRoleOf } from '../drafting/income.ts';
import { expiryOf } from '../drafting/places.ts';
import { placingRefusal } from '../drafting/placing-refusal.ts';
import { NOBODY, withNatures } from '../drafting/placing.ts';
import type { GoodsDelivery, InvoiceIssued } from '../drafting/header.ts';
import type { InvoiceRejection } from '../rejections.ts';

type Decision = Result<readonly InvoiceEvent[], InvoiceRejection>;

export const financialYearLabelOf = (date: string): string =>
  financialYearLabel(financialYearOf(calendarDate(date)));

type Issuing = {
  readonly invoiceId: number;
  readonly journalId: JournalId;
  readonly overrideReason?: string | undefined;
};

/** Issues a draft at the prices and taxes of today. */
export function issue(state: DraftedInvoice, ids: Issuing, facts: InvoiceFacts): Decision {
  const { issueDate, dueDate } = state.draft;
  const dates = { issueDate: calendarDate(issueDate), dueDate: calendarDate(dueDate) };
  const priced = priceDraft({ ...state.draft, ...dates }, facts);
  return priced.ok ? issuePriced(state, ids, priced.value, facts) : priced;
}

/**
 * Issues a draft that was priced: the parties, the law's title and the amounts are copied as they
 * are today. In another financial year than its number's, it takes a new number first.
 * @param journalId of the journal that it makes.
 */
export function issuePriced(
  state: Pick<DraftedInvoice, 'customerId' | 'number' | 'financialYear'>,
  ids: Issuing,
  priced: PricedDraft,
  facts: InvoiceFacts,
): Decision {
  const issueDate = calendarDate(priced.draft.issueDate);
  const refusal = issueRefusal(issueDate, priced, facts);
  if (refusal !== null) return rejected(refusal);
  const { invoiceId, overrideReason: reason = null } = ids;
  const particulars = decideParticulars(priced, facts, { invoiceId, reason });
  if (!particulars.ok) return particulars;
  const financialYear = financialYearLabelOf(issueDate);
  if (financialYear === state.financialYear) {
    return accepted([
      ...particulars.value,
      issuedInvoice(state, { ...ids, number: state.number }, priced, facts),
    ]);
  }
  const next = facts.nextInvoice(financialYear);
  return accepted([
    {
      type: 'InvoiceRenumbered',
      version: 1,
      data: { invoiceId, ...next, formerNumber: state.number },
    },
    ...particulars.value,
    issuedInvoice(state, { ...ids, number: next.number }, priced, facts),
  ]);
}

function issueRefusal(
  issueDate: CalendarDate,
  priced: PricedDraft,
  { today, supplier, customer, undertakings }: InvoiceFacts,
): InvoiceRejection | null {
  if (customer !== null && !customer.active) {
    return { kind: 'invoice_customer_inactive', name: customer.recipient.name };
  }
  if (issueDate > today) return { kind: 'issued_in_the_future', issueDate, today };
  const recipient = customer?.recipient ?? NOBODY;
  return placingRefusal(priced, supplier, recipient, undertakings);
}

/** @returns what a document says of a draft as it is issued: parties and amounts as of today. */
export function issuedContent(
  { draft, placeOfSupply, heads, computed }: PricedDraft,
  facts: Pick<InvoiceFacts, 'supplier' | 'customer' | 'undertakings' | 'places'>,
) {
  const { customer, undertakings, places } = facts;
  invariant(customer !== null, 'An issued document has a customer.');
  const lines = draft.lines.map((line, index) => {
    const amounts = computed.lines[index];
    invariant(amounts !== undefined, 'Every line was computed.');
    const income = incomeRoleOf(draft, line);
    return { ...line, ...amounts, income, ...expiryOf(line, places) };
  });
  const { roundOffPaise } = computed;
  const { recipient } = customer;
  const lut = undertakingOn(undertakings, calendarDate(draft.issueDate));
  const supplier = { ...facts.supplier, lut };
  return { ...draft, placeOfSupply, heads, supplier, recipient, lines, roundOffPaise };
}

/** What the challan still has open stays open as far as the invoice does not bill it. */
const billedOf = (lines: GoodsOnInvoice['lines'], delivered: GoodsDelivery): GoodsDelivery => ({
  ...delivered,
  goods: [...goodsBilled(lines, delivered.goods)],
});

/** @returns the event by which a priced draft is issued to its customer. */
export function issuedInvoice(
  { customerId }: Pick<DraftedInvoice, 'customerId'>,
  ids: { readonly invoiceId: number; readonly journalId: JournalId; readonly number: string },
  priced: PricedDraft,
  facts: InvoiceFacts,
): InvoiceIssued {
  const content = issuedContent(priced, facts);
  const { supplier, recipient } = content;
  const lines = withNatures(priced.draft, content.lines).map((line) => {
    const incomeAccountId = incomeAccountOf(priced.draft, line, facts);
    return { ...line, ...(incomeAccountId !== null && { incomeAccountId }) };
  });
  const title = titleOf({
    supplierRegistration: supplier.registration,
    recipientRegistration: recipient.registration,
    treatments: lines.map(({ treatment }) => treatment),
  });
  const { taxablePaise, taxPaise } = amountsOf(lines);
  const data = {
    ...content,
    lines,
    invoiceId: ids.invoiceId,
    customerId,
    ...(isPrivatePerson(recipient.registration) && { privateCustomerId: customerId }),
    number: ids.number,
    journalId: taxablePaise + taxPaise === 0 ? null : ids.journalId,
    title,
    ...(facts.delivered != null && { delivered: billedOf(lines, facts.delivered) }),
  };
  return { type: 'InvoiceIssued', version: ISSUED_VERSION, data };
}
