// The customers as a register: any stretch of the whole list in one of its orders, and what the
// list comes to.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { customerColumns, holding, withTotals } from './read.ts';
import type { CustomerFilter } from './read.ts';
import type { CustomerRow } from './table.ts';

/** One with a minus is the other way round. */
export const CUSTOMER_ORDERS = [
  'name',
  '-name',
  'orders',
  '-orders',
  'revenue',
  '-revenue',
  'added',
  '-added',
] as const;
export type CustomerListOrder = (typeof CUSTOMER_ORDERS)[number];

/** What was billed stands apart from the customers, of whom a book has few beside its invoices. */
const ORDERS: Readonly<Record<CustomerListOrder, RawBuilder<unknown>>> = {
  name: sql`r.name_key, r.customer_id`,
  '-name': sql`r.name_key desc, r.customer_id desc`,
  orders: sql`coalesce(t.orders, 0), r.name_key, r.customer_id`,
  '-orders': sql`coalesce(t.orders, 0) desc, r.name_key, r.customer_id`,
  revenue: sql`coalesce(t.taxable_paise, 0), r.name_key, r.customer_id`,
  '-revenue': sql`coalesce(t.taxable_paise, 0) desc, r.name_key, r.customer_id`,
  added: sql`r.customer_id`,
  '-added': sql`r.customer_id desc`,
};

const activeOnly = (active: boolean | null): RawBuilder<unknown> =>
  active === null ? sql`true` : sql`r.active = ${active}`;

/** @param stretch how many customers, after how many of the list. */
export async function customersStretch(
  db: QueryExecutorProvider,
  bookId: number,
  stretch: { readonly limit: number; readonly offset: number; readonly order: CustomerListOrder },
  { words, active }: CustomerFilter,
): Promise<CustomerRow[]> {
  const order = ORDERS[stretch.order];
  const { rows } = await sql<CustomerRow>`
    with places as materialized (
      select r.customer_id as place from customers r ${withTotals}
      where r.book_id = ${bookId} and ${holding(words)} and ${activeOnly(active)}
      order by ${order} limit ${stretch.limit} offset ${stretch.offset}
    )
    select ${customerColumns} from customers r ${withTotals}
    where r.book_id = ${bookId} and r.customer_id in (select place from places)
    order by ${order}
  `.execute(db);
  return rows;
}

export type CustomerSums = {
  readonly count: number;
  readonly orders: number;
  /** Billed less credited, before tax. */
  readonly taxablePaise: number;
  /** How many the words find, whatever status the filter asks for. */
  readonly active: number;
  readonly inactive: number;
};

export async function customerSums(
  db: QueryExecutorProvider,
  bookId: number,
  { words, active }: CustomerFilter,
): Promise<CustomerSums> {
  const { rows } = await sql<CustomerSums>`
    with one as (
      select r.active, ${activeOnly(active)} as passes, coalesce(t.orders, 0) as orders,
        coalesce(t.taxable_paise, 0) as taxable
      from customers r ${withTotals} where r.book_id = ${bookId} and ${holding(words)}
    )
    select count(*) filter (where passes) as count,
      coalesce(sum(orders) filter (where passes), 0)::bigint as orders,
      coalesce(sum(taxable) filter (where passes), 0)::bigint as "taxablePaise",
      count(*) filter (where active) as active, count(*) filter (where not active) as inactive
    from one
  `.execute(db);
  return rows[0] ?? { count: 0, orders: 0, taxablePaise: 0, active: 0, inactive: 0 };
}
