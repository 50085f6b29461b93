import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { LedgerBalanceRow } from './table.ts';

/**
 * @param accountIds null for all accounts of the book.
 * @returns the balances of the accounts that have entries; an account without a row is at zero.
 */
export async function balancesOf(
  db: QueryExecutorProvider,
  bookId: number,
  accountIds: readonly number[] | null = null,
): Promise<LedgerBalanceRow[]> {
  const ofAccounts =
    accountIds === null ? sql`` : sql`and account_id = any(${[...accountIds]}::bigint[])`;
  const { rows } = await sql<LedgerBalanceRow>`
    select account_id as "accountId", balance_paise as "balancePaise",
      entry_count as "entryCount", last_seq as "lastSeq"
    from ledger_balances
    where book_id = ${bookId} ${ofAccounts}
    order by account_id
  `.execute(db);
  return rows;
}

/** @returns an account's balance in paise, debit positive; zero when it has no entries. */
export async function balanceOf(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
): Promise<number> {
  const { rows } = await sql<{ readonly balancePaise: number }>`
    select balance_paise as "balancePaise"
    from ledger_balances
    where book_id = ${bookId} and account_id = ${accountId}
  `.execute(db);
  return rows[0]?.balancePaise ?? 0;
}

/** @returns the sum of all balances, which is zero, and the last event that they have counted. */
export async function balanceSheetCheck(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<{ readonly sumPaise: number; readonly countedTo: number }> {
  const { rows } = await sql<{ readonly sumPaise: number; readonly countedTo: number }>`
    select coalesce(sum(balance_paise), 0)::bigint as "sumPaise",
      coalesce(max(last_seq), 0) as "countedTo"
    from ledger_balances where book_id = ${bookId}
  `.execute(db);
  return rows[0] ?? { sumPaise: 0, countedTo: 0 };
}

/** @returns how many entries an account ever had, those of reversals included. */
export async function entryCountOf(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
): Promise<number> {
  const { rows } = await sql<{ readonly entryCount: number }>`
    select entry_count as "entryCount"
    from ledger_balances
    where book_id = ${bookId} and account_id = ${accountId}
  `.execute(db);
  return rows[0]?.entryCount ?? 0;
}
