// The journals of a period that have a line on an account of the owners, and what is known of each
// beyond its lines: whether it takes another back, began the book, or divides a profit.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { Period } from '#core/kernel/financial-year.ts';
import type { OwnersJournal } from '#core/statement/index.ts';

type Wish = {
  readonly bookId: number;
  readonly accountIds: readonly number[];
  readonly period: Period;
};

/** With the event that posted it. */
export type PostedOwnersJournal = OwnersJournal & {
  readonly seq: number;
  readonly entryDate: string;
};

export async function ownersJournals(
  db: QueryExecutorProvider,
  { bookId, accountIds, period }: Wish,
): Promise<readonly PostedOwnersJournal[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<PostedOwnersJournal>`
    with touched as (
      select distinct seq from ledger_lines
      where book_id = ${bookId} and account_id = any(${accountIds}::bigint[])
        and entry_date between ${period.from} and ${period.to}
    )
    select posted.seq, posted.entry_date as "entryDate", posted.entries,
      posted.reverses is not null as "isReversal",
      coalesce(coalesce(posted.source, original.source) ->> 'kind' = 'opening-balances', false)
        as "isOpening",
      divided.content -> 'lines' as given
    from touched
    join journals as posted on posted.book_id = ${bookId} and posted.seq = touched.seq
    left join journals as original
      on original.book_id = ${bookId} and original.journal_id = posted.reverses
    left join appropriations as divided
      on divided.book_id = ${bookId} and divided.journal_id in (posted.journal_id, posted.reverses)
    order by posted.seq
  `.execute(db);
  return rows;
}
