// A reminder is a customer's, and stands on each invoice of which it reminds.
import { addressFor } from '../../customer/index.ts';
import type { CustomerCommand, CustomerState } from '../../customer/index.ts';
import { awaitsReminderOutcome, overduePaiseToRemind } from '../../invoice/index.ts';
import type { InvoiceEvent } from '../../invoice/index.ts';
import { streamName } from '../../kernel/ids.ts';
import type { DocumentContext, StreamEvent } from '../facts.ts';

type InvoiceToRemind = { readonly invoiceId: number; readonly duePaise: number };

/** @returns those invoices of a reminder that are overdue, and were not reminded of just now. */
export function invoicesToRemind(
  { type, data }: CustomerCommand,
  { states, facts: { today } }: DocumentContext,
): readonly InvoiceToRemind[] {
  if (type !== 'RequestReminder') return [];
  const { customerId, again } = data;
  return [...new Set(data.invoiceIds)]
    .map((invoiceId) => {
      const question = { customerId, today, again };
      return { invoiceId, duePaise: overduePaiseToRemind(states.invoice(invoiceId), question) };
    })
    .filter(({ duePaise }) => duePaise > 0);
}

/** @returns the events on the invoices: a reminder was asked for, or what became of it. */
export function reminderEvents(
  command: CustomerCommand,
  customer: CustomerState,
  { states, facts: { today } }: DocumentContext,
  invoices: readonly InvoiceToRemind[],
): readonly StreamEvent[] {
  if (command.type === 'ReportReminder') {
    const { emailId, outcomes } = command.data;
    return outcomes
      .filter(({ invoiceId, reason }) =>
        awaitsReminderOutcome(states.invoice(invoiceId), { emailId, reason }),
      )
      .map(({ invoiceId, reason }) => onInvoice(outcomeEvent({ emailId, invoiceId }, reason)));
  }
  if (command.type !== 'RequestReminder' || !('receipts' in customer)) return [];
  const { emailId, customerId } = command.data;
  const to = addressFor(customer, command.data.to);
  if (to === null) return [];
  const asked = { emailId, customerId, to, requestedOn: today };
  return invoices.map((invoice) =>
    onInvoice({
      type: 'InvoiceReminderRequested',
      version: 1,
      data: { ...asked, ...invoice },
    }),
  );
}

type ReminderName = { readonly emailId: number; readonly invoiceId: number };

const outcomeEvent = (data: ReminderName, reason: string | null): InvoiceEvent =>
  reason === null
    ? { type: 'InvoiceReminded', version: 1, data }
    : { type: 'InvoiceReminderFailed', version: 1, data: { ...data, reason } };

const onInvoice = (event: InvoiceEvent): StreamEvent => ({
  stream: streamName('invoice', event.data.invoiceId),
  event,
});
