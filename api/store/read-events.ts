// Reads the log back: unsealed, upcast, in order. With append.ts and versions/event-streams.ts the
// only SQL on events.
import type { RecordedEvent } from '#core/domain.ts';
import { isKnownEvent, upcast } from '#core/event-versions.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { EventUnreadable } from '#projections/runner/event-unreadable.ts';
import { NewerLog } from './versions/event-versions.ts';
import { KEY_OF_E, subjectKeysOf } from './sealing/keys-beside.ts';
import type { KeyBeside } from './sealing/keys-beside.ts';
import { personalFieldsOf } from './sealing/personal-fields.ts';
import { subjectsIn, unsealData } from './sealing/seal.ts';
import { instantSql, textArray } from './sql.ts';
import type { Sql } from './sql.ts';
import type { SubjectKeys } from './sealing/subject-keys.ts';

/** A row of the log as it lies there. */
export type StoredRow = KeyBeside & {
  readonly book_id: number;
  readonly seq: number;
  readonly epoch: number;
  readonly stream: string;
  readonly type: string;
  readonly version: number;
  readonly actor_id: number;
  readonly recorded_at: string;
  readonly body: string;
  readonly hash: string;
  /** Where few rows are read; else it is looked up once for each book, and each key by itself. */
  readonly book_uuid?: string;
};

const COLUMNS = `e.book_id, e.seq, e.epoch, e.stream, e.type, e.version, e.actor_id, e.body,
  ${instantSql('e.recorded_at')} as recorded_at`;

/**
 * Each stream of `w(book_id, stream)` by its own index, whatever else narrows the events. Without
 * the `offset` the planner may read the whole book or the whole log instead, by the bound of the
 * seq or to join all at once: it knows too little about streams as long as the log is young. The
 * sum keeps it from walking through the book by its key, which it takes for as narrow as a stream
 * until then.
 */
export const STREAM_OF_W = `cross join lateral (
        select * from events
        where book_id + 0 = w.book_id::bigint and stream = w.stream offset 0) e`;

export type StreamPlace = { readonly bookId: number; readonly stream: string };

/** @returns the events of the streams, each book's in order of seq. */
export async function readStreams(
  sql: Sql,
  keys: SubjectKeys,
  wanted: readonly StreamPlace[],
): Promise<RecordedEvent[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql.query<StoredRow>({
    name: 'read-streams',
    text: `select ${COLUMNS}, b.uuid::text as book_uuid, k.*
      from unnest($1::text[], $2::text[]) as w(book_id, stream)
      ${STREAM_OF_W}
      join books b on b.book_id = e.book_id
      ${KEY_OF_E}
      order by e.book_id, e.seq`,
    values: [wanted.map(({ bookId }) => String(bookId)), wanted.map(({ stream }) => stream)],
  });
  return open(sql, keys, rows);
}

/** A moment of the log: an event of one book, and by its instant a place in all other books. */
export type LogMoment = {
  readonly bookId: number;
  readonly seq: number;
  /** By the database's clock, with microseconds. */
  readonly recordedAt: string;
};

/** A stream, or its events of some types: what is sealed in the others is not opened. */
export type StreamPart = StreamPlace & { readonly types?: readonly string[] | undefined };

/** Streams as they were at a moment. */
export type StreamsAsOf = { readonly streams: readonly StreamPart[]; readonly moment: LogMoment };

/**
 * Answers several questions by one query, which reads each stream as far as any of them goes.
 * @returns for each the events of its streams up to then, each book's in order of seq.
 */
export async function readStreamsAsOf(
  sql: Sql,
  keys: SubjectKeys,
  questions: readonly StreamsAsOf[],
): Promise<RecordedEvent[][]> {
  const wanted = [...furthest(questions).values()];
  if (wanted.length === 0) return questions.map(() => []);
  const { rows } = await sql.query<StoredRow>({
    // Without a name: a plan that is kept from when the log was young reads all of it.
    text: `select ${COLUMNS}, b.uuid::text as book_uuid, k.*
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
        as w(book_id, stream, seq, recorded_at, types)
      ${STREAM_OF_W}
      join books b on b.book_id = e.book_id
      ${KEY_OF_E}
      where (e.seq <= w.seq::bigint or e.recorded_at <= w.recorded_at::timestamptz)
        and (w.types = '' or e.type = any(string_to_array(w.types, ' ')))
      order by e.book_id, e.seq`,
    values: [
      textArray(wanted.map(({ bookId }) => String(bookId))),
      textArray(wanted.map(({ stream }) => stream)),
      textArray(wanted.map(({ seq }) => String(seq))),
      textArray(wanted.map(({ recordedAt }) => recordedAt)),
      textArray(wanted.map(({ types = [] }) => types.join(' '))),
    ],
  });
  const byStream = Map.groupBy(await open(sql, keys, rows), placeText);
  return questions.map(({ streams, moment }) =>
    [...new Map(streams.map((part) => [placeText(part), part]))]
      .flatMap(([place, { types }]) =>
        (byStream.get(place) ?? []).filter(({ type }) => types?.includes(type) ?? true),
      )
      .filter((event) => isUntil(event, moment))
      .toSorted((a, b) => a.bookId - b.bookId || a.seq - b.seq),
  );
}

const placeText = ({ bookId, stream }: StreamPlace): string => `${bookId} ${stream}`;

const isUntil = ({ bookId, seq, recordedAt }: RecordedEvent, until: LogMoment): boolean =>
  bookId === until.bookId ? seq <= until.seq : recordedAt <= until.recordedAt;

/** What an instant is that no event was recorded by, as PostgreSQL writes it. */
const NEVER = '-infinity';

