// A figure of a page by the code of its line.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
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

export type PageFigureWish = {
  readonly of: ExplainedPage;
  readonly line: string;
  readonly from: string | null;
  readonly to: string;
  readonly side: FigureSide;
  readonly as: OwnerForm | null;
  /** The last day of the statement that has it as a column. */
  readonly laidOutOn: string | null;
  /** Of stock; null as the book values each product. */
  readonly method: ValuationMethod | null;
  /** Of receivables one party, by its account. */
  readonly account: number | null;
  /** Of a list; null of any other page. */
  readonly list: ListWish | null;
};

/** @returns null where the page has no such line. */
export function pageFigure(
  db: ReadTables,
  bookId: number,
  wish: PageFigureWish,
): Promise<NamedFigure | null> {
  const { of, line, as, list } = wish;
  if (of === 'journals' || of === 'invoices' || of === 'customers' || of === 'presales') {
    return list === null ? Promise.resolve(null) : listFigure(db, bookId, line, list);
  }
  const to = calendarDate(wish.to);
  if (of === 'trial-balance') {
    const first = wish.from === null ? null : calendarDate(wish.from);
    return groupFigure(db, bookId, { line, to, from: first, side: wish.side });
  }
  if (of === 'receivables' || of === 'payables') {
    return receivablesFigure(db, bookId, { of, line, asOn: to, account: wish.account });
  }
  const april = yearPeriod(financialYearOf(to)).from;
  const from = wish.from === null ? april : calendarDate(wish.from);
  const laidOutOn = wish.laidOutOn === null ? to : calendarDate(wish.laidOutOn);
  const period = { from, to };
  if (of === 'gst-summary') return gstFigure(db, bookId, { line, period });
  if (of === 'registers') return Promise.resolve(registerFigure(bookId, { line, period }));
  if (of === 'stock') return stockFigure(db, bookId, { line, period, method: wish.method });
  if (of === 'depreciation') return runFigure(db, bookId, { line, period });
  if (of === 'fixed-assets') {
    const isBlock = line.startsWith('block');
    return (isBlock ? taxBlockFigure : assetFigure)(db, bookId, { line, period });
  }
  if (of === 'owners-accounts') return ownersFigure(db, bookId, { line, as, period });
  if (of === 'ratios') return ratioFigure(db, bookId, { line, as, period, laidOutOn });
  return statementFigure(db, bookId, { of, line, as, period, laidOutOn });
}
