// A batch of which all commands are accepted or none: one transaction, in which its book is held.
// It gives other work its turns on the way, since thousands of decisions at once would halt all.
import { keepAnswers, scopeText } from '#api/store/idempotency.ts';
import type { IdempotencyKey, IdempotencyScope } from '#api/store/idempotency.ts';
import { readRanges } from '#api/store/read-events.ts';
import { together } from '#api/store/sql.ts';
import type { Sql } from '#api/store/sql.ts';
import { decideAll } from '../drain/decide-all.ts';
import type { CommitDeps } from '../drain/drain.ts';
import { connectionsOf, inTransaction } from '../drain/transaction.ts';
import type { WorkOutcome } from '../drain/transaction.ts';
import {
  closeUnitOfWork,
  flush,
  keepMemories,
  lockBooks,
  openUnitOfWork,
} from '../drain/unit-of-work.ts';
import type { LockedBooks, UnitOfWork } from '../drain/unit-of-work.ts';
import type { AcceptedCommand, CommandRequest, Outcome } from '../request.ts';
import type { BatchPace } from './piece-size.ts';
import { slicesOf } from './slices.ts';
import { createYielder } from './yielder.ts';

export type WholeBatch = {
  /** At least one; all of one book and one person. What is repeated is answered by its events. */
  readonly requests: readonly CommandRequest[];
  /** What follows from all of them once they are accepted, decided in the same transaction. */
  readonly following?: (accepted: readonly AcceptedCommand[]) => readonly CommandRequest[];
  /** Something beside them is wrong: they are judged, and nothing is written. */
  readonly isSpoilt: boolean;
  /** The one key of the batch. */
  readonly idempotency?: IdempotencyKey;
  /** Keys under which the same lines may have been posted one by one. */
  readonly lineKeys?: readonly string[];
};

export type WholeOutcome = {
  readonly kind: 'committed' | 'rolled_back' | 'key_reused';
  /** What became of each command; when rolled back, what would have. */
  readonly outcomes: readonly Outcome[];
};

/** Longer than a request's transactions may take: a large batch is many of them. */
const TRANSACTION_MILLISECONDS = 60_000;
const READ_EVENTS = 500;

export function commitWhole(
  deps: CommitDeps,
  whole: WholeBatch,
  pace: BatchPace,
): Promise<WholeOutcome> {
  const [first] = whole.requests;
  const scopes = first === undefined ? [] : scopesOf(whole, first);
  return inTransaction(connectionsOf(deps.pool), {
    lock: (sql) => lockBooks(sql, whole.requests, { scopes, lockMode: 'wait' }),
    write: async (sql, locked) => {
      const answer = await answeredBefore(sql, deps, { whole, scopes, locked });
      if (answer !== null) return { value: answer, committed: null };
      return decideWhole(sql, deps, { whole, scopes, locked, pace });
    },
  });
}

function scopesOf(
  { idempotency, lineKeys = [] }: WholeBatch,
  request: CommandRequest,
): IdempotencyScope[] {
  if (idempotency === undefined) return [];
  const { bookId, actorId: personId } = request;
  return [idempotency.key, ...lineKeys].map((key) => ({ bookId, personId, key }));
}

type Batch = {
  readonly whole: WholeBatch;
  readonly scopes: readonly IdempotencyScope[];
  readonly locked: LockedBooks;
};

type PacedBatch = Batch & { readonly pace: BatchPace };

/** The same batch again is answered as it was; anything else under its key is refused. */
async function answeredBefore(
  sql: Sql,
  { keys }: CommitDeps,
  { whole, scopes, locked }: Batch,
): Promise<WholeOutcome | null> {
  const [own] = scopes;
  if (own === undefined || locked.answered.size === 0) return null;
  const known = locked.answered.get(scopeText(own));
  const isSame = known?.requestHash === whole.idempotency?.requestHash;
  if (known === undefined || !isSame || locked.answered.size > 1) {
    return { kind: 'key_reused', outcomes: [] };
  }
  const { eventsBookId: bookId, firstSeq, eventCount } = known;
  const outcomes: Outcome[] = [];
  while (outcomes.length < eventCount) {
    const count = Math.min(READ_EVENTS, eventCount - outcomes.length);
    const range = { bookId, firstSeq: firstSeq + outcomes.length, count };
    const [events = []] = await readRanges(sql, keys, [range]);
    for (const event of events) {
      const { seq, recordedAt } = event;
      const moment = { bookId, seq, recordedAt };
      outcomes.push({ kind: 'accepted', events: [event], moment, replayed: true });
    }
  }
  return { kind: 'committed', outcomes };
}

