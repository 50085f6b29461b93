// What the audit tests found, as it is answered.
import {
  accountsNamed,
  AUDIT_TESTS,
  findingInWords,
  ruleOfTest,
  titleOfTest,
} from '#core/audit/index.ts';
import type { AuditHit, AuditSettings, AuditTest, FirstDigits } from '#core/audit/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { noteCounts, notesOnEvents } from '#projections/event-notes/read.ts';
import type { EventNoteRow } from '#projections/event-notes/table.ts';
import { namesOf } from '#projections/people/read.ts';
import { dateInWords } from '#projections/runner/words/figures.ts';
import type { AuditHitCard, AuditReply } from '#api/contract/book/log/audit.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { eventCardsOf } from '../event-cards.ts';
import type { AuditResult } from './audit-run.ts';
import type { AuditProgress } from './audit-runs.ts';

type AuditView = {
  readonly settings: AuditSettings;
  /** Whose hits are listed, and which of them. */
  readonly listed: {
    readonly test: AuditTest;
    readonly offset: number;
    readonly limit: number;
  } | null;
};

export async function auditReplyOf(
  parts: LogParts,
  bookId: number,
  { settings, listed }: AuditView,
  { result, read, of, lastSeq }: AuditProgress,
): Promise<AuditReply> {
  const { db } = parts;
  const notes = new Map((await noteCounts(db, bookId)).map(({ test, count }) => [test, count]));
  return {
    state: result === null ? 'running' : 'done',
    read: result === null ? read : of,
    entries: of,
    tested: result?.entryCount ?? 0,
    countedTo: result?.until ?? 0,
    lastSeq,
    tests: AUDIT_TESTS.map((test) => ({
      test,
      title: titleOfTest(test),
      rule: ruleOfTest(test, settings),
      count: result?.found[test].count ?? 0,
      notes: notes.get(test) ?? 0,
    })),
    hits: listed === null ? null : await hitPage(parts, bookId, listed, result),
    byPerson: await personsOf(parts, result?.byPerson ?? []),
    firstDigits: digitsOf(result?.firstDigits),
  };
}

/** 0 is Lekha itself. */
const personIn = (people: ReadonlyMap<number, string>, id: number) => ({
  id,
  name: id === 0 ? 'Lekha' : (people.get(id) ?? ''),
});

async function personsOf(
  { db }: LogParts,
  rows: AuditResult['byPerson'],
): Promise<AuditReply['byPerson']> {
  const people = await namesOf(
    db,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map(({ actorId, ...counts }) => ({ person: personIn(people, actorId), ...counts }));
}

const NO_DIGITS: FirstDigits = { count: 0, conformity: 'too-few', digits: [] };

function digitsOf({ digits, ...sums }: FirstDigits = NO_DIGITS): AuditReply['firstDigits'] {
  return {
    ...sums,
    digits: digits.map(({ shareBp: share, expectedBp: expected, isOver, ...one }) => {
      return { ...one, share, expected, standsOut: isOver };
    }),
  };
}

async function hitPage(
  parts: LogParts,
  bookId: number,
  { test, offset, limit }: NonNullable<AuditView['listed']>,
  result: AuditResult | null,
): Promise<NonNullable<AuditReply['hits']>> {
  const { hits } = result?.found[test] ?? { hits: [] };
  return {
    listed: hits.length,
    page: await hitCardsOf(parts, bookId, hits.slice(offset, offset + limit)),
    next: offset + limit < hits.length ? offset + limit : null,
  };
}

async function hitCardsOf(
  parts: LogParts,
  bookId: number,
  hits: readonly AuditHit[],
): Promise<AuditHitCard[]> {
  const { db } = parts;
  const seqs = [...new Set(hits.map(({ seq }) => seq))];
  const cards = new Map((await eventCardsOf(parts, bookId, seqs)).map((card) => [card.seq, card]));
  const accountIds = hits.flatMap(({ finding }) => accountsNamed(finding));
  const names = await accountNames(db, bookId, [...new Set(accountIds)]);
  const notes = await notesOnEvents(db, bookId, seqs);
  const people = await namesOf(db, [...new Set(notes.map(({ actorId }) => actorId))]);
  const nameOf = (id: number): string => names.get(id) ?? '';
  return hits.flatMap(({ seq, finding }) => {
    const card = cards.get(seq);
    if (card === undefined) return [];
    const own = notes.filter(({ eventSeq }) => eventSeq === seq);
    return [
      {
        event: card,
        finding: findingInWords(finding, nameOf, dayOf),
        notes: own.map((note) => noteTold(note, people)),
      },
    ];
  });
}

const dayOf = (date: string): string => dateInWords(calendarDate(date));

const noteTold = (
  { actorId, at, test, note, seq }: EventNoteRow,
  people: ReadonlyMap<number, string>,
): AuditHitCard['notes'][number] => ({
  by: personIn(people, actorId),
  at,
  test: test as AuditTest | null,
  note,
  event: seq,
});
