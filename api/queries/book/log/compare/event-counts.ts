// How many events between two moments moved each account. Long stretches are not counted: what they
// moved follows from the totals at both moments, and each figure that is opened counts its events.
import { countsBetween, journalsMoving } from '#projections/journal-list/read-between.ts';
import type { CountedDays, LogBetween } from '#projections/journal-list/read-between.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

export type CountsOfAccounts = {
  /** @param days all that count, or those in the period alone, or those before it. */
  readonly of: (accountId: number | null, days: CountedDays) => number;
  /** Of those that moved what is brought forward: one event may move several accounts. */
  readonly broughtForward: number;
};

/** So many journals are read one by one. */
const EVENTS_MAX = 20_000;

export const isCounted = ({ after, until }: LogBetween): boolean => until - after <= EVENTS_MAX;

type CountPeriod = {
  /** The first day of the period, and the last one that counts. */
  readonly from: string;
  readonly to: string;
  /** The accounts of income and expense. */
  readonly ofYear: readonly number[];
};

/** @returns null where too many events lie between. */
export async function countEvents(
  db: ReadTables,
  bookId: number,
  between: LogBetween,
  { from, to, ofYear }: CountPeriod,
): Promise<CountsOfAccounts | null> {
  if (!isCounted(between)) return null;
  const counts = await countsBetween(db, bookId, between, { from, to });
  const ofAccount = new Map(counts.map((one) => [one.accountId, one]));
  const figure = { accountIds: ofYear, days: 'before', from, to } as const;
  const broughtForward = await journalsMoving(db, bookId, between, figure);
  return {
    of: (accountId, days) => {
      const { inPeriod = 0, earlier = 0 } = ofAccount.get(accountId ?? 0) ?? {};
      if (days === 'all') return inPeriod + earlier;
      return days === 'period' ? inPeriod : earlier;
    },
    broughtForward,
  };
}
