// One transaction of the queue: locks the heads, answers what was answered before, decides each
// command in the order of arrival, and writes everything with one statement per table.
import type pg from 'pg';
import { findAnswers } from '#api/store/idempotency.ts';
import type { Sql } from '#api/store/sql.ts';
import { scopeBookOf } from '../request.ts';
import type { CommandRequest, Outcome, Refusal } from '../request.ts';
import { decideAll } from './decide-all.ts';
import { inTransaction } from './transaction.ts';
import type { Connections, WorkOutcome } from './transaction.ts';
import {
  closeUnitOfWork,
  keepMemories,
  lockBooks,
  openUnitOfWork,
  scopeOf,
} from './unit-of-work.ts';
import type { DrainDeps, LockedBooks, LockMode } from './unit-of-work.ts';

export type CommitDeps = DrainDeps & {
  readonly pool: pg.Pool;
  /** Told of what was committed, after COMMIT; its failure harms nothing. */
  readonly announce: (committed: {
    readonly books: readonly { readonly bookId: number; readonly seq: number }[];
    readonly callersChanged: boolean;
  }) => void;
};

/** Null stands for a request whose book somebody else holds: it was left alone. */
export type Outcomes = readonly (Outcome | null)[];

export type NoteOutcomes = (
  requests: readonly CommandRequest[],
  outcomes: readonly Outcome[],
) => readonly CommandRequest[];

/** What was to be noted of commands is refused, and the commands with it. */
export class NoteRefused extends Error {
  readonly rejection: Refusal;

  constructor(rejection: Refusal) {
    super(`What was to be noted is refused: ${rejection.kind}.`);
    this.name = 'NoteRefused';
    this.rejection = rejection;
  }
}

export type DrainOptions = {
  readonly lockMode: LockMode;
  readonly connections: Connections;
  /**
   * Called once all is decided. @returns commands that note what became of the others in the same
   * transaction; a refusal of one of them rolls all back.
   */
  readonly noting?: NoteOutcomes;
  /** Called under the locks. @returns further requests, all of them of books that are locked. */
  readonly join: (locked: (bookId: number) => boolean) => Promise<readonly CommandRequest[]>;
};

/**
 * A refusal of one request harms no other; an exception rolls all of them back.
 * @returns the outcomes of the requests, then of those that joined them.
 */
export function commitDrain(
  deps: CommitDeps,
  first: readonly CommandRequest[],
  { lockMode, connections, join, noting }: DrainOptions,
): Promise<Outcomes> {
  const requests = [...first];
  return inTransaction(connections, {
    lock: (sql) => lockBooks(sql, requests, { lockMode, scopes: requests.flatMap(scopeOf) }),
    write: async (sql, locked) => {
      const late = await join((bookId) => locked.heads.has(bookId));
      requests.push(...late);
      const answered = await findAnswers(sql, late.flatMap(scopeOf));
      const all = { ...locked, answered: new Map([...locked.answered, ...answered]) };
      return drain(sql, deps, { requests, noting }, all);
    },
  });
}

async function drain(
  sql: Sql,
  deps: CommitDeps,
  { requests, noting }: { requests: readonly CommandRequest[]; noting: NoteOutcomes | undefined },
  locked: LockedBooks,
): Promise<WorkOutcome<Outcomes>> {
  const isLeft = (request: CommandRequest) => locked.held.has(scopeBookOf(request));
  const free = requests.filter((request) => !isLeft(request));
  const work = await openUnitOfWork(sql, deps, free, locked);
  const all = await decideAll(work, free);
  const notes = await decideAll(work, noting?.(free, all) ?? []);
  for (const note of notes) if (note.kind === 'rejected') throw new NoteRefused(note.rejection);
  const decided = all.values();
  const outcomes = requests.map((request) =>
    isLeft(request) ? null : (decided.next().value ?? null),
  );
  const moved = await closeUnitOfWork(work);
  for (const [index, request] of requests.entries()) {
    const outcome = outcomes[index];
    if (outcome?.kind === 'accepted' && !outcome.replayed) {
      await request.also?.(sql, outcome.events);
    }
  }
  const committed = () => {
    keepMemories(work);
    if (moved.length > 0) {
      deps.announce({ books: moved, callersChanged: outcomes.some(concernsCallers) });
    }
  };
  return { value: outcomes, committed };
}

/** A book's own stream says who its members are, a person's who they are. */
const OF_CALLERS = /^(book|person)-/;

const concernsCallers = (outcome: Outcome | null): boolean =>
  outcome?.kind === 'accepted' && outcome.events.some(({ stream }) => OF_CALLERS.test(stream));
