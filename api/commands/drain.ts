// One transaction of the writer: locks the heads, answers what was answered before, decides each
// command in the order of arrival, and writes everything with one statement per table.
import { randomUUID } from 'node:crypto';
import type { QueryExecutorProvider } from 'kysely';
import { refusalOfRight, RIGHTS } from '#core/book/index.ts';
import type { Right } from '#core/book/index.ts';
import type { RecordedEvent } from '#core/domain.ts';
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { PROJECTION_VERSIONS } from '#projections/runner/registry.ts';
import { append } from '#api/store/append.ts';
import { lockHeads, moveHeads, openLog } from '#api/store/heads.ts';
import type { Head } from '#api/store/heads.ts';
import { findAnswered, keepAnswered, scopeText } from '#api/store/idempotency.ts';
import type { Answered, Scope } from '#api/store/idempotency.ts';
import { readRange } from '#api/store/read-events.ts';
import type { Sql } from '#api/store/sql.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import { accept } from './desk.ts';
import type { Desk } from './desk.ts';
import { openDesks, readMissing } from './desks.ts';
import type { Item } from './desks.ts';
import { handlerOf } from './facts/handlers.ts';
import { lastChangeOf, stateOf } from './memory.ts';
import type { Memories } from './memory.ts';
import { projectInto } from './project.ts';
import { scopeBookOf } from './request.ts';
import type { CommandRequest, Outcome, Refusal } from './request.ts';

export type DrainDeps = {
  readonly keys: SubjectKeys;
  readonly memories: Memories;
  /** The read tables as this connection's transaction sees them. */
  readonly readTablesOn: (sql: Sql) => QueryExecutorProvider;
};

type Drained = {
  readonly outcomes: readonly Outcome[];
  /** Books that grew, with their newest seq: told to listeners after COMMIT. */
  readonly moved: readonly Head[];
  /** Hands the memories back; called once COMMIT is certain. */
  readonly settle: () => void;
};

/** Runs inside a transaction that the caller commits. A refusal of one request harms no other. */
export async function drain(
  sql: Sql,
  deps: DrainDeps,
  requests: readonly CommandRequest[],
): Promise<Drained> {
  const items = requests.map((request) => ({ ...request, handler: handlerOf(request.command) }));
  const scopes = new Set(items.map(scopeBookOf));
  const heads = new Map(
    await lockHeads(
      sql,
      [...scopes].toSorted((a, b) => a - b),
    ),
  );
  const answered = new Map(await findAnswered(sql, items.flatMap(scopeOf)));
  await openNewBooks(sql, heads, items, answered);
  const desks = openDesks(deps.memories, heads);
  await readMissing(sql, deps.keys, desks, items);

  const run: Run = { sql, deps, desks, answered, kept: [], touched: new Set() };
  const outcomes: Outcome[] = [];
  for (const item of items) outcomes.push(await decideOne(run, item));
  await flush(run);
  const moved = [...run.touched].flatMap((bookId) => desks.get(bookId)?.head ?? []);
  if (moved.length > 0) await moveHeads(sql, moved);
  await keepAnswered(sql, run.kept);
  for (const [index, item] of items.entries()) {
    const outcome = outcomes[index];
    if (outcome?.kind === 'accepted' && !outcome.replayed) await item.also?.(sql);
  }
  const settle = () => {
    for (const [bookId, desk] of desks) deps.memories.keep(bookId, desk.memory);
  };
  return { outcomes, moved, settle };
}

type Run = {
  readonly sql: Sql;
  readonly deps: DrainDeps;
  readonly desks: ReadonlyMap<number, Desk>;
  readonly answered: Map<string, Answered>;
  readonly kept: (Scope & Answered)[];
  readonly touched: Set<number>;
};

function scopeOf(item: CommandRequest): Scope[] {
  if (item.idempotency === undefined) return [];
  return [{ bookId: scopeBookOf(item), personId: item.actorId, key: item.idempotency.key }];
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

async function decideOne(run: Run, item: Item): Promise<Outcome> {
  const replay = await replayOf(run, item);
  if (replay !== null) return replay;
  const desk = run.desks.get(item.bookId);
  if (desk === undefined) {
    return {
      kind: 'rejected',
      rejection: { kind: 'book_not_found', bookId: item.bookId as BookId },
    };
  }
  const refusal = refusalBefore(desk, item);
  if (refusal !== null) return { kind: 'rejected', rejection: refusal };

  const readTables = async () => {
    // What this drain decided so far must be in the read tables before they are asked.
    await flush(run);
    return run.deps.readTablesOn(run.sql);
  };
  const decided = await item.handler.decide({ desk, readTables });
  if (!decided.ok) return { kind: 'rejected', rejection: decided.rejection };
  const { actorId } = item;
  const events = accept(
    desk,
    decided.value.map((event) => ({ ...event, actorId })),
  );
  if (events.length > 0) run.touched.add(item.bookId);
  keep(run, item, events);
  return { kind: 'accepted', events, replayed: false };
}

async function replayOf(run: Run, item: Item): Promise<Outcome | null> {
  const [scope] = scopeOf(item);
  const answer = scope && run.answered.get(scopeText(scope));
  if (answer === undefined) return null;
  if (answer.requestHash !== item.idempotency?.requestHash) {
    return { kind: 'rejected', rejection: { kind: 'idempotency_key_reused' } };
  }
  await flush(run);
  const { eventsBookId, firstSeq, eventCount } = answer;
  const events = await readRange(run.sql, run.deps.keys, eventsBookId, firstSeq, eventCount);
  return { kind: 'accepted', events, replayed: true };
}

function refusalBefore({ head, memory }: Desk, item: Item): Refusal | null {
  const { command, actorId, bookId, expected } = item;
  if (command.type in RIGHTS) {
    const book = stateOf(memory, 'book', bookId);
    const right = command.type as Right;
    const refusal = refusalOfRight(book, head.bookId as BookId, actorId as PersonId, right);
    if (refusal !== null) return refusal;
  }
  const [stream] = item.handler.streams;
  if (expected === undefined || stream === undefined) return null;
  const last = lastChangeOf(memory, stream);
  if (last === null || last.seq <= expected) return null;
  return { kind: 'changed_since', by: last.actorId, seq: last.seq };
}

function keep(run: Run, item: Item, events: readonly RecordedEvent[]): void {
  const [scope] = scopeOf(item);
  const [first] = events;
  if (scope === undefined || first === undefined || item.idempotency === undefined) return;
  const answer = {
    requestHash: item.idempotency.requestHash,
    eventsBookId: item.bookId,
    firstSeq: first.seq,
    eventCount: events.length,
  };
  run.answered.set(scopeText(scope), answer);
  run.kept.push({ ...scope, ...answer });
}

/** Writes what was decided and is not written yet: into the log, then into the read tables. */
async function flush({ sql, deps, desks }: Run): Promise<void> {
  const open = [...desks.values()].filter((desk) => desk.pending.length > 0);
  if (open.length === 0) return;
  const events = open.flatMap((desk) => desk.pending);
  const heads = new Map(open.map(({ head }) => [head.bookId, head]));
  await append(sql, deps.keys, heads, events);
  await projectInto(sql, desks, events);
  for (const desk of open) desk.pending.length = 0;
}
