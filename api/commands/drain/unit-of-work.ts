// One transaction of the writer: the books that it locked, what was answered before, and what was
// decided and is not written yet.
import { randomUUID } from 'node:crypto';
import type { QueryExecutorProvider } from 'kysely';
import type { RecordedEvent } from '#core/domain.ts';
import { upcast } from '#core/event-versions.ts';
import { versionsOf } from '#projections/runner/apply.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { insertAndMove, insertEvents } from '#api/store/append.ts';
import { chain } from '#api/store/chain/chain-events.ts';
import type { EventColumns } from '#api/store/chain/chain-events.ts';
import type { EventVersions } from '#api/store/versions/event-versions.ts';
import { lockFreeHeads, lockHeads, openLog } from '#api/store/heads.ts';
import type { FreeHeads, LogHead } from '#api/store/heads.ts';
import type { IdStock } from '#api/store/ids.ts';
import { findAnswers, keepAnswers, scopeText } from '#api/store/idempotency.ts';
import type { StoredAnswer, KeptAnswer, IdempotencyScope } from '#api/store/idempotency.ts';
import { readRanges } from '#api/store/read-events.ts';
import { together } from '#api/store/sql.ts';
import type { Sql } from '#api/store/sql.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { AnsweredRequest } from '../answered.ts';
import type { BookMemories } from '../memory.ts';
import type { RememberedReadings } from '../reads/definition.ts';
import { opensBook, scopeBookOf } from '../request.ts';
import type { CommandRequest } from '../request.ts';
import { projectInto } from './project.ts';
import { openSessions } from './sessions.ts';
import type { Sessions } from './sessions.ts';

export type DrainDeps = RememberedReadings & {
  readonly keys: SubjectKeys;
  readonly eventVersions: EventVersions;
  readonly memories: BookMemories;
  readonly ids: IdStock;
  /** What writes the read tables. */
  readonly projections: readonly Projection[];
  /** The read tables as this connection's transaction sees them. */
  readonly readTablesOn: (sql: Sql) => QueryExecutorProvider;
};

/** How the masters that books share are held: to refer to them, or to change them. */
export type MastersLock = 'none' | 'shared' | 'exclusive';

export type UnitOfWork = {
  readonly sql: Sql;
  readonly deps: DrainDeps;
  readonly sessions: Sessions;
  readonly answered: Map<string, AnsweredRequest>;
  readonly newAnswers: KeptAnswer[];
  readonly changedBooks: Set<number>;
  mastersLock: MastersLock;
};

export type LockedBooks = FreeHeads & { readonly answered: ReadonlyMap<string, StoredAnswer> };

export function scopeOf(item: CommandRequest): IdempotencyScope[] {
  if (item.idempotency === undefined) return [];
  return [{ bookId: scopeBookOf(item), personId: item.actorId, key: item.idempotency.key }];
}

/** Whether to wait for a book that another process holds, or to leave it alone for now. */
export type LockMode = 'wait' | 'skip_locked';

type Locking = { readonly lockMode: LockMode; readonly scopes: readonly IdempotencyScope[] };

/** Locks the books of the requests and, under their locks, looks for keys that were used. */
export async function lockBooks(
  sql: Sql,
  requests: readonly CommandRequest[],
  { lockMode, scopes }: Locking,
): Promise<LockedBooks> {
  const books = [...new Set(requests.map(scopeBookOf))].toSorted((a, b) => a - b);
  const locking =
    lockMode === 'skip_locked'
      ? lockFreeHeads(sql, books)
      : lockHeads(sql, books).then((heads) => ({ heads, held: new Set<number>() }));
  const [locked, answered] = await together([locking, findAnswers(sql, scopes)]);
  return { ...locked, answered };
}

export async function openUnitOfWork(
  sql: Sql,
  deps: DrainDeps,
  requests: readonly CommandRequest[],
  { heads: locked, answered }: LockedBooks,
): Promise<UnitOfWork> {
  const heads = new Map(locked);
  const [first] = heads.values();
  if (first !== undefined) await deps.eventVersions.follow(sql, first.eventVersions);
  await openNewBooks(sql, deps.projections, heads, newBooksOf(requests, answered));
  return {
    sql,
    deps,
    sessions: openSessions(deps, heads),
    answered: await withEvents(sql, deps.keys, answered),
    newAnswers: [],
    changedBooks: new Set(),
    mastersLock: 'none',
  };
}

