// The runs of the audit tests. A run is made once for whoever asks the same of the same books; it
// goes on while somebody asks for it, and its result is kept for the event that it counted to.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { momentRead } from '#api/queries/past/moment.ts';
import { readTablesPosition } from '#api/queries/snapshot.ts';
import { isOnlyOfCategory } from '#api/store/chain/walk-events.ts';
import { countEntriesUntil } from '#projections/journal-list/read-audit.ts';
import { runAudit } from './audit-run.ts';
import type { AuditResult } from './audit-run.ts';
import type { AuditWish, RunSubject } from './audit-wish.ts';

export type AuditProgress = {
  /** Null until the run is over. */
  readonly result: AuditResult | null;
  /** Journals that were read, of so many. */
  readonly read: number;
  readonly of: number;
  /** The last event of the books as they are read. */
  readonly lastSeq: number;
};

type AuditRuns = {
  /**
   * @param atLeast an event that the result must have counted, even where it takes long.
   * @returns the result, or how far the run has come; null where too many are waiting.
   */
  readonly ask: (bookId: number, wish: AuditWish, atLeast: number) => Promise<AuditProgress | null>;
};

type Run = {
  readonly until: number;
  readonly generation: string;
  readonly of: number;
  readonly over: Promise<void>;
  read: number;
  askedAt: number;
  tookMs: number;
  outcome: { readonly result: AuditResult } | { readonly error: unknown } | null;
};

/** One who asks is answered after this long, run or not. */
const WAIT_MS = 1500;
/** A run for which nobody asks any more is given up. */
const FORSAKEN_MS = 60_000;
/** What took longer is not made anew by itself whenever the books grow. */
const QUICK_MS = 2000;
const AT_ONCE = 2;
const WAITING_MAX = 20;
const KEPT_MAX = 30;
/** Notes, marks and names of instants change nothing that is tested. */
const UNTESTED = ['event-note', 'check', 'instant'];

export function createAuditRuns(parts: LogParts): AuditRuns {
  /** The one that was asked for the longest time ago comes first. */
  const runs = new Map<string, Run>();
  const turns = createTurns(AT_ONCE);
  return {
    async ask(bookId, wish, atLeast) {
      const { seq: headSeq, generation } = await readTablesPosition(parts.db, bookId);
      const moment = momentRead();
      const lastSeq = moment?.seq ?? headSeq;
      const key = JSON.stringify([bookId, moment?.seq ?? null, wish]);
      let run = runs.get(key);
      const isSame = run?.generation === generation;
      if (run === undefined || !isSame || !(await serves(parts, run, bookId, lastSeq, atLeast))) {
        if (turns.waiting() >= WAITING_MAX) return null;
        const of = await countEntriesUntil(parts.db, bookId, lastSeq);
        run = beginRun(parts, turns, { ...wish, bookId, until: lastSeq }, { generation, of });
      }
      runs.delete(key);
      runs.set(key, run);
      forgetOldest(runs);
      run.askedAt = now();
      if (run.outcome === null) await Promise.race([run.over, sleep(WAIT_MS)]);
      const { outcome, read, of } = run;
      if (outcome !== null && 'error' in outcome) {
        runs.delete(key);
        throw outcome.error;
      }
      return { result: outcome?.result ?? null, read, of, lastSeq };
    },
  };
}

/** @returns whether what a run found is still the answer, or is kept until somebody asks anew. */
async function serves(
  { sql }: LogParts,
  run: Run,
  bookId: number,
  lastSeq: number,
  atLeast: number,
): Promise<boolean> {
  if (run.until === lastSeq) return true;
  const isQuick = run.outcome !== null && run.tookMs < QUICK_MS;
  if (!isQuick && run.until >= atLeast) return true;
  return isOnlyOfCategory(sql, bookId, run.until, UNTESTED);
}

function beginRun(
  parts: LogParts,
  turns: Turns,
  subject: Omit<RunSubject, 'onProgress'>,
  start: Pick<Run, 'generation' | 'of'>,
): Run {
  const over = Promise.withResolvers<void>();
  const { until } = subject;
  const run: Run = {
    ...start,
    until,
    read: 0,
    askedAt: now(),
    tookMs: 0,
    outcome: null,
    over: over.promise,
  };
  const onProgress = (count: number): void => {
    run.read = count;
    if (now() - run.askedAt > FORSAKEN_MS) throw new Error('Nobody asks for the run.');
  };
  const work = async (): Promise<void> => {
    const leave = await turns.take();
    const began = now();
    try {
      run.outcome = { result: await runAudit(parts, { ...subject, onProgress }) };
    } catch (error) {
      run.outcome = { error };
    }
    run.tookMs = now() - began;
    leave();
    over.resolve();
  };
  void work();
  return run;
}

const now = (): number => performance.now();

function forgetOldest(runs: Map<string, Run>): void {
  for (const [key, { outcome }] of runs) {
    if (runs.size <= KEPT_MAX) return;
    if (outcome !== null) runs.delete(key);
  }
}

type Turns = {
  readonly waiting: () => number;
  /** @returns what ends the turn. */
  readonly take: () => Promise<() => void>;
};

/** So many work at once; the others wait in their order. */
function createTurns(count: number): Turns {
  const waiting: (() => void)[] = [];
  let free = count;
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
    waiting: (): number => waiting.length,
    async take(): Promise<() => void> {
      if (free > 0) free -= 1;
      else await new Promise<void>((go) => void waiting.push(go));
      return leave;
    },
  };
}
