// The journals of a list as the events whose sum it is.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { journalConditions } from './read.ts';
import type { LogBetween } from './read-between.ts';
import type { JournalFilter } from './read.ts';

/**
 * @param sides a query that gives seqs with `debit_paise` and `credit_paise`, and which of them
 *   counts; without it one side of each journal.
 * @returns a query, not run yet: seq, entry_date and paise.
 */
export function sumsOfListed(
  bookId: number,
  filter: JournalFilter,
  sides: { readonly of: RawBuilder<unknown>; readonly isDebit: boolean } | null,
  { after, until }: LogBetween,
): RawBuilder<unknown> {
  const paise =
    sides === null ? sql`amount_paise` : sides.isDebit ? sql`debit_paise` : sql`credit_paise`;
  const conditions = [
    sql`book_id = ${bookId}`,
    sql`seq > ${after} and seq <= ${until}`,
    sql`${paise} <> 0`,
    ...journalConditions(filter),
  ];
  return sql`
    select seq, entry_date, ${paise}::bigint as paise
    from journals ${sides === null ? sql`` : sql`join (${sides.of}) as sides using (seq)`}
    where ${sql.join(conditions, sql` and `)}`;
}
