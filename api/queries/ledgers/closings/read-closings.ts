// The closings out of the read tables: all of them, or what has changed since an event. Each reads
// on one snapshot, which the caller opens.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate, dayBefore, monthEnd } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { accountHeadsOf, chartFrameOf } from '#projections/chart-of-accounts/read.ts';
import type { ChartFrame } from '#projections/chart-of-accounts/read.ts';
import { accountIdsPostedAfter } from '#projections/journal-list/read.ts';
import { movementsAfter } from '#projections/ledger-lines/read.ts';
import { movementsIn } from '#projections/period-totals/read.ts';
import type { AccountMovement } from '#projections/period-totals/table.ts';
import { idsRemovedAfter } from '#projections/removed-records/read.ts';
import { closingsOf } from './closings.ts';
import type { BookClosings, ClosingChanges } from './closings.ts';

type Book = {
  readonly bookId: number;
  /** The first day of a month to any day of the same financial year. */
  readonly period: Period;
};

export async function readClosings(
  tables: QueryExecutorProvider,
  { bookId, period }: Book,
): Promise<BookClosings> {
  const { beginsOn, typeNames } = await chartFrameOf(tables, bookId);
  const movements = await movementsUpTo(tables, { bookId, period, beginsOn }, null);
  const heads = await accountHeadsOf(tables, bookId);
  return closingsOf(heads, byAccount(movements), typeNames);
}

/** @param seq the event that the closings have counted to. */
export async function readClosingChanges(
  tables: QueryExecutorProvider,
  { bookId, period }: Book,
  seq: number,
): Promise<ClosingChanges> {
  const heads = await accountHeadsOf(tables, bookId, seq);
  const removedIds = await idsRemovedAfter(tables, { bookId, kind: 'account', seq });
  const postedIds = await accountIdsPostedAfter(tables, bookId, seq);
  const ids = [...new Set([...postedIds, ...heads.map(({ accountId }) => accountId)])];
  const { beginsOn, typeNames } = await chartFrameOf(tables, bookId);
  const movements = await movementsUpTo(tables, { bookId, period, beginsOn }, ids);
  return { heads, removedIds, movements: byAccount(movements), typeNames };
}

/** What a book that begins within the period brought in was there before and did not move. */
async function movementsUpTo(
  tables: QueryExecutorProvider,
  { bookId, period, beginsOn: begins }: Book & Pick<ChartFrame, 'beginsOn'>,
  accountIds: readonly number[] | null,
): Promise<readonly AccountMovement[]> {
  const movements = await movementsInAll(tables, { bookId, period }, accountIds);
  if (begins === null || begins <= period.from || begins > period.to) return movements;
  const days = { after: dayBefore(period.from), until: dayBefore(calendarDate(begins)) };
  const movedIds = movements.map(({ accountId }) => accountId);
  const brought = await movementsAfter(tables, bookId, days, movedIds);
  const broughtOf = new Map(brought.map((one) => [one.accountId, one]));
  return movements.map((movement) => {
    const { debitPaise = 0, creditPaise = 0 } = broughtOf.get(movement.accountId) ?? {};
    return {
      ...movement,
      beforePaise: movement.beforePaise + debitPaise - creditPaise,
      debitPaise: movement.debitPaise - debitPaise,
      creditPaise: movement.creditPaise - creditPaise,
    };
  });
}

/** By the totals of months, less the lines of the last day's own month that come after it. */
async function movementsInAll(
  tables: QueryExecutorProvider,
  { bookId, period: { from, to } }: Book,
  accountIds: readonly number[] | null,
): Promise<AccountMovement[]> {
  const end = monthEnd(to);
  const movements = await movementsIn(tables, bookId, { from, to: end }, accountIds);
  if (to === end) return movements;
  const moved = movements.filter(({ debitPaise, creditPaise }) => debitPaise + creditPaise !== 0);
  const movedIds = moved.map(({ accountId }) => accountId);
  const later = await movementsAfter(tables, bookId, { after: to, until: end }, movedIds);
  const laterOf = new Map(later.map((one) => [one.accountId, one]));
  return movements.map((movement) => {
    const after = laterOf.get(movement.accountId);
    if (after === undefined) return movement;
    return {
      ...movement,
      thisYearPaise: movement.thisYearPaise - after.debitPaise + after.creditPaise,
      debitPaise: movement.debitPaise - after.debitPaise,
      creditPaise: movement.creditPaise - after.creditPaise,
    };
  });
}

const byAccount = (movements: readonly AccountMovement[]): ReadonlyMap<number, AccountMovement> =>
  new Map(movements.map((movement) => [movement.accountId, movement]));