async function decideWhole(
  sql: Sql,
  deps: CommitDeps,
  { whole, scopes, locked, pace }: PacedBatch,
): Promise<WorkOutcome<WholeOutcome>> {
  await allowTime(sql);
  const work = await openUnitOfWork(sql, deps, whole.requests, locked);
  const { outcomes, isGood } = await decideInPieces(work, whole, pace);
  if (!isGood) return { value: { kind: 'rolled_back', outcomes }, committed: null };
  const moved = await closeUnitOfWork(work);
  await keepWhole(work, { whole, scopes, locked }, outcomes);
  const committed = () => {
    keepMemories(work);
    // A batch is of journals.
    deps.announce({ books: moved, callersChanged: false });
  };
  return { value: { kind: 'committed', outcomes }, committed };
}

/** What is refused is told of with all the others; from there on nothing is written. */
async function decideInPieces(
  work: UnitOfWork,
  { requests, following, isSpoilt }: WholeBatch,
  { sizeNow, giveWay }: BatchPace,
): Promise<{ readonly outcomes: readonly Outcome[]; readonly isGood: boolean }> {
  const pause = createYielder();
  const outcomes: Outcome[] = [];
  let isGood = true;
  // What follows reads what was decided before it, and is rolled back with it where it is spoilt.
  const isWritten = !isSpoilt || following !== undefined;
  const decide = async (asked: readonly CommandRequest[]): Promise<void> => {
    const items = asked.map((request) => ({ request }));
    for (const piece of slicesOf(items, sizeNow)) {
      const decided = await decideAll(
        work,
        piece.map(({ request }) => request),
      );
      outcomes.push(...decided);
      isGood &&= decided.every(({ kind }) => kind === 'accepted');
      if (isGood && isWritten) await flush(work);
      await pause();
      await giveWay();
    }
  };
  await decide(requests);
  if (following !== undefined && isGood) await decide(following(acceptedOf(outcomes)));
  return { outcomes, isGood: isGood && !isSpoilt };
}

const acceptedOf = (outcomes: readonly Outcome[]): readonly AcceptedCommand[] =>
  outcomes.flatMap((outcome) => (outcome.kind === 'accepted' ? [outcome] : []));

/** A limit that is running is not moved by PostgreSQL; it must be lifted first. */
async function allowTime(sql: Sql): Promise<void> {
  const text = `select set_config(name, $1, true) from pg_settings
    where name = 'transaction_timeout'`;
  const set = (milliseconds: number) => sql.query({ text, values: [String(milliseconds)] });
  await together([set(0), set(TRANSACTION_MILLISECONDS)]);
}

async function keepWhole(
  { sql }: UnitOfWork,
  { whole: { idempotency }, scopes: [scope] }: Batch,
  outcomes: readonly Outcome[],
): Promise<void> {
  const [first] = outcomes;
  const event = first?.kind === 'accepted' ? first.events[0] : undefined;
  if (idempotency === undefined || scope === undefined || event === undefined) return;
  const answer = {
    eventsBookId: event.bookId,
    firstSeq: event.seq,
    eventCount: outcomes.reduce((count, one) => count + eventsIn(one), 0),
    recordedAt: event.recordedAt,
  };
  await keepAnswers(sql, [{ ...scope, ...answer, requestHash: idempotency.requestHash }]);
}

const eventsIn = (outcome: Outcome): number =>
  outcome.kind === 'accepted' ? outcome.events.length : 0;
