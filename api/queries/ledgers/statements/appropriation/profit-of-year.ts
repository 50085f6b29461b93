// What a firm earned in a financial year and has not divided yet, what its capital accounts held
// day by day, and what its partners were charged for by hand.
import type { QueryExecutorProvider } from 'kysely';
import type { CapitalOfYear, PostedByHand } from '#core/appropriation/index.ts';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { isAppropriation, isOfResult } from '#core/statement/index.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import { dailyMoves } from '#projections/ledger-lines/read-audit.ts';
import { netsByMonthEnds } from '#projections/period-totals/read-nets.ts';
import { handPay } from './hand-pay.ts';

export type ProfitOfYear = {
  /** By what is posted; a loss is negative. */
  readonly postedPaise: number;
  /** By account. */
  readonly capital: ReadonlyMap<number, CapitalOfYear>;
  readonly byHand: PostedByHand;
};

/** @param through the last day of the year. */
export async function profitOfYear(
  db: QueryExecutorProvider,
  bookId: number,
  through: CalendarDate,
): Promise<ProfitOfYear> {
  const year = yearPeriod(financialYearOf(through));
  const nets = await netsByMonthEnds(db, bookId, [dayBefore(year.from), year.to]);
  const heads = await accountHeadsOf(db, bookId);
  const divided = heads.filter((head) => isOfResult(head) || isAppropriation(head));
  const postedPaise = divided.reduce((sum, { accountId }) => {
    const [before = 0, now = 0] = nets.get(accountId) ?? [];
    return sum - (now - before);
  }, 0);
  const ids = heads.flatMap(({ group, accountId }) =>
    group === 'capital-account' ? [accountId] : [],
  );
  const wish = { accountIds: ids, ...year, until: Number.MAX_SAFE_INTEGER };
  const moves = Map.groupBy(await dailyMoves(db, bookId, wish), ({ accountId }) => accountId);
  const capital = ids.map((accountId) => {
    const [before = 0] = nets.get(accountId) ?? [];
    const own = moves.get(accountId) ?? [];
    const held = {
      openingPaise: before === 0 ? 0 : -before,
      moves: own.map(({ date, paise }) => ({ date, paise: -paise })),
    };
    return [accountId, held] as const;
  });
  const byHand = await handPay(db, { bookId, year, heads });
  return { postedPaise, capital: new Map(capital), byHand };
}
