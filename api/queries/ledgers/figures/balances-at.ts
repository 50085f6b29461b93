import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/**
 * Balances as they were at an event: what came later is taken off again.
 * @param accountIds null for all accounts of the book.
 * @returns paise by account, debit positive; an account that never had entries is missing.
 */
export async function balancesAt(
  db: QueryExecutorProvider,
  { bookId, seq }: { readonly bookId: number; readonly seq: number },
  accountIds: readonly number[] | null,
): Promise<ReadonlyMap<number, number>> {
  const wanted =
    accountIds === null ? sql`` : sql`and b.account_id = any(${[...accountIds]}::bigint[])`;
  const { rows } = await sql<{ readonly accountId: number; readonly balancePaise: number }>`
    select b.account_id as "accountId", (b.balance_paise - case when b.last_seq <= ${seq} then 0
      else (select coalesce(sum(l.amount_paise), 0) from ledger_lines l
        where l.book_id = b.book_id and l.account_id = b.account_id and l.seq > ${seq})
      end)::bigint as "balancePaise"
    from ledger_balances b where b.book_id = ${bookId} ${wanted}
  `.execute(db);
  return new Map(rows.map((row) => [row.accountId, row.balancePaise]));
}
