// What stands in a column: an amount, by how much it has changed, or which part of the whole it is.
import { formatSigned } from '#web/format/money.ts';
import type { FigureColumn } from './figure-columns.ts';

/**
 * Of a line, and of the whole that its shares are taken of, for each column of the reply. What is
 * not a number is no figure.
 */
type LineFigures = {
  readonly amountsPaise: readonly number[];
  readonly whole: readonly number[];
};

const PERCENT_MAX = 999;

/** More columns than this have no room for paise, which stand on paper and in files. */
const PAISE_COLUMNS_MAX = 4;
export const isInWholeRupees = (columns: readonly FigureColumn[]): boolean =>
  columns.filter(({ kind }) => kind === 'amount' || kind === 'change').length > PAISE_COLUMNS_MAX;

/** @returns null where the base is nil, of the other sign, or next to nothing. */
export function percentChanged(paise: number, base: number): number | null {
  if (base === 0 || paise * base < 0) return null;
  const percent = ((paise - base) / Math.abs(base)) * 100;
  return Math.abs(percent) > PERCENT_MAX ? null : percent;
}

/** @returns null of nothing. */
export const percentOfWhole = (paise: number, whole: number): number | null =>
  whole === 0 ? null : (paise / whole) * 100;

type ComparedColumn = Pick<FigureColumn, 'kind' | 'at' | 'now'>;
type AmountAt = (at: number) => number;

/** @returns an amount or a change, else per cent; null where nothing is said. */
export function figureOf(
  { kind, at, now: nowAt }: ComparedColumn,
  amountAt: AmountAt,
  wholeAt: AmountAt,
): number | null {
  const [amount, now] = [amountAt(at), amountAt(nowAt)];
  if (Number.isNaN(amount) || Number.isNaN(now)) return null;
  switch (kind) {
    case 'amount':
      return amount;
    case 'change':
      return now - amount;
    case 'percent':
      return percentChanged(now, amount);
    case 'share':
      return amount === 0 ? null : percentOfWhole(amount, wholeAt(at));
  }
}

/** @returns paise of an amount and of a change, else per cent; null where nothing is said. */
export const figureIn = (
  column: ComparedColumn,
  { amountsPaise, whole }: LineFigures,
): number | null =>
  figureOf(
    column,
    (at) => amountsPaise[at] ?? 0,
    (at) => whole[at] || 0,
  );

/** @returns `12.8%`, `+12.8%` of a change, with a true minus; less than half a tenth is `0.0%`. */
export function percentFigure(percent: number, isChange: boolean): string {
  const size = Math.abs(percent).toFixed(1);
  const sign = size === '0.0' ? '' : percent < 0 ? '\u2212' : isChange ? '+' : '';
  return `${sign}${size}%`;
}

type Options = { readonly whole: boolean; readonly always?: boolean };

/** @returns nothing for nil: an empty cell is quieter than 0.00. */
export function statementAmount(paise: number, { whole, always = false }: Options): string {
  if (paise === 0 && !always) return '';
  if (!whole) return formatSigned(paise);
  return formatSigned(Math.sign(paise) * Math.round(Math.abs(paise) / 100) * 100).slice(0, -3);
}

/** @param always whether an amount of nil is written, as it is of a sum. */
export function figureText(column: FigureColumn, line: LineFigures, options: Options): string {
  const figure = figureIn(column, line);
  if (figure === null) return '';
  if (column.kind === 'amount') return statementAmount(figure, options);
  if (column.kind === 'change') return statementAmount(figure, { whole: options.whole });
  return percentFigure(figure, column.kind === 'percent');
}
