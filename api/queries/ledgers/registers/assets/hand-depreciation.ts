// What was posted by hand against depreciation: journals that charge an account of depreciation and
// were made by no run and no disposal, by the account that took the credit. Opening balances bring
// forward what wore before the books began, which no run counts as due.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { isNamedDepreciation } from '#core/statement/index.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';

const NOT_BY_HAND = ['depreciation-run', 'asset-disposal', 'opening-balances'];

/** @returns by account, what it was credited more than debited, up to a day. */
export async function handDepreciation(
  db: QueryExecutorProvider,
  bookId: number,
  through: string,
): Promise<ReadonlyMap<number, number>> {
  const heads = await accountHeadsOf(db, bookId);
  const charged = heads.filter((head) => head.nature === 'expense' && isNamedDepreciation(head));
  const ids = charged.map(({ accountId }) => accountId);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ readonly accountId: number; readonly paise: number }>`
    with charges as (
      select distinct seq from ledger_lines
      where book_id = ${bookId} and account_id = any(${ids}::bigint[]) and entry_date <= ${through}
    )
    select (entry->>0)::bigint as "accountId", -sum((entry->>1)::bigint)::bigint as paise
    from charges
    join journals as posted on posted.book_id = ${bookId} and posted.seq = charges.seq
    left join journals as original
      on original.book_id = ${bookId} and original.journal_id = posted.reverses
    cross join lateral jsonb_array_elements(posted.entries) as entry
    where coalesce(coalesce(posted.source, original.source)->>'kind', '')
        <> all(${NOT_BY_HAND}::text[])
      and (entry->>0)::bigint <> all(${ids}::bigint[])
    group by 1
  `.execute(db);
  return new Map(rows.map(({ accountId, paise }) => [accountId, paise]));
}
