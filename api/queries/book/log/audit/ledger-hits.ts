// The tests that look at the lines of accounts: cash below nothing, and amounts that come again.
import { HITS_LISTED, hitList, negativeCash } from '#core/audit/index.ts';
import type { AuditAccount, AuditHits, CashDay } from '#core/audit/index.ts';
import { isPartyGroup } from '#core/account-type/index.ts';
import { calendarDate, dayAfter, monthEnd } from '#core/kernel/calendar-date.ts';
import { balancesOf } from '#projections/ledger-balances/read.ts';
import { dailyMoves, daysOfLines, repeatedLines } from '#projections/ledger-lines/read-audit.ts';
import type { RepeatedLinesWish } from '#projections/ledger-lines/read-audit.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { RunSubject } from './audit-wish.ts';

/** Lines of accounts whose repeated amounts are looked for by one statement. */
const LINES_AT_ONCE = 50_000;

export async function readCashHits(
  db: ReadTables,
  { bookId, until, from, to }: RunSubject,
  accounts: readonly AuditAccount[],
): Promise<AuditHits> {
  const list = hitList();
  const accountIds = idsOf(accounts, (group) => group === 'cash-in-hand');
  const days = await daysOfCash(db, { bookId, until, to }, accountIds);
  for (const { seq, finding } of negativeCash(days)) {
    const isInPeriod = finding.kind === 'cash' && (from === null || finding.date >= from);
    if (isInPeriod) list.add(seq, finding);
  }
  return list.found();
}

/** Month by month: a till may have a million lines, more than one statement sums in its time. */
async function daysOfCash(
  db: ReadTables,
  { bookId, until, to: last }: Pick<RunSubject, 'bookId' | 'until' | 'to'>,
  accountIds: readonly number[],
): Promise<CashDay[]> {
  const ends = await daysOfLines(db, bookId, accountIds);
  if (ends === null) return [];
  const end = last !== null && last < ends.last ? last : ends.last;
  const days: CashDay[] = [];
  for (let from = ends.first; from <= end;) {
    const monthTo = monthEnd(calendarDate(from));
    const to = monthTo < end ? monthTo : end;
    days.push(...(await dailyMoves(db, bookId, { accountIds, from, to, until })));
    from = dayAfter(monthTo);
  }
  return days.toSorted((one, next) => one.accountId - next.accountId);
}

export async function readRepeatedHits(
  db: ReadTables,
  { bookId, until, from, to, settings }: RunSubject,
  accounts: readonly AuditAccount[],
  without: readonly number[],
): Promise<AuditHits> {
  const parties = new Set(idsOf(accounts, isPartyGroup));
  const balances = await balancesOf(db, bookId);
  const counted = balances.filter(({ accountId }) => parties.has(accountId));
  const wish: Omit<RepeatedLinesWish, 'accountIds'> = {
    from,
    to,
    until,
    daysMax: settings.repeatedDays,
    without,
    limit: HITS_LISTED,
  };
  let count = 0;
  const listed: { seq: number; other: number; days: number; accountId: number }[] = [];
  for (const accountIds of inChunks(counted)) {
    const repeated = await repeatedLines(db, bookId, { ...wish, accountIds });
    count += repeated.count;
    listed.push(...repeated.lines);
  }
  const inOrder = listed.toSorted((one, next) => one.seq - next.seq).slice(0, HITS_LISTED);
  return {
    count,
    hits: inOrder.map(({ seq, ...finding }) => ({
      seq,
      finding: { kind: 'repeated', ...finding },
    })),
  };
}

const idsOf = (
  accounts: readonly AuditAccount[],
  isMeant: (group: AuditAccount['group']) => boolean,
): number[] => accounts.filter(({ group }) => isMeant(group)).map(({ accountId }) => accountId);

type AccountSize = { readonly accountId: number; readonly entryCount: number };

/** @returns the accounts in lists of so many lines each; a larger account is one by itself. */
function inChunks(accounts: readonly AccountSize[]): number[][] {
  const chunks: number[][] = [];
  let room = 0;
  for (const { accountId, entryCount } of accounts) {
    if (entryCount > room) {
      chunks.push([]);
      room = LINES_AT_ONCE;
    }
    chunks.at(-1)?.push(accountId);
    room -= entryCount;
  }
  return chunks;
}
