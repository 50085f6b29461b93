// The events whose sum a figure is: the balance of an account at the end of a day, as known at a
// moment, or its change since an earlier moment.
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { FigureLines } from '#projections/ledger-lines/read-figure.ts';
import { beginsEachYearAtZero } from '#projections/period-totals/table.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import type { AccountHead } from '#projections/chart-of-accounts/read.ts';
import type { ExplainedFigure } from '#api/contract/book/log/compare.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import { dayOfMoment } from './compared-books.ts';
import { idsOfStock, idsOfYear } from './compared-rows.ts';
import { figureCauses, figurePage } from './figure-sums.ts';
import { eventCardsOf } from '../event-cards.ts';

export type FigureOfMany = NonNullable<ExplainedFigure['figure']>;

export type FigureWish = {
  /** Of an account, or of several. */
  readonly of: number | FigureOfMany;
  readonly since: PastMoment | null;
  readonly until: PastMoment;
  readonly asOn: string;
  /** Only what is dated from this day on; null for the whole figure. */
  readonly from: string | null;
  /** Debits alone or credits alone; null counts both. */
  readonly side: 'debit' | 'credit' | null;
  readonly before: number;
  readonly limit: number;
};

/** @returns null where the book had no such account by then. */
export async function explainFigure(
  parts: LogParts,
  bookId: number,
  wish: FigureWish,
): Promise<ExplainedFigure | null> {
  const { db } = parts;
  const { of, since, until, before, limit } = wish;
  const heads = await readingAt(until, () => accountHeadsOf(db, bookId));
  const account = heads.find((head) => head.accountId === of) ?? null;
  if (typeof of === 'number' && account === null) return null;
  const days = daysOfFigure(account ?? (of as FigureOfMany), wish);
  const lines: FigureLines = {
    ...days,
    accountIds: account === null ? idsOfFigure(of as FigureOfMany, heads) : [account.accountId],
    after: since?.seq ?? 0,
    until: until.seq,
    side: wish.side,
  };
  const knownOn = since === null ? null : dayOfMoment(since);
  const figure = { lines, knownOn };
  const causes = await figureCauses(parts, bookId, figure);
  const found = await figurePage(parts, bookId, figure, { before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const cards = await eventCardsOf(
    parts,
    bookId,
    shown.map(({ seq }) => seq),
  );
  return {
    account: account === null ? null : { id: account.accountId, name: account.name },
    figure: typeof of === 'number' ? null : of,
    as_on: days.to,
    from: days.from,
    side: wish.side,
    since: lines.after,
    until: until.seq,
    amount: rupeesFromPaise(causes.reduce((sum, { paise }) => sum + paise, 0)),
    count: causes.reduce((sum, { count }) => sum + count, 0),
    causes: causes.map(({ cause, count, paise }) => ({
      cause,
      count,
      amount: rupeesFromPaise(paise),
    })),
    events: shown.flatMap(({ paise, cause }, at) => {
      const card = cards[at];
      return card === undefined ? [] : [{ ...card, amount: rupeesFromPaise(paise), cause }];
    }),
    next: found.length > limit ? (shown.at(-1)?.seq ?? null) : null,
  };
}

const idsOfFigure = (of: FigureOfMany, heads: readonly AccountHead[]): readonly number[] =>
  of === 'stock' ? idsOfStock(heads) : idsOfYear(heads);

/**
 * The days that count: of income and expenses those of the year unless a first day is asked for,
 * brought forward those before.
 */
function daysOfFigure(
  of: AccountHead | FigureOfMany,
  { asOn, from: asked }: Pick<FigureWish, 'asOn' | 'from'>,
) {
  const to = calendarDate(asOn);
  const { from: april } = yearPeriod(financialYearOf(to));
  if (of === 'brought-forward') return { from: asked, to: dayBefore(april) };
  const isOfYear = typeof of === 'string' ? of === 'result' : beginsEachYearAtZero(of.nature);
  return { from: isOfYear ? (asked ?? april) : asked, to };
}
