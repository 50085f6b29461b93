import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { instantAs } from '../runner/instant.ts';
import type { CreditRow, SettlementRow } from './table.ts';

export const selectSettlements = sql`
  select kind, settlement_id as "settlementId", seq, customer_id as "customerId",
    invoice_id as "invoiceId", journal_id as "journalId", account_id as "accountId",
    amount_paise as "amountPaise", actor_id as "actorId", last_seq as "lastSeq", dated, reversed,
    number, method, reference, reason, content,
    ${instantAs('created_at')} as "createdAt", ${instantAs('updated_at')} as "updatedAt"
  from settlements`;

/** @returns whatever settled an invoice, taken back or not, oldest first. */
export async function settlementsOf(
  db: QueryExecutorProvider,
  bookId: number,
  invoiceId: number,
): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`
    ${selectSettlements}
    where book_id = ${bookId} and invoice_id = ${invoiceId}
    order by seq, settlement_id
  `.execute(db);
  return rows;
}

/** @returns one of them, or null. */
export async function findSettlement(
  db: QueryExecutorProvider,
  bookId: number,
  { kind, id }: { readonly kind: SettlementRow['kind']; readonly id: number },
): Promise<SettlementRow | null> {
  const { rows } = await sql<SettlementRow>`
    ${selectSettlements}
    where book_id = ${bookId} and kind = ${kind} and settlement_id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns those of one kind by their ids. */
export async function settlementsByIds(
  db: QueryExecutorProvider,
  bookId: number,
  kind: SettlementRow['kind'],
  ids: readonly number[],
): Promise<SettlementRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SettlementRow>`
    ${selectSettlements}
    where book_id = ${bookId} and kind = ${kind} and settlement_id = any(${[...ids]}::bigint[])
  `.execute(db);
  return rows;
}

/** @returns how many receipts and credit notes a customer has. */
export async function countSettlementsOf(
  db: QueryExecutorProvider,
  bookId: number,
  customerId: number,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from settlements
    where book_id = ${bookId} and customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns what customers have to their credit and is not used yet, oldest first. */
export async function openCredits(
  db: QueryExecutorProvider,
  bookId: number,
  customerId: number | null,
): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    select c.kind, c.credit_id as "creditId", c.customer_id as "customerId", s.number, s.dated,
      c.amount_paise as "amountPaise", c.amount_paise - c.allocated_paise as "openPaise"
    from credit_balances c
    join settlements s
      on s.book_id = c.book_id and s.kind = c.kind and s.settlement_id = c.credit_id
    where c.book_id = ${bookId} and c.amount_paise > c.allocated_paise
      ${customerId === null ? sql`` : sql`and c.customer_id = ${customerId}`}
    order by s.dated, s.seq
  `.execute(db);
  return rows;
}

/** @returns a receipt or credit note of a customer with what is open of it, or null. */
export async function findCredit(
  db: QueryExecutorProvider,
  bookId: number,
  wanted: { readonly customerId: number; readonly kind: CreditRow['kind']; readonly id: number },
): Promise<{ readonly number: string; readonly openPaise: number } | null> {
  const { rows } = await sql<{ readonly number: string; readonly openPaise: number }>`
    select s.number, c.amount_paise - c.allocated_paise as "openPaise"
    from credit_balances c
    join settlements s
      on s.book_id = c.book_id and s.kind = c.kind and s.settlement_id = c.credit_id
    where c.book_id = ${bookId} and c.customer_id = ${wanted.customerId}
      and c.kind = ${wanted.kind} and c.credit_id = ${wanted.id}
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns the latest date of a payment, receipt, credit note or allocation, or null. */
export async function lastSettlementDateOf(
  db: QueryExecutorProvider,
  bookId: number,
  customerId: number,
): Promise<string | null> {
  const { rows } = await sql<{ readonly date: string | null }>`
    select max(dated) as date from settlements
    where book_id = ${bookId} and customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.date ?? null;
}
