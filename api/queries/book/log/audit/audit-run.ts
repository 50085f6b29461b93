// One run of all tests over a book: a walk over its journals in short stretches, so that neither a
// statement nor the server's other work waits long, and then what is asked of other tables.
import {
  AUDIT_TESTS,
  entryWalk,
  hitList,
  numberOrder,
  isPrivilegedAct,
} from '#core/audit/index.ts';
import type { AuditHits, AuditTest, WalkedEntries, PeriodClosing } from '#core/audit/index.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import { numbersAfter } from '#projections/document-numbers/read.ts';
import type { NumberRow } from '#projections/document-numbers/read.ts';
import { auditEntries } from '#projections/journal-list/read-audit.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import type { RunSubject } from './audit-wish.ts';
import { readCashHits, readRepeatedHits } from './ledger-hits.ts';
import type { RecordedEvent } from '#core/domain.ts';
import { streamName } from '#core/kernel/ids.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { dateInWords } from '#projections/runner/words/figures.ts';
import { readStreams } from '#api/store/read-events.ts';

/** What a run found of a book as it was after an event. */
export type AuditResult = Pick<WalkedEntries, 'byPerson' | 'firstDigits' | 'entryCount'> & {
  readonly until: number;
  readonly found: Readonly<Record<AuditTest, AuditHits>>;
};

/** Rows of one statement: about 20 ms of this process. */
const STEP = 2000;

export async function runAudit(parts: LogParts, subject: RunSubject): Promise<AuditResult> {
  const { db } = parts;
  const { bookId, until } = subject;
  const accounts = await accountHeadsOf(db, bookId);
  const acts = await readBookActs(parts, bookId, until);
  const { takenBack, found, ...walked } = await walkEntries(parts, subject, {
    accounts,
    closings: acts.closings,
  });
  const privileged = hitList();
  for (const seq of acts.privileged) privileged.add(seq, { kind: 'act' });
  const others = {
    'privileged-acts': privileged.found(),
    numbers: await readNumberHits(parts, subject),
    'negative-cash': await readCashHits(db, subject, accounts),
    'repeated-amounts': await readRepeatedHits(db, subject, accounts, takenBack),
  };
  const all = { ...found, ...others };
  return {
    ...walked,
    until,
    found: Object.fromEntries(AUDIT_TESTS.map((test) => [test, all[test]])) as typeof all,
  };
}

type EntryFacts = Pick<Parameters<typeof entryWalk>[1], 'accounts' | 'closings'>;

async function walkEntries(
  { db }: LogParts,
  { bookId, until, settings, from, to, onProgress }: RunSubject,
  facts: EntryFacts,
): Promise<WalkedEntries> {
  const walk = entryWalk(settings, { ...facts, from, to });
  let [after, count, isMore] = [0, 0, true];
  while (isMore) {
    const entries = await auditEntries(db, bookId, { after, until, limit: STEP });
    for (const entry of entries) walk.add(entry);
    after = entries.at(-1)?.seq ?? until;
    count += entries.length;
    isMore = entries.length === STEP;
    onProgress(count);
  }
  return walk.found();
}

async function readNumberHits(
  { db }: LogParts,
  { bookId, until, from, to }: RunSubject,
): Promise<AuditHits> {
  const list = hitList();
  const next = numberOrder();
  let last: NumberRow | undefined;
  do {
    const place = last === undefined ? null : { ...last, number: last.seriesNumber };
    const rows = await numbersAfter(db, bookId, place, STEP);
    for (const { kind, series, seriesNumber, number, lastSeq: seq, date } of rows) {
      if (seq > until || (date !== null && to !== null && date > to)) continue;
      const hits = next({ seq, series: `${kind} ${series}`, seriesNumber, number, date });
      const counts = from === null || date === null || date >= from;
      for (const hit of counts ? hits : []) list.add(hit.seq, hit.finding);
    }
    last = rows.length === STEP ? rows.at(-1) : undefined;
  } while (last !== undefined);
  return list.found();
}

// What was done to a book itself by an event: its privileged acts, and which days it closed.
type BookActs = {
  readonly closings: readonly PeriodClosing[];
  /** The numbers of their events. */
  readonly privileged: readonly number[];
};

async function readBookActs(
  { sql, keys }: LogParts,
  bookId: number,
  until: number,
): Promise<BookActs> {
  const events = await readStreams(sql, keys, [{ bookId, stream: streamName('book', bookId) }]);
  const known = events.filter(({ seq }) => seq <= until);
  return {
    closings: known.flatMap(closingsOf),
    privileged: known.filter(({ type }) => isPrivilegedAct(type)).map(({ seq }) => seq),
  };
}

const dayOf = (date: string): string => dateInWords(calendarDate(date));

function closingsOf(event: RecordedEvent): readonly PeriodClosing[] {
  const { seq } = event;
  if (event.type === 'LockDateSet' && event.data.lockedTo !== null) {
    const { lockedTo: to } = event.data;
    return [{ seq, from: null, to, what: `the lock up to ${dayOf(to)}` }];
  }
  if (event.type === 'ReturnFiled') {
    const { kind, from, to } = event.data;
    const what = `${kind.toUpperCase()} of ${dayOf(from)} to ${dayOf(to)} was filed`;
    return [{ seq, from, to, what }];
  }
  return [];
}
