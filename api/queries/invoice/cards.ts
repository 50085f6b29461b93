// Invoices as a list shows them, with the customers as they are called now; and which of them stand
// around an event.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { textArray } from '#api/store/sql.ts';
import type { Sql } from '#api/store/sql.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { customersById } from '#projections/customer-list/read.ts';
import type { CustomerRow } from '#projections/customer-list/table.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { invoicesAtPortal } from '#projections/e-invoices/read.ts';
import { remindersOf } from '#projections/customer-mails/read.ts';
import type { ReminderRow } from '#projections/customer-mails/table.ts';
import type { WholeInvoice } from '#projections/invoice-status/read.ts';
import type { InvoiceRow } from '#projections/invoice-status/table.ts';
import type { EInvoiceStatus } from '#api/contract/invoice/portal.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
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
  const reminders = await remindersOf(tables, bookId, { invoiceIds });
  const ofInvoice = Map.groupBy(reminders, ({ invoiceId }) => invoiceId);
  const atPortal = await statusesAtPortal(tables, bookId, invoiceIds);
  return rows.map((row) =>
    cardOf(row, customers.get(row.customerId), {
      reminded: remindedOn(ofInvoice.get(row.invoiceId) ?? []),
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
): string | null =>
  reminders
    .filter(({ status }) => status !== 'failed')
    .map(({ requestedOn }) => requestedOn)
    .toSorted()
    .at(-1) ?? null;

/** What else is said on a card: the last reminder, and how it stands with the e-invoice portal. */
export type CardMarks = {
  readonly reminded: string | null;
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
  { reminded, eInvoice }: CardMarks,
): InvoiceCard {
  const isIssued = row.status !== 'draft' && row.status !== 'cancelled';
  const duePaise = isIssued ? row.totalPaise - row.settledPaise : 0;
  return {
    id: row.invoiceId,
    number: row.number,
    status: row.status,
    part_paid: duePaise > 0 && row.settledPaise > 0,
    customer_id: row.customerId,
    customer_name: customer?.name ?? '',
    customer_email: customer?.email ?? null,
    issue_date: row.issueDate,
    due_date: row.dueDate,
    total: rupeesFromPaise(row.totalPaise),
    taxable: rupeesFromPaise(row.taxablePaise),
    balance_due: rupeesFromPaise(duePaise),
    reminded_on: reminded,
    ...(eInvoice !== null && { e_invoice: eInvoice }),
    journal_id: row.journalId,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
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

export type Neighbours = Pick<WholeInvoice, 'previousId' | 'nextId'>;

/** When an invoice was drafted, seen at a moment of the log. */
export type DraftingMoment = {
  readonly bookId: number;
  /** Of the event that drafted the invoice. */
  readonly seq: number;
  /** What was drafted after it does not count. */
  readonly until: number;
};

const NEIGHBOURS = `
  select
    (select invoice_id from invoices where book_id = w.book_id and seq < w.seq
      order by seq desc limit 1) as "previousId",
    (select invoice_id from invoices where book_id = w.book_id and seq > w.seq
      and seq <= w.until order by seq limit 1) as "nextId"
  from unnest($1::bigint[], $2::bigint[], $3::bigint[])
    with ordinality as w(book_id, seq, until, n)
  order by w.n`;

/**
 * Without a name, so that it is planned as large as the table is by now: a plan that a connection
 * keeps from when there were few invoices reads all of them for each place.
 * @returns for each moment of drafting the invoices drafted just before and after it.
 */
export async function neighboursOf(
  store: Sql,
  places: readonly DraftingMoment[],
): Promise<readonly Neighbours[]> {
  const column = (of: (at: DraftingMoment) => number) =>
    textArray(places.map((place) => String(of(place))));
  const { rows } = await store.query<Neighbours>({
    text: NEIGHBOURS,
    values: [
      column(({ bookId }) => bookId),
      column(({ seq }) => seq),
      column(({ until }) => until),
    ],
  });
  return rows;
}
