// What is asked of the e-mails to a customer, and what became of them.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { CustomerId, EmailId, InvoiceId } from '../../kernel/ids.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly customerId: CustomerId; readonly emailId: EmailId } & Readonly<Data>;
};

/** `address` null is the customer's own. */
export type RequestStatementEmail = Command<
  'RequestStatementEmail',
  { address: string | null; from: CalendarDate; to: CalendarDate }
>;
/** What became of it; `reason` null means that it was handed over. */
export type ReportStatementEmail = Command<'ReportStatementEmail', { reason: string | null }>;

/** Those of the invoices that are still overdue when it is decided are reminded of. */
export type RequestReminder = Command<
  'RequestReminder',
  {
    invoiceIds: readonly InvoiceId[];
    /** Null is the customer's own address. */
    to: string | null;
    /** Whether those that were reminded of a few days ago are reminded of again. */
    again: boolean;
  }
>;
/** What became of it for each invoice; `reason` null means that it was handed over. */
export type ReportReminder = Command<
  'ReportReminder',
  {
    outcomes: readonly { readonly invoiceId: InvoiceId; readonly reason: string | null }[];
  }
>;
