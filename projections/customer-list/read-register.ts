// The customers as a register: any stretch of the whole list in one of its orders, and what the
// list comes to.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { invariant } from '#core/kernel/invariant.ts';
import { customerColumns, containsWords, withTotals } from './read.ts';
import type { CustomerFilter } from './read.ts';
import type { CustomerDues, CustomerRow } from './table.ts';

/** By what the list is ordered; those that are equal in it are by their names. */
const COLUMNS = {
  name: (turn) => sql`r.name_key ${turn}, r.customer_id ${turn}`,
  orders: (turn) => sql`coalesce(t.orders, 0) ${turn}, r.name_key, r.customer_id`,
  // What was billed stands apart from the customers, of whom a book has few beside its invoices.
  revenue: (turn) => sql`coalesce(t.taxable_paise, 0) ${turn}, r.name_key, r.customer_id`,
  added: (turn) => sql`r.customer_id ${turn}`,
  outstanding: (turn) => sql`d.outstanding_paise ${turn}, r.name_key, r.customer_id`,
  overdue: (turn) => sql`d.overdue_paise ${turn}, r.name_key, r.customer_id`,
} satisfies Readonly<Record<string, (turn: RawBuilder<unknown>) => RawBuilder<unknown>>>;
type CustomerColumn = keyof typeof COLUMNS;

/** One with a minus is the other way round. */
type CustomerListOrder = CustomerColumn | `-${CustomerColumn}`;

function orderedBy(order: CustomerListOrder): RawBuilder<unknown> {
  const turn = order.startsWith('-') ? sql`desc` : sql`asc`;
  return COLUMNS[order.replace('-', '') as CustomerColumn](turn);
}

const withDues = sql`join dues d on d.customer_id = r.customer_id`;

/** Only an order by what is due needs it of all customers. */
const needsDues = (order: CustomerListOrder): boolean =>
  order.endsWith('outstanding') || order.endsWith('overdue');

const activeOnly = (active: boolean | null): RawBuilder<unknown> =>
  active === null ? sql`true` : sql`r.active = ${active}`;

export type CustomerStretch = {
  readonly limit: number;
  /** How many customers of the list come before. */
  readonly offset: number;
  readonly order: CustomerListOrder;
};

type CustomerList = {
  readonly bookId: number;
  /** A query for what is outstanding and overdue of each customer of the book. */
  readonly dues: RawBuilder<unknown>;
};

export async function customersStretch(
  db: QueryExecutorProvider,
  { bookId, dues }: CustomerList,
  stretch: CustomerStretch,
  { words, active }: CustomerFilter,
): Promise<CustomerRow[]> {
  const order = orderedBy(stretch.order);
  const isByDues = needsDues(stretch.order);
  const joined = isByDues ? sql`${withTotals} ${withDues}` : withTotals;
  const { rows } = await sql<CustomerRow>`
    with ${isByDues ? sql`dues as materialized (${dues}),` : sql``} places as materialized (
      select r.customer_id as place from customers r ${joined}
      where r.book_id = ${bookId} and ${containsWords(words)} and ${activeOnly(active)}
      order by ${order} limit ${stretch.limit} offset ${stretch.offset}
    )
    select ${customerColumns} from customers r ${joined}
    where r.book_id = ${bookId} and r.customer_id in (select place from places)
    order by ${order}
  `.execute(db);
  return rows;
}

type CustomerSums = CustomerDues & {
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
  { bookId, dues }: CustomerList,
  { words, active }: CustomerFilter,
): Promise<CustomerSums> {
  const { rows } = await sql<CustomerSums>`
    with dues as materialized (${dues}), one as (
      select r.active, ${activeOnly(active)} as passes, coalesce(t.orders, 0) as orders,
        coalesce(t.taxable_paise, 0) as taxable, d.outstanding_paise as outstanding,
        d.overdue_paise as overdue
      from customers r ${withTotals} ${withDues}
      where r.book_id = ${bookId} and ${containsWords(words)}
    )
    select count(*) filter (where passes) as count,
      coalesce(sum(orders) filter (where passes), 0)::bigint as orders,
      coalesce(sum(taxable) filter (where passes), 0)::bigint as "taxablePaise",
      coalesce(sum(outstanding) filter (where passes), 0)::bigint as "outstandingPaise",
      coalesce(sum(overdue) filter (where passes), 0)::bigint as "overduePaise",
      count(*) filter (where active) as active, count(*) filter (where not active) as inactive
    from one
  `.execute(db);
  invariant(rows[0] !== undefined, 'Sums without a group are always one row.');
  return rows[0];
}
