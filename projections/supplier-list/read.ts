import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { instantAs } from '../runner/instant.ts';
import { literally } from '../runner/text-search.ts';
import type { SupplierRow } from './table.ts';

const supplierColumns = sql`
  r.customer_id as "customerId", r.account_id as "accountId", r.is_customer as "isCustomer",
  r.active, r.name, r.registration, r.company, r.gstin, r.pan, r.state_code as "stateCode",
  r.country, r.email, r.phone, r.contact, r.address, r.city, r.pincode, r.registrations, r.msme,
  r.udyam, r.supplier_due_days as "supplierDueDays", r.bill_defaults as "billDefaults", r.tds,
  r.tds_certificates as "tdsCertificates", r.bank_account_name as "bankAccountName",
  r.bank_account_number as "bankAccountNumber", r.bank_ifsc as "bankIfsc", r.upi,
  r.bank_confirmed_on::text as "bankConfirmedOn", ${instantAs('r.erased_at')} as "erasedAt",
  ${instantAs('r.created_at')} as "createdAt", ${instantAs('r.updated_at')} as "updatedAt",
  r.last_seq as "lastSeq"`;

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
