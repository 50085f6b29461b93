// A report as a screen draws it: the sheet that is printed and saved, and where its lines lead.
import type { ReportColumn, ReportSheet, SheetLine } from '../kernel/writing/sheet.ts';

export type ReportRow = SheetLine & {
  /** The same for the same line, whatever the period. */
  readonly key: string;
  /** Where Enter leads; a sum leads nowhere. */
  readonly href?: string;
  /** Where the events are whose sum its answer is; a sum leads there by Enter too. */
  readonly explain?: string;
  /** The same of single cells, by their columns. */
  readonly explainCells?: Readonly<Record<number, string>>;
  /** Where Enter leads on single cells, if elsewhere than to that. */
  readonly hrefCells?: Readonly<Record<number, string>>;
  /** What stands under its name. */
  readonly below?: string;
};

export type ReportView = Omit<ReportSheet, 'lines'> & {
  readonly lines: readonly ReportRow[];
  /** The column whose text is the name of the line. */
  readonly nameAt: number;
  /** Set where the columns have no room for paise on a screen. */
  readonly isInWholeRupees?: boolean;
  /** The columns that a phone has room for, the name among them. */
  readonly phone: readonly number[];
  /** Columns of paper and files that a screen writes under the name. */
  readonly below?: readonly number[];
  /** What a phone writes under the name instead: the day and the number, mostly. */
  readonly phoneBelow?: readonly number[];
};

/** @returns what a column is called by itself: `Over 180 days: value (₹)`. */
export const nameOfColumn = ({ head, over }: Pick<ReportColumn, 'head' | 'over'>): string =>
  over === undefined ? head : `${over}: ${head.charAt(0).toLowerCase()}${head.slice(1)}`;

/** @returns the report for paper and files. */
export const sheetOfView = (view: ReportView): ReportSheet => ({
  title: view.title,
  period: view.period,
  remarks: view.remarks,
  columns: view.columns,
  lines: view.lines.map(({ as, level, cells }) => ({
    as,
    cells,
    ...(level !== undefined && { level }),
  })),
});
