// From a draft to a tax invoice, which never changes, and back: a cancelled number stays used.
import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../kernel/financial-year.ts';
import type { JournalId } from '../kernel/ids.ts';
import { invariant } from '../kernel/invariant.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { isPrivatePerson, titleOf } from '../tax/index.ts';
import type { CancelInvoice, InvoiceFacts } from './commands.ts';
import { priceDraft } from './drafting.ts';
import type { PricedDraft } from './drafting.ts';
import type { InvoiceEvent } from './events.ts';
import { amountsOf, balanceDueOf, totalOf } from './evolve.ts';
import type { DraftedInvoice, InvoiceState } from './evolve.ts';
import { ISSUED_VERSION } from './header.ts';
import type { InvoiceIssued } from './header.ts';
import type { InvoiceRejection } from './rejections.ts';

type Decision = Result<readonly InvoiceEvent[], InvoiceRejection>;

export const financialYearLabelOf = (date: string): string =>
  financialYearLabel(financialYearOf(calendarDate(date)));

/**
 * Issues a draft: the parties, the law's title and the amounts are copied as they are today. In
 * another financial year than its number's, it takes a new number first.
 * @param journalId of the journal that it makes.
 */
export function issue(
  state: DraftedInvoice,
  ids: { readonly invoiceId: number; readonly journalId: JournalId },
  facts: InvoiceFacts,
): Decision {
  const { issueDate, dueDate } = state.draft;
  const dates = { issueDate: calendarDate(issueDate), dueDate: calendarDate(dueDate) };
  const priced = priceDraft({ ...state.draft, ...dates }, facts);
  if (!priced.ok) return priced;
  const refusal = issueRefusal(dates.issueDate, priced.value, facts);
  if (refusal !== null) return rejected(refusal);
  const { invoiceId } = ids;
  const financialYear = financialYearLabelOf(issueDate);
  if (financialYear === state.financialYear) {
    return accepted([issued(state, { ...ids, number: state.number }, priced.value, facts)]);
  }
  const next = facts.nextInvoice(financialYear);
  return accepted([
    {
      type: 'InvoiceRenumbered',
      version: 1,
      data: { invoiceId, ...next, formerNumber: state.number },
    },
    issued(state, { ...ids, number: next.number }, priced.value, facts),
  ]);
}

function issueRefusal(
  issueDate: CalendarDate,
  { placeOfSupply }: PricedDraft,
  { today, supplier, customer }: InvoiceFacts,
): InvoiceRejection | null {
  if (customer !== null && !customer.active) {
    return { kind: 'invoice_customer_inactive', name: customer.recipient.name };
  }
  if (issueDate > today) return { kind: 'issued_in_the_future', issueDate, today };
  if (placeOfSupply === null && supplier.registration !== 'unregistered') {
    return { kind: 'place_of_supply_unknown' };
  }
  return null;
}

function issued(
  { customerId }: DraftedInvoice,
  ids: { readonly invoiceId: number; readonly journalId: JournalId; readonly number: string },
  { draft, placeOfSupply, heads, computed }: PricedDraft,
  { supplier, customer }: InvoiceFacts,
): InvoiceIssued {
  invariant(customer !== null, 'An invoice has a customer.');
  const { recipient } = customer;
  const lines = draft.lines.map((line, index) => {
    const amounts = computed.lines[index];
    invariant(amounts !== undefined, 'Every line was computed.');
    return { ...line, ...amounts };
  });
  const title = titleOf({
    supplierRegistration: supplier.registration,
    recipientRegistration: recipient.registration,
    treatments: lines.map(({ treatment }) => treatment),
  });
  const { roundOffPaise } = computed;
  const { taxablePaise, taxPaise } = amountsOf(lines);
  const data = {
    ...draft,
    invoiceId: ids.invoiceId,
    customerId,
    ...(isPrivatePerson(recipient.registration) && { privateCustomerId: customerId }),
    number: ids.number,
    journalId: taxablePaise + taxPaise === 0 ? null : ids.journalId,
    title,
    placeOfSupply,
    heads,
    supplier,
    recipient,
    lines,
    roundOffPaise,
  };
  return { type: 'InvoiceIssued', version: ISSUED_VERSION, data };
}

/** A draft goes as it is; an issued one only while nobody has paid, allocated or credited. */
export function cancel(state: InvoiceState, { data }: CancelInvoice): Decision {
  const { invoiceId, reason } = data;
  if (state.status === 'absent') return rejected({ kind: 'invoice_not_found', invoiceId });
  const { customerId, number } = state;
  if (state.status === 'cancelled') return accepted([]);
  const base = { invoiceId, customerId, number, reason };
  if (state.status === 'draft') {
    return accepted([{ type: 'InvoiceCancelled', version: 1, data: { ...base, issued: null } }]);
  }
  const totalPaise = totalOf(state.issued);
  if (balanceDueOf(state) !== totalPaise || state.creditNotes.length > 0) {
    return rejected({ kind: 'invoice_is_settled', number });
  }
  const { taxPaise: _tax, ...amounts } = amountsOf(state.issued.lines);
  const was = { issueDate: state.issued.issueDate, ...amounts, totalPaise };
  return accepted([{ type: 'InvoiceCancelled', version: 1, data: { ...base, issued: was } }]);
}
