// A figure of a page by the code of its line: of each page, what may be asked with a line of it,
// and who reads it.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { ValuationMethod } from '#core/stock-valuation/index.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import type { FigureSide } from '#projections/ledger-lines/read-figure.ts';
import type { ExplainedPage } from '#api/contract/book/log/explain.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { assetFigure } from './goods/asset-figure.ts';
import { listFigure } from './lists/list-figure.ts';
import type { ListWish } from './lists/list-figure.ts';
import { gstFigure } from './gst-figure.ts';
import { groupFigure } from './balances/group-figure.ts';
import type { NamedFigure } from './named-figure.ts';
import { ownersFigure } from './statement/owners-figure.ts';
import { ratioFigure } from './statement/ratio-figure.ts';
import { receivablesFigure } from './parties/receivables-figure.ts';
import { runFigure } from './goods/run-figure.ts';
import { stockFigure } from './goods/stock-figure.ts';
import { taxBlockFigure } from './goods/tax-block-figure.ts';
import { registerFigure } from './register-figure.ts';
import { statementFigure } from './statement/statement-figure.ts';

type LineWish = {
  readonly line: string;
  readonly side: FigureSide;
  readonly as: OwnerForm | null;
  /** Of stock; null as the book values each product. */
  readonly method: ValuationMethod | null;
  /** Of receivables one party, by its account. */
  readonly account: number | null;
  /** Of a list; null of any other page. */
  readonly list: ListWish | null;
};

export type PageFigureWish = LineWish & {
  readonly of: ExplainedPage;
  readonly from: string | null;
  readonly to: string;
  /** The last day of the statement that has it as a column. */
  readonly laidOutOn: string | null;
};

type ReadWish = LineWish & {
  /** The first day, where one is asked for. */
  readonly from: CalendarDate | null;
  readonly to: CalendarDate;
  /** The same days, from 1 April where no first one is asked for. */
  readonly period: Period;
  readonly laidOutOn: CalendarDate;
};

/** Words of the call that some pages take and others do not. */
export type TakenByPage = 'account' | 'as' | 'filter' | 'from' | 'laid_out_on' | 'method' | 'side';

type Page = {
  readonly takes: readonly TakenByPage[];
  readonly read: (
    db: ReadTables,
    bookId: number,
    wish: ReadWish,
  ) => Promise<NamedFigure | null> | NamedFigure | null;
};

const LAID_OUT = ['as', 'laid_out_on'] as const;

const statement = (
  of: Parameters<typeof statementFigure>[2]['of'],
  ...days: readonly 'from'[]
): Page => ({
  takes: [...LAID_OUT, ...days],
  read: (db, bookId, wish) => statementFigure(db, bookId, { ...wish, of }),
});

const dues = (of: 'receivables' | 'payables'): Page => ({
  takes: ['account'],
  read: (db, bookId, wish) => receivablesFigure(db, bookId, { ...wish, of, asOn: wish.to }),
});

/** Its days stand in its filter. */
const LIST: Page = {
  takes: ['filter'],
  read: (db, bookId, { line, list }) => list && listFigure(db, bookId, line, list),
};

export const EXPLAINED_PAGES: Readonly<Record<ExplainedPage, Page>> = {
  'profit-and-loss': statement('profit-and-loss', 'from'),
  'balance-sheet': statement('balance-sheet'),
  'cash-flow': statement('cash-flow', 'from'),
  'trial-balance': { takes: ['from', 'side'], read: groupFigure },
  ratios: { takes: [...LAID_OUT, 'from'], read: ratioFigure },
  'owners-accounts': { takes: [...LAID_OUT, 'from'], read: ownersFigure },
  receivables: dues('receivables'),
  payables: dues('payables'),
  'gst-summary': { takes: ['from'], read: gstFigure },
  registers: { takes: ['from'], read: (_db, bookId, wish) => registerFigure(bookId, wish) },
  stock: { takes: ['from', 'method'], read: stockFigure },
  'fixed-assets': {
    takes: ['from'],
    read: (db, bookId, wish) =>
      (wish.line.startsWith('block') ? taxBlockFigure : assetFigure)(db, bookId, wish),
  },
  depreciation: { takes: ['from'], read: runFigure },
  journals: LIST,
  invoices: LIST,
  customers: LIST,
  presales: LIST,
};

/** @returns null where the page has no such line. */
export async function pageFigure(
  db: ReadTables,
  bookId: number,
  { of, ...wish }: PageFigureWish,
): Promise<NamedFigure | null> {
  const to = calendarDate(wish.to);
  const from = wish.from === null ? null : calendarDate(wish.from);
  const period = { from: from ?? yearPeriod(financialYearOf(to)).from, to };
  const laidOutOn = wish.laidOutOn === null ? to : calendarDate(wish.laidOutOn);
  return EXPLAINED_PAGES[of].read(db, bookId, { ...wish, from, to, period, laidOutOn });
}
