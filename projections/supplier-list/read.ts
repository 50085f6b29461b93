import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { literally } from '../runner/text-search.ts';
import { otherWithGstin } from '../runner/party-columns.ts';
import { rowColumns } from '../runner/row-columns.ts';
import { suppliers } from './table.ts';
import type { SupplierRow } from './table.ts';

const supplierColumns = rowColumns(suppliers, 'r', 'book_id', 'name_key');

type SupplierFilter = {
  /** Every one of these words, as `nameKey` has them, occurs in name, company, GSTIN or city. */
  readonly words: readonly string[];
  readonly active: boolean | null;
};

const passes = ({ words, active }: SupplierFilter): RawBuilder<unknown> =>
  sql.join(
    [
      active === null ? sql`true` : sql`r.active = ${active}`,
      ...words.map(
        (word) => sql`lower(concat_ws(' ', r.name_key, r.company, r.gstin, r.city, r.phone))
          like ${`%${literally(word)}%`}`,
      ),
    ],
    sql` and `,
  );

type SupplierStretch = { readonly limit: number; readonly offset: number };

/** @returns suppliers by name, after `offset` others. */
export async function suppliersStretch(
  db: QueryExecutorProvider,
  bookId: number,
  { limit, offset }: SupplierStretch,
  filter: SupplierFilter,
): Promise<SupplierRow[]> {
  const { rows } = await sql<SupplierRow>`
    select ${supplierColumns} from suppliers r
    where r.book_id = ${bookId} and ${passes(filter)}
    order by r.name_key, r.customer_id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** @returns how many suppliers the book has, and the ledgers of those that a filter finds. */
export async function supplierAccounts(
  db: QueryExecutorProvider,
  bookId: number,
  filter: SupplierFilter,
): Promise<{ readonly of: number; readonly accountIds: readonly number[] }> {
  const { rows } = await sql<{ readonly of: number; readonly accountIds: readonly number[] }>`
    select count(*)::int as "of",
      coalesce(json_agg(r.account_id) filter (where ${passes(filter)}), '[]') as "accountIds"
    from suppliers r where r.book_id = ${bookId}
  `.execute(db);
  return rows[0] ?? { of: 0, accountIds: [] };
}

/** @returns those of the suppliers that the book has, in no order. */
export async function suppliersById(
  db: QueryExecutorProvider,
  bookId: number,
  customerIds: readonly number[],
): Promise<SupplierRow[]> {
  if (customerIds.length === 0) return [];
  const { rows } = await sql<SupplierRow>`
    select ${supplierColumns} from suppliers r
    where r.book_id = ${bookId} and r.customer_id = any(${[...customerIds]}::bigint[])
  `.execute(db);
  return rows;
}

/** @returns the party whose ledger under Sundry Creditors an account is, or null. */
export async function supplierOfAccount(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
): Promise<number | null> {
  const { rows } = await sql<{ readonly customerId: number }>`
    select customer_id as "customerId" from suppliers
    where book_id = ${bookId} and account_id = ${accountId}
  `.execute(db);
  return rows[0]?.customerId ?? null;
}

/** @returns the book that has a supplier of this number, or null: a number is given once. */
export async function bookOfSupplier(
  db: QueryExecutorProvider,
  customerId: number,
): Promise<number | null> {
  const { rows } = await sql<{ readonly bookId: number }>`
    select book_id as "bookId" from suppliers where customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.bookId ?? null;
}

/** Another supplier who has a GSTIN: the first, or none. */
export const supplierWithGstin = otherWithGstin('suppliers');

/** @returns the suppliers whose ledgers are among some accounts, in no order. */
export async function suppliersOfAccounts(
  db: QueryExecutorProvider,
  bookId: number,
  accountIds: readonly number[],
): Promise<SupplierRow[]> {
  const { rows } = await sql<SupplierRow>`
    select ${supplierColumns} from suppliers r
    where r.book_id = ${bookId} and r.account_id = any(${[...accountIds]}::bigint[])
  `.execute(db);
  return rows;
}
