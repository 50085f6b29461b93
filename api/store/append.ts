// Appends decided events: their numbers, bodies and hashes, all of them in one statement.
import type { BooksEvent, RecordedEvent } from '#core/domain.ts';
import { assertShape } from '#core/event-versions.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { canonicalJson } from './chain/canonical-json.ts';
import { eventHash, sha256Hex } from './chain/hashes.ts';
import type { EventVersions, WrittenEvent } from './versions/event-versions.ts';
import { moveSql, moveValues } from './heads.ts';
import type { LogHead } from './heads.ts';
import { sealingOf } from './sealing/personal-fields.ts';
import type { Sealing } from './sealing/personal-fields.ts';
import { sealData } from './sealing/seal.ts';
import type { Sql } from './sql.ts';
import { textArray } from './sql.ts';
import type { SubjectKeys } from './sealing/subject-keys.ts';

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

// SQL recomputes each body's hash, so that a text changed on its way is found before COMMIT.
const INSERT = `
  insert into events
    (book_id, seq, actor_id, recorded_at, epoch, version, stream, type, body, hash)
  select book_id::bigint, seq::bigint, actor_id::bigint, recorded_at::timestamptz, epoch::int,
    version::int, stream, type, body, decode(hash, 'hex')
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::text[], $9::text[], $10::text[], $11::text[])
    as n(book_id, seq, actor_id, recorded_at, epoch, version, stream, type, body, hash, body_hash)
  where encode(sha256(convert_to(body, 'UTF8')), 'hex') = body_hash`;

/** Events as they go into the log: one array of texts per column, as PostgreSQL reads it. */
export type EventColumns = { readonly count: number; readonly values: string[] };

type ChainedRow = {
  readonly event: WrittenEvent;
  readonly body: string;
  readonly hash: string;
  readonly bodyHash: string;
};

/** In the order of the statement's parameters. */
function columnsOf(rows: readonly ChainedRow[]): EventColumns {
  const column = (of: (row: ChainedRow) => string | number) =>
    textArray(rows.map((row) => String(of(row))));
  const values = [
    column(({ event }) => event.bookId),
    column(({ event }) => event.seq),
    column(({ event }) => event.actorId),
    column(({ event }) => event.recordedAt),
    column(({ event }) => event.epoch),
    column(({ event }) => event.version),
    column(({ event }) => event.stream),
    column(({ event }) => event.type),
    column(({ body }) => body),
    column(({ hash }) => hash),
    column(({ bodyHash }) => bodyHash),
  ];
  return { count: rows.length, values };
}

export type ChainDeps = { readonly keys: SubjectKeys; readonly eventVersions: EventVersions };

/** Chains recorded events by their hashes; each head then holds its book's last hash. */
export async function chain(
  sql: Sql,
  { keys, eventVersions }: ChainDeps,
  heads: ReadonlyMap<number, LogHead>,
  events: readonly RecordedEvent[],
): Promise<EventColumns> {
  const sealedEvents = new Map<WrittenEvent, Sealing>();
  const writtenEvents = events.map((event) => {
    const written = eventVersions.allowedForm(event);
    assertShape(written);
    const sealing = sealingOf(written.type, written.version, written.data);
    if (sealing !== null) sealedEvents.set(written, sealing);
    return written;
  });
  const dataOf = await sealer(sql, keys, heads, sealedEvents);
  const rows: ChainedRow[] = [];
  for (const written of writtenEvents) {
    const head = headOf(heads, written);
    const body = canonicalJson(dataOf(written));
    const bodyHash = sha256Hex(body);
    head.hash = eventHash(head.bookUuid, head.hash, { ...written, body }, bodyHash);
    rows.push({ event: written, body, hash: head.hash, bodyHash });
  }
  return columnsOf(rows);
}

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

function headOf(heads: ReadonlyMap<number, LogHead>, { bookId }: WrittenEvent): LogHead {
  const head = heads.get(bookId);
  invariant(head !== undefined, 'Events go to books whose head is locked.');
  return head;
}

/** @returns what gives the data of an event as it goes into the log; all keys are there by then. */
async function sealer(
  sql: Sql,
  keys: SubjectKeys,
  heads: ReadonlyMap<number, LogHead>,
  sealings: ReadonlyMap<WrittenEvent, Sealing>,
): Promise<(event: WrittenEvent) => object> {
  if (sealings.size === 0) return ({ data }) => data;
  const subjectOf = ({ bookId }: WrittenEvent, { kind, recordId }: Sealing) => ({
    bookId,
    kind,
    recordId,
  });
  const subjects = [...sealings].map(([event, sealing]) => subjectOf(event, sealing));
  const keyOf = await keys.ensure(sql, subjects);
  return (event) => {
    const sealing = sealings.get(event);
    if (sealing === undefined) return event.data;
    const subject = keyOf(subjectOf(event, sealing));
    invariant(subject !== null, 'Nothing more is sealed of who was erased.');
    const { bookUuid } = headOf(heads, event);
    const place = { bookUuid, stream: event.stream, type: event.type };
    return sealData(event.data, sealing, place, subject);
  };
}
