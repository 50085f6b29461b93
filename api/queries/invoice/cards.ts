// Invoices as a list shows them, with the customers as they are called now; and which of them stand
// around an event.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { textArray } from '#api/store/sql.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { nameKey } from '#core/kernel/text.ts';
import { customersById, matchingCustomers } from '#projections/customer-list/read.ts';
import type { CustomerRow } from '#projections/customer-list/table.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { invoicesAtPortal, isToRegister } from '#projections/e-invoices/read.ts';
import { remindersOf } from '#projections/customer-mails/read.ts';
import type { ReminderRow } from '#projections/customer-mails/table.ts';
import { invoicesPage, invoiceSums } from '#projections/invoice-status/read.ts';
import type { InvoiceFilter, WholeInvoice } from '#projections/invoice-status/read.ts';
import type { InvoiceRow } from '#projections/invoice-status/table.ts';
import type { EInvoiceStatus } from '#api/contract/invoice/portal.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import type { JournalPage } from '#api/queries/journal/journal-list.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { eInvoiceStatusOf, registersFrom } from './portal/status.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** What a list of invoices may be narrowed to, as the wire has it. */
export type InvoiceNarrowing = {
  readonly search?: string | undefined;
  readonly filter?: InvoiceRow['status'] | 'open' | 'to-register' | undefined;
  readonly customer?: number | undefined;
};

export type InvoiceListing = InvoiceNarrowing & {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly order: 'newest' | 'due';
};

async function filterOf(
  tables: ReadTables,
  { bookId, today }: { readonly bookId: number; readonly today: string },
  { search = '', filter, customer }: InvoiceNarrowing,
): Promise<InvoiceFilter> {
  const key = nameKey(search);
  const narrowed =
    filter === 'to-register'
      ? { also: isToRegister(registersFrom(await settingsOf(tables, bookId), today)) }
      : { status: filter };
  return {
    customerId: customer,
    ...narrowed,
    search: key === '' ? undefined : { number: key, customers: matchingCustomers(bookId, key) },
  };
}

/** @returns a page of the book's invoices, and where the next one begins. */
export function listInvoiceCards(
  db: ReadTables,
  bookId: number,
  { limit, before, order, ...narrowing }: InvoiceListing,
): Promise<JournalPage<InvoiceCard>> {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const byDueDate = order === 'due';
    const page = { limit: limit + 1, before: before ?? null, byDueDate };
    const filter = await filterOf(tables, { bookId, today }, narrowing);
    const rows = await invoicesPage(tables, { bookId, today }, page, filter);
    const items = rows.slice(0, limit);
    const next = rows.length > limit && !byDueDate ? (items.at(-1)?.invoiceId ?? null) : null;
    return { items: await cardsOf(tables, bookId, items), next };
  });
}

/** @returns how many invoices there are of that kind, and what they come to. */
export function readInvoiceSums(db: ReadTables, bookId: number, narrowing: InvoiceNarrowing) {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const filter = await filterOf(tables, { bookId, today }, narrowing);
    const sums = await invoiceSums(tables, { bookId, today }, filter);
    return {
      count: sums.count,
      total: rupeesFromPaise(sums.totalPaise),
      balance_due: rupeesFromPaise(sums.duePaise),
    };
  });
}

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

/** @returns for each moment of drafting the invoices drafted just before and after it. */
export async function neighboursOf(
  db: QueryExecutorProvider,
  places: readonly DraftingMoment[],
): Promise<readonly Neighbours[]> {
  const column = (of: (at: DraftingMoment) => number) =>
    sql`${textArray(places.map((place) => String(of(place))))}::bigint[]`;
  const { rows } = await sql<Neighbours>`
    select
      (select invoice_id from invoices where book_id = w.book_id and seq < w.seq
        order by seq desc limit 1) as "previousId",
      (select invoice_id from invoices where book_id = w.book_id and seq > w.seq
        and seq <= w.until order by seq limit 1) as "nextId"
    from unnest(${column(({ bookId }) => bookId)}, ${column(({ seq }) => seq)},
      ${column(({ until }) => until)}) with ordinality as w(book_id, seq, until, n)
    order by w.n
  `.execute(db);
  return rows;
}
