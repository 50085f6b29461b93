// The events whose sum a figure is: the balance of an account at the end of a day, or a line of a
// page, as known at a moment, or its change since an earlier moment.
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { sumsOfFigure } from '#projections/ledger-lines/read-figure.ts';
import type { FigureSide } from '#projections/ledger-lines/read-figure.ts';
import { beginsEachYearAtZero } from '#projections/period-totals/table.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import type { AccountHead } from '#projections/chart-of-accounts/read.ts';
import type { ExplainedFigure } from '#api/contract/book/log/explain.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { dayOfMoment, idsOfStock, idsOfYear } from '../compare/at-both.ts';
import { figurePage } from './figure-sums.ts';
import type { FigureCausesMemory } from './figure-sums.ts';
import { eventCardsOf } from '../event-cards.ts';
import { amountTextOf } from './named-figure.ts';
import type { NamedFigure } from './named-figure.ts';
import { pageFigure } from './page-figure.ts';
import type { PageFigureWish } from './page-figure.ts';

type FigureOfMany = NonNullable<ExplainedFigure['figure']>;

export type FigureWish = {
  /** Of an account, of several, or of a page. */
  readonly of: number | FigureOfMany | PageFigureWish;
  readonly since: PastMoment | null;
  readonly until: PastMoment;
  readonly asOn: string;
  /** Only what is dated from this day on; null for the whole figure. */
  readonly from: string | null;
  readonly side: FigureSide;
  readonly before: number;
  readonly limit: number;
};

/** @returns null where the book had no such account, or the page no such line, by then. */
export async function explainFigure(
  parts: LogParts & { readonly causesOf: FigureCausesMemory },
  bookId: number,
  wish: FigureWish,
): Promise<ExplainedFigure | null> {
  const { since, until, before, limit } = wish;
  const named = await readingAt(until, () => namedFigure(parts.db, bookId, wish));
  if (named === null) return null;
  const after = since?.seq ?? 0;
  const knownOn = since === null ? null : dayOfMoment(since);
  const figure = { sums: named.sums, between: { after, until: until.seq }, knownOn };
  const { causes, lastSeq } = await parts.causesOf(bookId, figure);
  const page = { before: Math.min(before, (lastSeq ?? 0) + 1), limit: limit + 1 };
  const found = lastSeq === null ? [] : await figurePage(parts, bookId, figure, page);
  const shown = found.slice(0, limit);
  const cards = await eventCardsOf(
    parts,
    bookId,
    shown.map(({ seq }) => seq),
  );
  const textOf = amountTextOf(named);
  return {
    ...namedTold(named, wish),
    amount: textOf(causes.reduce((sum, { paise }) => sum + paise, 0)),
    count: causes.reduce((sum, { count }) => sum + count, 0),
    causes: causes.map(({ cause, count, paise }) => ({
      cause,
      count,
      amount: textOf(paise),
    })),
    events: shown.flatMap(({ paise, cause }, at) => {
      const card = cards[at];
      return card === undefined ? [] : [{ ...card, amount: textOf(paise), cause }];
    }),
    next: found.length > limit ? (shown.at(-1)?.seq ?? null) : null,
  };
}

type SumField = 'amount' | 'count' | 'causes' | 'events' | 'next';

function namedTold(named: NamedFigure, wish: FigureWish): Omit<ExplainedFigure, SumField> {
  const { of, since, until } = wish;
  const ofPage = typeof of === 'object' ? of : null;
  return {
    account: typeof of === 'number' ? { id: of, name: named.name } : null,
    figure: typeof of === 'string' ? of : null,
    of: ofPage?.of ?? null,
    line: ofPage?.line ?? null,
    name: named.name,
    asOn: calendarDate(named.to),
    from: named.from === null ? null : calendarDate(named.from),
    side: wish.side,
    since: since?.seq ?? 0,
    until: until.seq,
    value: named.value,
    measure: named.measure ?? 'rupees',
    notPosted: named.notPosted.map(({ name, paise }) => ({
      name,
      amount: amountTextOf(named)(paise),
    })),
    madeOf: named.madeOf,
  };
}

async function namedFigure(
  db: ReadTables,
  bookId: number,
  wish: FigureWish,
): Promise<NamedFigure | null> {
  const { of, side } = wish;
  if (typeof of === 'object') return pageFigure(db, bookId, of);
  const heads = await accountHeadsOf(db, bookId);
  const account = heads.find((head) => head.accountId === of) ?? null;
  if (typeof of === 'number' && account === null) return null;
  const days = daysOfFigure(account ?? (of as FigureOfMany), wish);
  const accountIds =
    account === null ? idsOfFigure(of as FigureOfMany, heads) : [account.accountId];
  return {
    name: account?.name ?? FIGURE_NAMES[of as FigureOfMany],
    ...days,
    sums: (between) => sumsOfFigure(bookId, { ...days, ...between, accountIds, side }),
    notPosted: [],
    value: null,
    madeOf: [],
  };
}

const FIGURE_NAMES: Readonly<Record<FigureOfMany, string>> = {
  'brought-forward': 'Profit and loss brought forward',
  result: 'Income and expenses',
  stock: 'Stock in hand',
};

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
