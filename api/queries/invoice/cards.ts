// Invoices as a list shows them, with the customers as they are called now.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { customersById } from '#projections/customer-list/read.ts';
import type { CustomerRow } from '#projections/customer-list/table.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { invoicesAtPortal } from '#projections/e-invoices/read.ts';
import { remindersOf } from '#projections/customer-mails/read.ts';
import { daysSent } from '#projections/invoice-status/read-emails.ts';
import type { ReminderRow } from '#projections/customer-mails/table.ts';
import type { InvoiceRow } from '#projections/invoice-status/table.ts';
import type { EInvoiceStatus } from '#api/contract/invoice/portal.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { dayInIndia } from '#projections/runner/instant.ts';
import type { EmailRow } from '#projections/runner/writing/mail-columns.ts';
import { eInvoiceStatusOf } from './portal/status.ts';

export async function cardsOf(
  tables: QueryExecutorProvider,
  bookId: number,
  rows: readonly InvoiceRow[],
): Promise<InvoiceCard[]> {
  const ids = [...new Set(rows.map(({ customerId }) => customerId))];
  const customers = new Map(
    (await customersById(tables, bookId, ids)).map((row) => [row.customerId, row]),
  );
  const invoiceIds = rows.map(({ invoiceId }) => invoiceId);
  const sent = await daysSent(tables, bookId, invoiceIds);
  const reminders = await remindersOf(tables, bookId, { invoiceIds });
  const ofInvoice = Map.groupBy(reminders, ({ invoiceId }) => invoiceId);
  const atPortal = await statusesAtPortal(tables, bookId, invoiceIds);
  return rows.map((row) =>
    cardOf(row, customers.get(row.customerId), {
      reminded: remindedOn(ofInvoice.get(row.invoiceId) ?? []),
      sent: sent.get(row.invoiceId) ?? null,
      eInvoice: atPortal.get(row.invoiceId) ?? null,
    }),
  );
}

/** A book that need not register anything is asked no further. */
async function statusesAtPortal(
  tables: QueryExecutorProvider,
  bookId: number,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, EInvoiceStatus | null>> {
  const settings = await settingsOf(tables, bookId);
  if (settings.turnovers.size === 0) return new Map();
  const rows = await invoicesAtPortal(tables, bookId, invoiceIds);
  return new Map(
    rows.map(({ invoiceId, issueDate: date, issued, state }) => {
      const row = state === null ? undefined : { state };
      return [invoiceId, eInvoiceStatusOf({ settings, issued, date, isCancelled: false, row })];
    }),
  );
}

/** @returns the last day on which a reminder was asked for that did not fail. */
export const remindedOn = (
  reminders: readonly Pick<ReminderRow, 'status' | 'requestedOn'>[],
): CalendarDate | null =>
  reminders
    .filter(({ status }) => status !== 'failed')
    .map(({ requestedOn }) => requestedOn)
    .toSorted()
    .at(-1) ?? null;

/** @returns the last day on which an e-mail with the invoice went out. */
export const sentOn = (
  emails: readonly Pick<EmailRow, 'status' | 'updatedAt'>[],
): CalendarDate | null =>
  emails
    .filter(({ status }) => status === 'sent')
    .map(({ updatedAt }) => dayInIndia(updatedAt))
    .toSorted()
    .at(-1) ?? null;

/** What else is said on a card: the last reminder, and how it stands with the e-invoice portal. */
type CardMarks = {
  readonly reminded: CalendarDate | null;
  /** The last day on which it went to the customer. */
  readonly sent: CalendarDate | null;
  readonly eInvoice: EInvoiceStatus | null;
};

/** How a card shows its customer. */
export type CustomerNames = Pick<CustomerRow, 'name' | 'email'>;

/**
 * Nothing is due on what was never issued or was cancelled. A credited one may be due again: when
 * its payment was taken back, the note being the customer's to allocate.
 */
export function cardOf(
  row: InvoiceRow,
  customer: CustomerNames | undefined,
  { reminded, sent, eInvoice }: CardMarks,
): InvoiceCard {
  const isIssued = row.status !== 'draft' && row.status !== 'cancelled';
  const duePaise = isIssued ? row.totalPaise - row.settledPaise : 0;
  return {
    id: row.invoiceId,
    number: row.number,
    status: row.status,
    partPaid: duePaise > 0 && row.settledPaise > 0,
    customerId: row.customerId,
    customerName: customer?.name ?? '',
    customerEmail: customer?.email ?? null,
    issueDate: row.issueDate,
    dueDate: row.dueDate,
    totalPaise: row.totalPaise,
    taxablePaise: row.taxablePaise,
    balanceDuePaise: duePaise,
    remindedOn: reminded,
    sentOn: sent,
    ...(eInvoice !== null && { eInvoice }),
    journalId: row.journalId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    seq: row.lastSeq,
  };
}

/** @returns the invoices of a customer on which something happened after an event. */
export async function invoicesTouchedAfter(
  db: QueryExecutorProvider,
  bookId: number,
  { customerId, seq }: { readonly customerId: number; readonly seq: number },
): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select invoice_id as id from invoices
    where book_id = ${bookId} and customer_id = ${customerId} and last_seq > ${seq}
  `.execute(db);
  return rows.map(({ id }) => id);
}
