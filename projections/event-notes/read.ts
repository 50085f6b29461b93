import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { instantAs } from '../runner/instant.ts';
import type { EventNoteRow } from './table.ts';

/** @returns what was written on these events, oldest first. */
export async function notesOnEvents(
  db: QueryExecutorProvider,
  bookId: number,
  events: readonly number[],
): Promise<EventNoteRow[]> {
  const { rows } = await sql<EventNoteRow>`
    select event_seq as "eventSeq", seq, actor_id as "actorId",
      ${instantAs('recorded_at')} as at, test, note
    from event_notes
    where book_id = ${bookId} and event_seq = any(${[...events]}::bigint[])
    order by event_seq, seq
  `.execute(db);
  return rows;
}

/** @returns how many notes were written on hits of each test. */
export async function noteCounts(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<{ readonly test: string; readonly count: number }[]> {
  const { rows } = await sql<{ readonly test: string; readonly count: number }>`
    select test, count(*) as count from event_notes
    where book_id = ${bookId} and test is not null group by test
  `.execute(db);
  return rows;
}