/** How far each stream is read: in the book of a moment by its seq, in others by its instant. */
function furthest(questions: readonly StreamsAsOf[]) {
  const found = new Map<string, StreamPart & { seq: number; recordedAt: string }>();
  for (const { streams, moment } of questions) {
    for (const place of streams) {
      const text = placeText(place);
      const before = found.get(text) ?? { ...place, seq: 0, recordedAt: NEVER };
      const one = { ...before, ...typesOfBoth(before, place) };
      found.set(text, one);
      if (place.bookId === moment.bookId) one.seq = Math.max(one.seq, moment.seq);
      else if (one.recordedAt < moment.recordedAt) one.recordedAt = moment.recordedAt;
    }
  }
  return found;
}

/** Whoever asks for the whole stream has it read whole. */
const typesOfBoth = (one: StreamPart, other: StreamPart): Pick<StreamPart, 'types'> =>
  one.types === undefined || other.types === undefined
    ? { types: undefined }
    : { types: [...new Set([...one.types, ...other.types])] };

/** @returns up to `limit` events of a book after a seq, in order. */
export async function readAfter(
  sql: Sql,
  keys: SubjectKeys,
  bookId: number,
  afterSeq: number,
  limit: number,
): Promise<RecordedEvent[]> {
  return open(sql, keys, await readRowsAfter(sql, bookId, afterSeq, limit, false));
}

export type Range = { readonly bookId: number; readonly firstSeq: number; readonly count: number };

/** @returns the events of each range, in order; none may be missing. */
export async function readRanges(
  sql: Sql,
  keys: SubjectKeys,
  ranges: readonly Range[],
): Promise<RecordedEvent[][]> {
  if (ranges.length === 0) return [];
  const { rows } = await sql.query<StoredRow>({
    name: 'read-ranges',
    text: `select ${COLUMNS}
      from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w(book_id, first, count, n)
      cross join lateral (
        select * from events where book_id = w.book_id::bigint
          and seq >= w.first::bigint and seq < w.first::bigint + w.count::bigint offset 0) e
      order by w.n, e.seq`,
    values: [
      ranges.map(({ bookId }) => String(bookId)),
      ranges.map(({ firstSeq }) => String(firstSeq)),
      ranges.map(({ count }) => String(count)),
    ],
  });
  const events = await open(sql, keys, rows);
  let at = 0;
  return ranges.map(({ count, firstSeq }) => {
    const range = events.slice(at, (at += count));
    const whole = range.length === count && (count === 0 || range[0]?.seq === firstSeq);
    invariant(whole, 'What was acknowledged is in the log.');
    return range;
  });
}

/** The bare rows, with their hashes when asked for, as the verifier needs them. */
export async function readRowsAfter(
  sql: Sql,
  bookId: number,
  afterSeq: number,
  limit: number,
  withHash: boolean,
): Promise<StoredRow[]> {
  const hash = withHash ? `encode(e.hash, 'hex')` : `''`;
  const { rows } = await sql.query<StoredRow>({
    name: withHash ? 'read-rows-with-hash' : 'read-rows',
    text: `select ${COLUMNS}, ${hash} as hash from events e
      where e.book_id = $1 and e.seq > $2 order by e.seq limit $3`,
    values: [bookId, afterSeq, limit],
  });
  return rows;
}

async function open(
  sql: Sql,
  keys: SubjectKeys,
  rows: readonly StoredRow[],
): Promise<RecordedEvent[]> {
  const stored = rows.map((row) => ({
    row,
    data: naming(row, () => JSON.parse(row.body) as object),
  }));
  const personal = stored.filter(({ row }) => personalFieldsOf(row.type, row.version) !== null);
  if (personal.length === 0) return stored.map(({ row, data }) => eventOf(row, data));
  const ids = personal.flatMap(({ row, data }) => subjectsIn(row.type, row.version, data));
  const keyOf = await subjectKeysOf(sql, keys, rows, ids);
  const unknown = personal.filter(({ row }) => row.book_uuid === undefined);
  const uuids = await uuidsOf(sql, [...new Set(unknown.map(({ row }) => row.book_id))]);
  return stored.map(({ row, data }) => {
    const bookUuid = row.book_uuid ?? uuids.get(row.book_id) ?? '';
    const place = { bookUuid, stream: row.stream, type: row.type };
    const { version } = row;
    return eventOf(
      row,
      naming(row, () => unsealData({ version, data }, place, keyOf)),
    );
  });
}

/** Reads something of an event; where that fails, the event is named. */
function naming<Value>(row: StoredRow, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new EventUnreadable(row, error);
  }
}

async function uuidsOf(sql: Sql, bookIds: readonly number[]): Promise<Map<number, string>> {
  if (bookIds.length === 0) return new Map();
  const { rows } = await sql.query<{ book_id: number; uuid: string }>({
    text: 'select book_id, uuid::text as uuid from books where book_id = any($1::bigint[])',
    values: [bookIds],
  });
  return new Map(rows.map((row) => [row.book_id, row.uuid]));
}

function eventOf(row: StoredRow, data: object): RecordedEvent {
  const { type, version, seq, epoch, stream } = row;
  if (!isKnownEvent(row)) {
    throw new NewerLog(`Event ${seq} of book ${row.book_id} is ${type} version ${version}`, seq);
  }
  const envelope = { bookId: row.book_id, seq, epoch, stream, actorId: row.actor_id };
  const recordedAt = row.recorded_at;
  return naming(
    row,
    () => upcast({ type, version, data, ...envelope, recordedAt }) as RecordedEvent,
  );
}
