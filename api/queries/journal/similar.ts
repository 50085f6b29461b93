import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/** What makes two journals alike: their day, what one side comes to, and their narration. */
type SimilarTo = {
  readonly entryDate: string;
  readonly amountPaise: number;
  readonly narration: string;
};

/** A journal of the book that is like the one at a place of those asked for. */
type SimilarJournal = { readonly at: number; readonly id: number; readonly number: number };

/** @returns the journals of a book that stand and are like these, found by their days. */
export async function similarJournals(
  db: QueryExecutorProvider,
  bookId: number,
  wanted: readonly SimilarTo[],
): Promise<readonly SimilarJournal[]> {
  const { rows } = await sql<SimilarJournal>`
    select wanted.at - 1 as at, found.journal_id as id, found.number
    from unnest(
      ${wanted.map(({ entryDate }) => entryDate)}::date[],
      ${wanted.map(({ amountPaise }) => amountPaise)}::bigint[],
      ${wanted.map(({ narration }) => narration)}::text[]
    ) with ordinality as wanted(entry_date, amount_paise, narration, at)
    join journals found on found.book_id = ${bookId}
      and found.entry_date = wanted.entry_date and found.amount_paise = wanted.amount_paise
      and found.narration = wanted.narration and found.reversed_by is null
    order by wanted.at, found.number
  `.execute(db);
  return rows;
}