async function withEvents(
  sql: Sql,
  keys: SubjectKeys,
  answered: ReadonlyMap<string, StoredAnswer>,
): Promise<Map<string, AnsweredRequest>> {
  const entries = [...answered];
  const ranges = entries.map(([, { eventsBookId, firstSeq, eventCount }]) => {
    return { bookId: eventsBookId, firstSeq, count: eventCount };
  });
  const events = await readRanges(sql, keys, ranges);
  return new Map(
    entries.map(([scope, answer], at) => [scope, { ...answer, events: events[at] ?? [] }]),
  );
}

const newBooksOf = (
  requests: readonly CommandRequest[],
  answered: ReadonlyMap<string, StoredAnswer>,
): readonly number[] =>
  requests
    .filter(({ command }) => opensBook(command))
    .filter((item) => scopeOf(item).every((scope) => !answered.has(scopeText(scope))))
    .map((item) => item.bookId)
    .toSorted((a, b) => a - b);

async function openNewBooks(
  sql: Sql,
  projections: readonly Projection[],
  heads: Map<number, LogHead>,
  newBooks: readonly number[],
): Promise<void> {
  if (newBooks.length === 0) return;
  const versions = versionsOf(projections);
  for (const bookId of newBooks) await openLog(sql, bookId, randomUUID(), versions);
  for (const [bookId, head] of await lockHeads(sql, newBooks)) heads.set(bookId, head);
}

/** Writes what was decided and is not written yet: into the log, then into the read tables. */
export const flush = (work: UnitOfWork): Promise<void> =>
  writePending(work, (columns) => [insertEvents(work.sql, columns)]);

/** @param append sends the events, and what else is to be written once their hashes are known. */
async function writePending(
  { sql, deps, sessions }: UnitOfWork,
  append: (columns: EventColumns) => readonly Promise<unknown>[],
): Promise<void> {
  const open = [...sessions.values()].filter(({ pending }) => pending.length > 0);
  const events = open.flatMap(({ pending }) => pending);
  const heads = new Map(open.map(({ head }) => [head.bookId, head]));
  const columns = await chain(sql, deps, heads, events);
  await together([
    ...append(columns),
    projectInto(sql, sessions, asRead(events, deps.eventVersions), deps.projections),
  ]);
  await destroyKeys(sql, deps.keys, events);
  for (const { pending } of open) pending.length = 0;
}

/**
 * @returns the events as a rebuild will read them: what an older version leaves out, while servers
 * of the release before run, is in no table either.
 */
const asRead = (
  events: readonly RecordedEvent[],
  { allowedForm }: EventVersions,
): readonly RecordedEvent[] =>
  events.map((event) => {
    const written = allowedForm(event);
    return written === event ? event : (upcast(written) as RecordedEvent);
  });

/** A key goes with the event that says so, or neither does. */
async function destroyKeys(
  sql: Sql,
  keys: SubjectKeys,
  events: readonly RecordedEvent[],
): Promise<void> {
  for (const event of events) {
    if (event.type !== 'CustomerErased') continue;
    const { bookId } = event;
    const { customerId, accountId, supplierAccountId } = event.data;
    await keys.destroy(sql, { bookId, kind: 'customer', recordId: customerId });
    for (const recordId of [accountId, supplierAccountId]) {
      if (recordId != null) await keys.destroy(sql, { bookId, kind: 'account', recordId });
    }
  }
}

/** Writes the rest: events, heads and answers. @returns the heads of the books that grew. */
export async function closeUnitOfWork(work: UnitOfWork): Promise<readonly LogHead[]> {
  const { sql, sessions, changedBooks, newAnswers } = work;
  const moved = [...changedBooks].flatMap((bookId) => sessions.get(bookId)?.head ?? []);
  await writePending(work, (columns) => [
    insertAndMove(sql, columns, moved),
    keepAnswers(sql, newAnswers),
  ]);
  return moved;
}

/** Hands the memories back, once COMMIT is certain. */
export function keepMemories({ deps, sessions }: UnitOfWork): void {
  for (const [bookId, { memory }] of sessions) deps.memories.keep(bookId, memory);
}
