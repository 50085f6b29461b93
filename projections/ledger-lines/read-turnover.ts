// What was debited and credited to accounts in a period, without what was taken back in it: an
// asset that was entered twice by mistake was not bought twice.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { Period } from '#core/kernel/financial-year.ts';

export type AccountTurnover = {
  readonly accountId: number;
  readonly debitPaise: number;
  readonly creditPaise: number;
};

/** A journal and its reversal are left out where both are dated in the period. */
export async function turnoverIn(
  db: QueryExecutorProvider,
  bookId: number,
  { from, to }: Period,
  accountIds: readonly number[],
): Promise<AccountTurnover[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<AccountTurnover>`
    with taken_back as materialized (
      select unnest(array[reversal.seq, original.seq]) as seq
      from journals as reversal
      join journals as original on original.book_id = reversal.book_id
        and original.journal_id = reversal.reverses
      where reversal.book_id = ${bookId} and reversal.reverses is not null
        and reversal.entry_date between ${from} and ${to}
        and original.entry_date between ${from} and ${to}
    )
    select line.account_id as "accountId",
      coalesce(sum(line.amount_paise) filter (where line.amount_paise > 0), 0)::bigint
        as "debitPaise",
      coalesce(-sum(line.amount_paise) filter (where line.amount_paise < 0), 0)::bigint
        as "creditPaise"
    from ledger_lines as line
    where line.book_id = ${bookId} and line.account_id = any(${[...accountIds]}::bigint[])
      and line.entry_date between ${from} and ${to}
      and line.seq not in (select seq from taken_back)
    group by line.account_id
  `.execute(db);
  return rows;
}
