import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { literally } from '../runner/text-search.ts';
import { otherWithGstin } from '../runner/party-columns.ts';
import { rowColumns } from '../runner/row-columns.ts';
import { customers } from './table.ts';
import type { CustomerRow, CustomerTotals } from './table.ts';

export const customerColumns = sql`
  ${rowColumns(customers, 'r', 'book_id', 'name_key')},
  coalesce(t.orders, 0) as orders, coalesce(t.taxable_paise, 0) as "taxablePaise",
  coalesce(t.billed_paise, 0) as "billedPaise"`;

export const withTotals = sql`
  left join customer_totals t on t.book_id = r.book_id and t.customer_id = r.customer_id`;

export type CustomerFilter = {
  /** Every one of these words must occur in the name, company, e-mail, phone, GSTIN or city. */
  readonly words: readonly string[];
  readonly active: boolean | null;
};

/** @param words as `nameKey` has them. */
export const containsWords = (words: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    [sql`true`, ...words.map((word) => sql`r.search_key like ${`%${literally(word)}%`}`)],
    sql` and `,
  );

/** @returns a query for the ids of the customers that a text finds, its words in any order. */
export const matchingCustomers = (bookId: number, key: string): RawBuilder<unknown> => sql`
  select r.customer_id from customers r
  where r.book_id = ${bookId} and ${containsWords(key.split(' '))}`;

/** @returns every customer that the filter lets through, by name. */
export async function customersFound(
  db: QueryExecutorProvider,
  bookId: number,
  { words, active }: CustomerFilter,
): Promise<Pick<CustomerRow, 'customerId' | 'accountId' | 'name'>[]> {
  const { rows } = await sql<Pick<CustomerRow, 'customerId' | 'accountId' | 'name'>>`
    select r.customer_id as "customerId", r.account_id as "accountId", r.name from customers r
    where r.book_id = ${bookId} and ${containsWords(words)}
      ${active === null ? sql`` : sql`and r.active = ${active}`}
    order by r.name_key, r.customer_id
  `.execute(db);
  return rows;
}

export type CustomerPageRequest = {
  readonly limit: number;
  /** Where the page before ended; null for the first. */
  readonly after: { readonly nameKey: string; readonly customerId: number } | null;
};

/** @returns customers by name. The page is chosen first, by its index, and only then filled. */
export async function customersPage(
  db: QueryExecutorProvider,
  bookId: number,
  { limit, after }: CustomerPageRequest,
  { words, active }: CustomerFilter,
): Promise<(CustomerRow & { readonly nameKey: string })[]> {
  const { rows } = await sql<CustomerRow & { readonly nameKey: string }>`
    select ${customerColumns}, r.name_key as "nameKey" from (
      select * from customers r
      where r.book_id = ${bookId} and ${containsWords(words)}
        ${active === null ? sql`` : sql`and r.active = ${active}`}
        ${
          after === null
            ? sql``
            : sql`and (r.name_key, r.customer_id) > (${after.nameKey}, ${after.customerId})`
        }
      order by r.name_key, r.customer_id
      limit ${limit}
    ) as r ${withTotals}
    order by r.name_key, r.customer_id
  `.execute(db);
  return rows;
}

/** @returns those of the customers that the book has, in no order. */
export async function customersById(
  db: QueryExecutorProvider,
  bookId: number,
  customerIds: readonly number[],
): Promise<CustomerRow[]> {
  if (customerIds.length === 0) return [];
  const { rows } = await sql<CustomerRow>`
    select ${customerColumns} from customers r ${withTotals}
    where r.book_id = ${bookId} and r.customer_id = any(${[...customerIds]}::bigint[])
  `.execute(db);
  return rows;
}

/** @returns what a customer has been billed, or null before the first invoice. */
export async function totalsOfCustomer(
  db: QueryExecutorProvider,
  bookId: number,
  customerId: number,
): Promise<CustomerTotals | null> {
  const { rows } = await sql<CustomerTotals>`
    select orders, taxable_paise as "taxablePaise", billed_paise as "billedPaise",
      last_seq as "lastSeq"
    from customer_totals where book_id = ${bookId} and customer_id = ${customerId}
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns whose ledger an account is, or null. */
export async function customerOfAccount(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
): Promise<number | null> {
  const { rows } = await sql<{ readonly customerId: number }>`
    select customer_id as "customerId" from customers
    where book_id = ${bookId} and account_id = ${accountId}
  `.execute(db);
  return rows[0]?.customerId ?? null;
}

/** Another customer who has a GSTIN: the first, or none. */
export const customerWithGstin = otherWithGstin('customers');

type CustomerCounts = {
  readonly total: number;
  readonly active: number;
  readonly taxablePaise: number;
};

export async function customerCounts(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<CustomerCounts> {
  const { rows } = await sql<CustomerCounts>`
    select count(*) as total, count(*) filter (where active) as active,
      (select coalesce(sum(taxable_paise), 0)::bigint from customer_totals
        where book_id = ${bookId}) as "taxablePaise"
    from customers where book_id = ${bookId}
  `.execute(db);
  return rows[0] ?? { total: 0, active: 0, taxablePaise: 0 };
}

/** @returns the book that has a customer of this number, or null: a number is given once. */
export async function bookOfCustomer(
  db: QueryExecutorProvider,
  customerId: number,
): Promise<number | null> {
  const { rows } = await sql<{ readonly bookId: number }>`
    select book_id as "bookId" from customers where customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.bookId ?? null;
}
