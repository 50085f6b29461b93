// One transaction of the queue: locks the heads, answers what was answered before, decides each
// command in the order of arrival, and writes everything with one statement per table.
import type pg from 'pg';
import type { Sql } from '#api/store/sql.ts';
import { handlerOf } from '../facts/handlers.ts';
import { scopeBookOf } from '../request.ts';
import type { CommandRequest, Outcome } from '../request.ts';
import { decideOne } from './decide-one.ts';
import { closeRun, lockBooks, openRun, scopeOf, settle } from './run.ts';
import type { DrainDeps, Locked, Patience } from './run.ts';
import { inTransaction } from './transaction.ts';
import type { Worked } from './transaction.ts';

export type CommitDeps = DrainDeps & {
  readonly pool: pg.Pool;
  /** Told of each book that grew, after COMMIT; its failure harms nothing. */
  readonly announce: (books: readonly { bookId: number; seq: number }[]) => void;
};

/** Null stands for a request whose book somebody else holds: it was left alone. */
export type Outcomes = readonly (Outcome | null)[];

/** A refusal of one request harms no other; an exception rolls all of them back. */
export function commitDrain(
  deps: CommitDeps,
  requests: readonly CommandRequest[],
  patience: Patience,
): Promise<Outcomes> {
  return inTransaction(deps.pool, {
    lock: (sql) => lockBooks(sql, requests, { patience, scopes: requests.flatMap(scopeOf) }),
    write: (sql, locked) => drain(sql, deps, requests, locked),
  });
}

async function drain(
  sql: Sql,
  deps: CommitDeps,
  requests: readonly CommandRequest[],
  locked: Locked,
): Promise<Worked<Outcomes>> {
  const items = requests.map((request) => ({ ...request, handler: handlerOf(request.command) }));
  const isLeft = (item: CommandRequest) => locked.held.has(scopeBookOf(item));
  const taken = items.filter((item) => !isLeft(item));
  const run = await openRun(sql, deps, taken, locked);
  const outcomes: (Outcome | null)[] = [];
  for (const item of items) outcomes.push(isLeft(item) ? null : await decideOne(run, item));
  const moved = await closeRun(run);
  for (const [index, item] of items.entries()) {
    const outcome = outcomes[index];
    if (outcome?.kind === 'accepted' && !outcome.replayed) await item.also?.(sql);
  }
  const committed = () => {
    settle(run);
    if (moved.length > 0) deps.announce(moved);
  };
  return { value: outcomes, committed };
}
