// What the journals of one account debit and credit it, and what it came to after each.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { Period } from '#core/kernel/financial-year.ts';

/**
 * @returns a query, not run yet, that gives for each journal with a line on the account its seq and
 *   what it debits and credits the account, in paise.
 */
export const sidesOfAccount = (bookId: number, accountId: number): RawBuilder<unknown> => sql`
  select line.seq,
    coalesce(sum(line.amount_paise) filter (where line.amount_paise > 0), 0) as debit_paise,
    coalesce(-sum(line.amount_paise) filter (where line.amount_paise < 0), 0) as credit_paise
  from ledger_lines as line
  where line.book_id = ${bookId} and line.account_id = ${accountId}
  group by line.seq`;

type BalanceAfter = {
  readonly seq: number;
  /** What the account moved from the first day up to this journal, it included: debit positive. */
  readonly movedPaise: number;
};

/**
 * @param seqs of journals that are dated within the period.
 * @returns for each of them how far it brought the account since the period began.
 */
export async function movedAfter(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
  { from, to, seqs }: Period & { readonly seqs: readonly number[] },
): Promise<BalanceAfter[]> {
  const { rows } = await sql<BalanceAfter>`
    with walked as (
      select seq,
        sum(sum(amount_paise)) over (order by entry_date, seq)::bigint as "movedPaise"
      from ledger_lines
      where book_id = ${bookId} and account_id = ${accountId}
        and entry_date between ${from} and ${to}
      group by entry_date, seq
    )
    select seq, "movedPaise" from walked where seq = any(${[...seqs]}::bigint[])
  `.execute(db);
  return rows;
}

/**
 * @param from the first day that is counted; seq the journal up to which, it included, those of its
 *   day count.
 * @returns what each of the accounts moved by then, in paise: debit positive.
 */
export async function movedThrough(
  db: QueryExecutorProvider,
  bookId: number,
  accountIds: readonly number[],
  { from, date, seq }: { readonly from: string; readonly date: string; readonly seq: number },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly accountId: number; readonly movedPaise: number }>`
    select account_id as "accountId", sum(amount_paise)::bigint as "movedPaise"
    from ledger_lines
    where book_id = ${bookId} and account_id = any(${[...accountIds]}::bigint[])
      and entry_date between ${from} and ${date} and (entry_date < ${date} or seq <= ${seq})
    group by account_id
  `.execute(db);
  return new Map(rows.map(({ accountId, movedPaise }) => [accountId, movedPaise]));
}
