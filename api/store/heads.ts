// The head of each book: locked first, it orders everything that happens to the book.
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { genesisHash } from './chain/hashes.ts';
import { instantSql, textArray } from './sql.ts';
import type { Sql } from './sql.ts';

export type LogHead = {
  readonly bookId: number;
  readonly bookUuid: string;
  seq: number;
  readonly epoch: number;
  /** The last event's hash in hex; before the first event, the genesis of the book. */
  hash: string;
  /** The instant of every event of this drain: the database's clock, never running backwards. */
  readonly recordedAt: string;
  /** Today in Asia/Kolkata by the same clock. */
  readonly today: CalendarDate;
  journalCount: number;
  readonly projectionVersions: Readonly<Record<string, number>>;
  /** The event at which the book's chain was found to break; null while it is whole. */
  readonly brokenAt: number | null;
  /** How many versions of events are allowed in this installation's logs. */
  readonly eventVersions: number;
};

type Row = {
  book_id: number;
  uuid: string;
  seq: number;
  epoch: number;
  hash: string;
  recorded_at: string;
  today: string;
  journal_count: number;
  projection_versions: Record<string, number>;
  event_versions: number;
  broken_at: number | null;
};

const LOCK = `
  select h.book_id, b.uuid::text as uuid, h.seq, h.epoch, encode(h.hash, 'hex') as hash,
    h.journal_count, b.projection_versions,
    (select count(*)::int from event_versions) as event_versions,
    (select coalesce(f.seq, 0) from book_faults f
      where f.book_id = h.book_id and f.kind = 'chain') as broken_at,
    ${instantSql('greatest(clock_timestamp(), h.recorded_at)')} as recorded_at,
    to_char(greatest(clock_timestamp(), h.recorded_at) at time zone 'Asia/Kolkata',
      'YYYY-MM-DD') as today
  from book_heads h join books b using (book_id)
  where h.book_id = any($1::bigint[])
  order by h.book_id
  for update of h`;

/** Locks the heads in ascending order of book, so that two drains never wait for each other. */
export async function lockHeads(
  sql: Sql,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, LogHead>> {
  const values = [`{${bookIds.join(',')}}`];
  const { rows } = await sql.query<Row>({ name: 'lock-heads', text: LOCK, values });
  return new Map(rows.map((row) => [row.book_id, headOf(row)]));
}

export type FreeHeads = {
  readonly heads: ReadonlyMap<number, LogHead>;
  /** Books that are there, but whose heads somebody else holds. */
  readonly held: ReadonlySet<number>;
};

/** Locks those heads that nobody holds, without waiting for the others. */
export async function lockFreeHeads(sql: Sql, bookIds: readonly number[]): Promise<FreeHeads> {
  const values = [`{${bookIds.join(',')}}`];
  const text = `${LOCK} skip locked`;
  const { rows } = await sql.query<Row>({ name: 'lock-free-heads', text, values });
  const heads = new Map(rows.map((row) => [row.book_id, headOf(row)]));
  const missing = bookIds.filter((bookId) => !heads.has(bookId));
  return { heads, held: new Set(await existing(sql, missing)) };
}

async function existing(sql: Sql, bookIds: readonly number[]): Promise<number[]> {
  if (bookIds.length === 0) return [];
  const { rows } = await sql.query<{ book_id: number }>({
    text: 'select book_id from book_heads where book_id = any($1::bigint[])',
    values: [`{${bookIds.join(',')}}`],
  });
  return rows.map((row) => row.book_id);
}

function headOf(row: Row): LogHead {
  const today = parseCalendarDate(row.today);
  invariant(today !== null, 'The database says what day it is.');
  return {
    bookId: row.book_id,
    bookUuid: row.uuid,
    seq: row.seq,
    epoch: row.epoch,
    hash: row.hash,
    recordedAt: row.recorded_at,
    today,
    journalCount: row.journal_count,
    projectionVersions: row.projection_versions,
    eventVersions: row.event_versions,
    brokenAt: row.broken_at,
  };
}

/** Opens the log of a new book; one that exists already is left alone. */
export async function openLog(
  sql: Sql,
  bookId: number,
  bookUuid: string,
  projectionVersions: Readonly<Record<string, number>>,
): Promise<void> {
  await sql.query({
    text: `with opened as (
        insert into books (book_id, uuid, projection_versions) values ($1, $2, $3)
        on conflict do nothing returning book_id)
      insert into book_heads (book_id, hash) select book_id, decode($4, 'hex') from opened`,
    values: [bookId, bookUuid, JSON.stringify(projectionVersions), genesisHash(bookUuid)],
  });
}

/**
 * The heads as they are written back, in the order of the parameters.
 * @param at the number of the first of five parameters.
 */
export const moveSql = (at: number): string => `
  update book_heads h set seq = n.seq::bigint, hash = decode(n.hash, 'hex'),
    recorded_at = n.recorded_at::timestamptz, journal_count = n.journal_count::bigint
  from unnest($${at}::text[], $${at + 1}::text[], $${at + 2}::text[], $${at + 3}::text[],
    $${at + 4}::text[]) as n(book_id, seq, hash, recorded_at, journal_count)
  where h.book_id = n.book_id::bigint`;

export function moveValues(heads: readonly LogHead[]): readonly string[] {
  const column = (value: (head: LogHead) => string | number) =>
    textArray(heads.map((head) => String(value(head))));
  return [
    column((head) => head.bookId),
    column((head) => head.seq),
    column((head) => head.hash),
    column((head) => head.recordedAt),
    column((head) => head.journalCount),
  ];
}
