// The invoices as a register: any stretch of the whole list in one of its orders, and what the list
// comes to.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import {
  everyCondition,
  invoiceCondition,
  openExpression,
  placeConditions,
  selectInvoices,
  statusConditions,
  statusOn,
} from './read.ts';
import { invoicesFor } from './read-settled.ts';
import type { InvoiceFilter } from './read.ts';
import type { InvoiceRow } from './table.ts';

/** The orders that an index serves; one with a minus is the other way round. */
const INVOICE_ORDERS = [
  'date',
  '-date',
  'number',
  '-number',
  'due',
  '-due',
  'amount',
  '-amount',
] as const;
export type InvoiceListOrder = (typeof INVOICE_ORDERS)[number];

const ORDERS: Readonly<Record<InvoiceListOrder, RawBuilder<unknown>>> = {
  date: sql`r.issue_date, r.seq`,
  '-date': sql`r.issue_date desc, r.seq desc`,
  number: sql`length(r.number_key), r.number_key, r.seq`,
  '-number': sql`length(r.number_key) desc, r.number_key desc, r.seq desc`,
  due: sql`r.due_date, r.seq`,
  '-due': sql`r.due_date desc, r.seq desc`,
  amount: sql`r.total_paise, r.seq`,
  '-amount': sql`r.total_paise desc, r.seq desc`,
};

type Place = { readonly bookId: number; readonly today: string };

/**
 * The places are found before the rows are read, which an index alone answers where nothing is
 * filtered.
 * @param stretch how many invoices, after how many of the list.
 */
export async function invoicesStretch(
  db: QueryExecutorProvider,
  { bookId, today }: Place,
  stretch: { readonly limit: number; readonly offset: number; readonly order: InvoiceListOrder },
  filter: InvoiceFilter,
): Promise<InvoiceRow[]> {
  const order = ORDERS[stretch.order];
  const { rows } = await sql<InvoiceRow>`
    with places as materialized (
      select r.invoice_id as place from ${invoicesFor(bookId, filter)}
      where ${invoiceCondition(bookId, today, filter)}
      order by ${order} limit ${stretch.limit} offset ${stretch.offset}
    )
    ${selectInvoices(today)} from ${invoicesFor(bookId, filter)}
    where r.book_id = ${bookId} and r.invoice_id in (select place from places)
    order by ${order}
  `.execute(db);
  return rows;
}

type InvoiceSums = {
  readonly count: number;
  /** Those of them that are issued. */
  readonly issued: number;
  readonly totalPaise: number;
  readonly duePaise: number;
  /** How many there are of each status, whatever status the filter asks for. */
  readonly byStatus: Readonly<Partial<Record<InvoiceRow['status'], number>>>;
};

/** Drafts and cancelled ones are counted, and come to nothing (readings 29). */
export async function invoiceSums(
  db: QueryExecutorProvider,
  { bookId, today }: Place,
  filter: InvoiceFilter,
): Promise<InvoiceSums> {
  const { rows } = await sql<InvoiceSums>`
    with one as (
      select r.state, r.total_paise, ${openExpression} as due, ${statusOn(today)} as status,
        ${everyCondition(statusConditions(today, filter))} as passes
      from ${invoicesFor(bookId, filter)} where ${everyCondition(placeConditions(bookId, filter))}
    ), of_status as (
      select status, count(*) as count, count(*) filter (where passes) as passing,
        count(*) filter (where passes and state = 'issued') as issued,
        sum(total_paise) filter (where passes and state = 'issued') as total,
        sum(due) filter (where passes and state = 'issued') as due
      from one group by status
    )
    select coalesce(sum(passing), 0)::bigint as count, coalesce(sum(issued), 0)::bigint as issued,
      coalesce(sum(total), 0)::bigint as "totalPaise", coalesce(sum(due), 0)::bigint as "duePaise",
      coalesce(jsonb_object_agg(status, count), '{}') as "byStatus"
    from of_status
  `.execute(db);
  return rows[0] ?? { count: 0, issued: 0, totalPaise: 0, duePaise: 0, byStatus: {} };
}
