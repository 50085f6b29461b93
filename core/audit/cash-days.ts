// Cash cannot be less than nothing: a day that ends so has an entry that is missing or wrong.
import type { AuditHit } from './hits.ts';

/** What a day moved on an account of cash. */
export type CashDay = {
  readonly accountId: number;
  readonly date: string;
  readonly paise: number;
  /** The last event of the day's entries, by number. */
  readonly seq: number;
};

/** @param days by account and date, all of them. @returns the days that end below nothing. */
export function negativeCash(days: readonly CashDay[]): readonly AuditHit[] {
  let accountId: number | null = null;
  let balancePaise = 0;
  return days.flatMap((day) => {
    if (day.accountId !== accountId) balancePaise = 0;
    accountId = day.accountId;
    balancePaise += day.paise;
    if (balancePaise >= 0) return [];
    const { date, seq } = day;
    return [{ seq, finding: { kind: 'cash', accountId: day.accountId, date, balancePaise } }];
  });
}
