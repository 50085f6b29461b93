// Numbers decided events and appends them, once they are chained, all of them in one statement.
import type { BooksEvent, RecordedEvent } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { EventColumns } from './chain/chain-events.ts';
import { moveSql, moveValues } from './heads.ts';
import type { LogHead } from './heads.ts';
import type { Sql } from './sql.ts';

/** An event that a decision produced, with where it goes and who caused it. */
export type NewEvent = {
  readonly event: BooksEvent;
  readonly stream: string;
  readonly actorId: number;
};

/** Numbers an event as the next of its book. The head moves on in memory. */
export function recordEvent(head: LogHead, { event, stream, actorId }: NewEvent): RecordedEvent {
  head.seq += 1;
  if (event.type === 'JournalPosted' || event.type === 'JournalReversed') head.journalCount += 1;
  const { bookId, seq, epoch, recordedAt } = head;
  return { ...event, bookId, seq, epoch, stream, actorId, recordedAt } as RecordedEvent;
}

// SQL recomputes each body's hash, so that a text changed on its way is found before COMMIT. Bodies
// come as one text, a line each: JSON has no raw line end, and no quote of it need be escaped.
const INSERT = `
  insert into events
    (book_id, seq, actor_id, recorded_at, epoch, version, stream, type, body, hash)
  select book_id::bigint, seq::bigint, actor_id::bigint, recorded_at::timestamptz, epoch::int,
    version::int, stream, type, body, decode(hash, 'hex')
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::text[], string_to_array($9, chr(10)), $10::text[], $11::text[])
    as n(book_id, seq, actor_id, recorded_at, epoch, version, stream, type, body, hash, body_hash)
  where encode(sha256(convert_to(body, 'UTF8')), 'hex') = body_hash`;

/** Appends chained events to the log, of books whose heads are moved later. */
export async function insertEvents(sql: Sql, { count, values }: EventColumns): Promise<void> {
  if (count === 0) return;
  const { rowCount } = await sql.query({ name: 'append', text: INSERT, values });
  invariant(rowCount === count, WHOLE);
}

const WHOLE = 'Every event reached the log, its body unchanged.';

const INSERT_AND_MOVE = `
  with appended as (${INSERT} returning 1), moved as (${moveSql(12)} returning 1)
  select (select count(*)::int from appended) as appended,
    (select count(*)::int from moved) as moved`;

/** Appends chained events to the log and writes back the heads of all books that grew. */
export async function insertAndMove(
  sql: Sql,
  { count, values }: EventColumns,
  heads: readonly LogHead[],
): Promise<void> {
  if (heads.length === 0) return;
  const { rows } = await sql.query<{ readonly appended: number; readonly moved: number }>({
    name: 'append-and-move',
    text: INSERT_AND_MOVE,
    values: [...values, ...moveValues(heads)],
  });
  invariant(rows[0]?.appended === count, WHOLE);
  invariant(rows[0].moved === heads.length, 'Each locked head is there to be moved.');
}
