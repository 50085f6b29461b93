// What a transaction of the writer has in its hands: the books that it locked, what was answered
// before, and what was decided and is not written yet.
import { randomUUID } from 'node:crypto';
import type { QueryExecutorProvider } from 'kysely';
import type { RecordedEvent } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { PROJECTION_VERSIONS } from '#projections/registry.ts';
import { chain, insertEvents } from '#api/store/append.ts';
import { lockFreeHeads, lockHeads, moveHeads, openLog } from '#api/store/heads.ts';
import type { FreeHeads, Head } from '#api/store/heads.ts';
import type { NextIds } from '#api/store/ids.ts';
import { findAnswered, keepAnswered, scopeText } from '#api/store/idempotency.ts';
import type { Answered, KeptAnswer, Scope } from '#api/store/idempotency.ts';
import { readRanges } from '#api/store/read-events.ts';
import { together } from '#api/store/sql.ts';
import type { Sql } from '#api/store/sql.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { Desk } from '../desk.ts';
import type { Memories } from '../memory.ts';
import { scopeBookOf } from '../request.ts';
import type { CommandRequest, Moment } from '../request.ts';
import { openDesks, readMissing } from './desks.ts';
import type { Item } from './desks.ts';
import { projectInto } from './project.ts';

export type DrainDeps = {
  readonly keys: SubjectKeys;
  readonly memories: Memories;
  readonly nextIds: NextIds;
  /** The read tables as this connection's transaction sees them. */
  readonly readTablesOn: (sql: Sql) => QueryExecutorProvider;
};

/** A request that was answered before, with the events that it made. */
export type Known = Answered & { readonly events: readonly RecordedEvent[] };

/** @returns when a request was accepted that was answered before. */
export function momentOf(answer: Known): Moment {
  const { eventsBookId: bookId, firstSeq, eventCount, events } = answer;
  const recordedAt = events.at(-1)?.recordedAt ?? answer.recordedAt;
  invariant(recordedAt !== null, 'An answer without events has its instant.');
  return { bookId, seq: firstSeq + eventCount - 1, recordedAt };
}

export type Run = {
  readonly sql: Sql;
  readonly deps: DrainDeps;
  readonly desks: ReadonlyMap<number, Desk>;
  readonly answered: Map<string, Known>;
  readonly kept: KeptAnswer[];
  readonly touched: Set<number>;
};

export type Locked = FreeHeads & { readonly answered: ReadonlyMap<string, Answered> };

export function scopeOf(item: CommandRequest): Scope[] {
  if (item.idempotency === undefined) return [];
  return [{ bookId: scopeBookOf(item), personId: item.actorId, key: item.idempotency.key }];
}

/** Whether to wait for a book that another process holds, or to leave it alone for now. */
export type Patience = 'wait' | 'leave';

type Locking = { readonly patience: Patience; readonly scopes: readonly Scope[] };

/** Locks the books of the requests and, under their locks, looks for keys that were used. */
export async function lockBooks(
  sql: Sql,
  requests: readonly CommandRequest[],
  { patience, scopes }: Locking,
): Promise<Locked> {
  const books = [...new Set(requests.map(scopeBookOf))].toSorted((a, b) => a - b);
  const locking =
    patience === 'leave'
      ? lockFreeHeads(sql, books)
      : lockHeads(sql, books).then((heads) => ({ heads, held: new Set<number>() }));
  const [locked, answered] = await together([locking, findAnswered(sql, scopes)]);
  return { ...locked, answered };
}

export async function openRun(
  sql: Sql,
  deps: DrainDeps,
  items: readonly Item[],
  { heads: locked, answered }: Locked,
): Promise<Run> {
  const heads = new Map(locked);
  await openNewBooks(sql, heads, items, answered);
  const desks = openDesks(deps.memories, heads);
  await readMissing(sql, deps.keys, desks, items);
  const known = await withEvents(sql, deps.keys, answered);
  return { sql, deps, desks, answered: known, kept: [], touched: new Set() };
}

async function withEvents(
  sql: Sql,
  keys: SubjectKeys,
  answered: ReadonlyMap<string, Answered>,
): Promise<Map<string, Known>> {
  const entries = [...answered];
  const ranges = entries.map(([, { eventsBookId, firstSeq, eventCount }]) => {
    return { bookId: eventsBookId, firstSeq, count: eventCount };
  });
  const events = await readRanges(sql, keys, ranges);
  return new Map(
    entries.map(([scope, answer], at) => [scope, { ...answer, events: events[at] ?? [] }]),
  );
}

async function openNewBooks(
  sql: Sql,
  heads: Map<number, Head>,
  items: readonly Item[],
  answered: ReadonlyMap<string, Answered>,
): Promise<void> {
  const newBooks = items
    .filter((item) => item.command.type === 'CreateBook')
    .filter((item) => scopeOf(item).every((scope) => !answered.has(scopeText(scope))))
    .map((item) => item.bookId)
    .toSorted((a, b) => a - b);
  if (newBooks.length === 0) return;
  for (const bookId of newBooks) await openLog(sql, bookId, randomUUID(), PROJECTION_VERSIONS);
  for (const [bookId, head] of await lockHeads(sql, newBooks)) heads.set(bookId, head);
}

/** Writes what was decided and is not written yet: into the log, then into the read tables. */
export async function flush({ sql, deps, desks }: Run): Promise<void> {
  const open = [...desks.values()].filter((desk) => desk.pending.length > 0);
  if (open.length === 0) return;
  const events = open.flatMap((desk) => desk.pending);
  const heads = new Map(open.map(({ head }) => [head.bookId, head]));
  const columns = await chain(sql, deps.keys, heads, events);
  await together([insertEvents(sql, columns), projectInto(sql, desks, events)]);
  for (const desk of open) desk.pending.length = 0;
}

/** Writes the rest: events, heads and answers. @returns the heads of the books that grew. */
export async function closeRun(run: Run): Promise<readonly Head[]> {
  await flush(run);
  const moved = [...run.touched].flatMap((bookId) => run.desks.get(bookId)?.head ?? []);
  await together([moveHeads(run.sql, moved), keepAnswered(run.sql, run.kept)]);
  return moved;
}

/** Hands the memories back, once COMMIT is certain. */
export function settle({ deps, desks }: Run): void {
  for (const [bookId, desk] of desks) deps.memories.keep(bookId, desk.memory);
}
