// Lists of invoices: a page of the newest, any stretch in an order, and what a list comes to.
import { nameKey } from '#core/kernel/text.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { matchingCustomers } from '#projections/customer-list/read.ts';
import { isToRegister } from '#projections/e-invoices/read.ts';
import { invoicesPage } from '#projections/invoice-status/read.ts';
import type { InvoiceFilter } from '#projections/invoice-status/read.ts';
import { invoicesStretch, invoiceSums } from '#projections/invoice-status/read-register.ts';
import type { InvoiceListOrder } from '#projections/invoice-status/read-register.ts';
import type { InvoiceRow } from '#projections/invoice-status/table.ts';
import type { InvoiceCard, InvoiceListFigures } from '#api/contract/invoice/invoice.ts';
import type { JournalPage } from '#api/queries/journal/journal-list.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { cardsOf } from './cards.ts';
import { registersFrom } from './portal/status.ts';

/** What a list of invoices may be narrowed to, as the wire has it. */
export type InvoiceNarrowing = {
  /** What is dated later is left out: invoices, and what settles them. */
  readonly as_on?: string | undefined;
  readonly search?: string | undefined;
  readonly filter?: InvoiceRow['status'] | 'open' | 'to-register' | undefined;
  readonly customer?: number | undefined;
  /** Days of issue, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Paise that the invoice comes to, both included. */
  readonly amount_from?: number | undefined;
  readonly amount_to?: number | undefined;
};

type InvoiceListing = InvoiceNarrowing & {
  readonly limit: number;
  readonly before?: number | undefined;
};

type InvoiceStretch = {
  readonly limit: number;
  readonly offset: number;
  readonly order: InvoiceListOrder;
};

/** The day by which an invoice is overdue. */
const dayOf = async (tables: ReadTables, { as_on: asOn }: InvoiceNarrowing): Promise<string> =>
  asOn ?? readTodayInIndia(tables);

export async function invoiceFilterOf(
  tables: ReadTables,
  { bookId, today }: { readonly bookId: number; readonly today: string },
  { as_on: asOn, search = '', filter, customer, from, to, ...amount }: InvoiceNarrowing,
): Promise<InvoiceFilter> {
  const key = nameKey(search);
  const narrowed =
    filter === 'to-register'
      ? { also: isToRegister(registersFrom(await settingsOf(tables, bookId), today)) }
      : { status: filter };
  return {
    asOn,
    customerId: customer,
    from,
    to,
    fromPaise: amount.amount_from,
    toPaise: amount.amount_to,
    ...narrowed,
    search: key === '' ? undefined : { number: key, customers: matchingCustomers(bookId, key) },
  };
}

/** @returns a page of the book's invoices, newest first, and where the next one begins. */
export function listInvoiceCards(
  db: ReadTables,
  bookId: number,
  { limit, before, ...narrowing }: InvoiceListing,
): Promise<JournalPage<InvoiceCard>> {
  return snapshot(db, async (tables) => {
    const today = await dayOf(tables, narrowing);
    const page = { limit: limit + 1, before: before ?? null };
    const filter = await invoiceFilterOf(tables, { bookId, today }, narrowing);
    const rows = await invoicesPage(tables, { bookId, today }, page, filter);
    const items = rows.slice(0, limit);
    const next = rows.length > limit ? (items.at(-1)?.invoiceId ?? null) : null;
    return { items: await cardsOf(tables, bookId, items), next };
  });
}

/** @returns at most `limit` invoices of the list in its order, after `offset` others. */
export function listInvoiceStretch(
  db: ReadTables,
  bookId: number,
  stretch: InvoiceStretch,
  narrowing: InvoiceNarrowing,
): Promise<InvoiceCard[]> {
  return snapshot(db, async (tables) => {
    const today = await dayOf(tables, narrowing);
    const filter = await invoiceFilterOf(tables, { bookId, today }, narrowing);
    const rows = await invoicesStretch(tables, { bookId, today }, stretch, filter);
    return cardsOf(tables, bookId, rows);
  });
}

/** @returns how many invoices there are of that kind and of each status, and their sums. */
export function readInvoiceSums(
  db: ReadTables,
  bookId: number,
  narrowing: InvoiceNarrowing,
): Promise<InvoiceListFigures> {
  return snapshot(db, async (tables) => {
    const today = await dayOf(tables, narrowing);
    const filter = await invoiceFilterOf(tables, { bookId, today }, narrowing);
    const sums = await invoiceSums(tables, { bookId, today }, filter);
    return {
      count: sums.count,
      issued: sums.issued,
      totalPaise: sums.totalPaise,
      balanceDuePaise: sums.duePaise,
      byStatus: { ...NONE_OF_ANY_STATUS, ...sums.byStatus },
    };
  });
}

const NONE_OF_ANY_STATUS = {
  draft: 0,
  sent: 0,
  paid: 0,
  overdue: 0,
  cancelled: 0,
  credited: 0,
} as const satisfies Record<InvoiceRow['status'], number>;
