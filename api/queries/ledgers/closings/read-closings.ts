// The closings out of the read tables: all of them, or what has changed since an event. Each reads
// on one snapshot, which the caller opens.
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { accountHeadsOf, accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import { accountIdsPostedAfter } from '#projections/journal-list/read.ts';
import { movementsThrough } from '#projections/period-totals/read.ts';
import type { AccountMovement } from '#projections/period-totals/table.ts';
import { idsRemovedAfter } from '#projections/removed-records/read.ts';
import { closingsOf } from './closings.ts';
import type { BookClosings, ClosingChanges } from './closings.ts';

type Book = {
  readonly bookId: number;
  /** The end of a month. */
  readonly through: CalendarDate;
};

export async function readClosings(
  tables: QueryExecutorProvider,
  { bookId, through }: Book,
): Promise<BookClosings> {
  const movements = await movementsThrough(tables, bookId, through);
  const heads = await accountHeadsOf(tables, bookId);
  return closingsOf(heads, byAccount(movements), await typeNamesOf(tables, bookId));
}

/** @param seq the event that the closings have counted to. */
export async function readClosingChanges(
  tables: QueryExecutorProvider,
  { bookId, through }: Book,
  seq: number,
): Promise<ClosingChanges> {
  const heads = await accountHeadsOf(tables, bookId, seq);
  const removedIds = await idsRemovedAfter(tables, { bookId, kind: 'account', seq });
  const postedIds = await accountIdsPostedAfter(tables, bookId, seq);
  const ids = [...new Set([...postedIds, ...heads.map(({ accountId }) => accountId)])];
  const movements = await movementsThrough(tables, bookId, through, ids);
  const typeNames = await typeNamesOf(tables, bookId);
  return { heads, removedIds, movements: byAccount(movements), typeNames };
}

const byAccount = (movements: readonly AccountMovement[]): ReadonlyMap<number, AccountMovement> =>
  new Map(movements.map((movement) => [movement.accountId, movement]));

async function typeNamesOf(
  tables: QueryExecutorProvider,
  bookId: number,
): Promise<ReadonlyMap<number, string>> {
  const types = await accountTypesOf(tables, bookId);
  return new Map(types.map(({ typeId, name }) => [typeId, name]));
}
