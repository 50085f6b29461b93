import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { instantAs } from '../runner/instant.ts';
import type { AppropriationRow, PartnershipTermsRow } from './table.ts';

/** @returns every division of a book's profit, the first first, and what became of its journal. */
export async function appropriationsOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<readonly AppropriationRow[]> {
  const { rows } = await sql<AppropriationRow>`
    select a.last_seq as "lastSeq", a.posted_by as "postedBy",
      ${instantAs('a.recorded_at')} as "recordedAt", reversal.actor_id as "undoneBy",
      case when reversal.seq is not null then ${instantAs('reversal.recorded_at')} end
        as "undoneAt",
      reversal.narration as reason, reversal.entry_date::text as "reversedOn", a.content
    from appropriations as a
    join journals as posted on posted.book_id = ${bookId} and posted.journal_id = a.journal_id
    left join journals as reversal
      on reversal.book_id = ${bookId} and reversal.journal_id = posted.reversed_by
    where a.book_id = ${bookId} order by a.number
  `.execute(db);
  return rows;
}

/** @returns the terms of a partnership, by their first day. */
export async function partnershipTermsOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<readonly PartnershipTermsRow[]> {
  const { rows } = await sql<PartnershipTermsRow>`
    select starts_on::text as from, partners from partnership_terms
    where book_id = ${bookId} order by starts_on
  `.execute(db);
  return rows;
}
