// A list or report as plain data: printed on A4 and taken away as a file from this one value.
import { decimalText } from '../decimal.ts';

/** A side is Dr or Cr of the balance before it, and has a narrow column of its own. */
export type SheetKind =
  | 'text'
  | 'date'
  | 'money'
  | 'side'
  | 'count'
  | 'quantity'
  | 'ratio'
  | 'percent';

export type ReportColumn = {
  readonly head: string;
  readonly kind: SheetKind;
  /** What stands over this column and its neighbours of the same: Opening, Movement, Closing. */
  readonly over?: string;
  /** The line before it on paper: the T between two sides of an answer, or between two pairs. */
  readonly rule?: 'answer' | 'pair';
  /** Paper has no room for it; a file has. */
  readonly onlyIn?: 'file';
};

/**
 * Of a text what it says; of a date `2026-11-20`; of money and of a side whole paise, debit
 * positive; of a count a whole number; of a quantity whole thousandths; of a ratio whole
 * hundredths, both of which are written; of per cent the number before the sign. Null is nothing.
 */
export type ReportCell = string | number | null;

export type SheetLine = {
  /** A group stands above its lines and is their sum; an opening or closing has no line number. */
  readonly as: 'line' | 'group' | 'subtotal' | 'total';
  /** How deep it stands in a tree, from 0. */
  readonly level?: number;
  readonly cells: readonly ReportCell[];
};

export type ReportSheet = {
  /** What it is: Trial balance. */
  readonly title: string;
  /** Of when, in words: from 1 April 2026 to 20 November 2026. */
  readonly period: string;
  /** How the list was narrowed, and what is provisional. */
  readonly remarks: readonly string[];
  /** Of what is taken out of the log itself: the event up to which it is true, also in its CSV. */
  readonly upToEvent?: number;
  /** Set on a report that is handed in: on paper there is room for who prepared and approved it. */
  readonly isSigned?: true;
  readonly columns: readonly ReportColumn[];
  readonly lines: readonly SheetLine[];
};

/** Who keeps the books, at the top of each sheet. */
export type Letterhead = {
  readonly name: string;
  readonly address: readonly string[];
  /** GSTIN and the like, at the right. */
  readonly registration: readonly string[];
};

/** A column, and what it shows of each item of a list. */
export type ReportColumnOf<Item> = ReportColumn & { readonly of: (item: Item) => ReportCell };

/** @returns a line for each item, in their order. */
export const reportLines = <Item>(
  columns: readonly ReportColumnOf<Item>[],
  items: readonly Item[],
): SheetLine[] => items.map((item) => ({ as: 'line', cells: columns.map(({ of }) => of(item)) }));

/** @returns the columns without what they show. */
export const reportColumns = <Item>(columns: readonly ReportColumnOf<Item>[]): ReportColumn[] =>
  columns.map(({ head, kind, over, rule, onlyIn }) => ({
    head,
    kind,
    ...(over !== undefined && { over }),
    ...(rule !== undefined && { rule }),
    ...(onlyIn !== undefined && { onlyIn }),
  }));

/** @returns `Dr` or `Cr`, or nothing for a balance that is nil. */
export const sideMark = (paise: number): string => (paise === 0 ? '' : paise > 0 ? 'Dr' : 'Cr');

/** @returns a quantity as a plain decimal: `-98.5`. */
export const thousandthsText = (thousandths: number): string =>
  `${thousandths < 0 ? '-' : ''}${decimalText(Math.abs(thousandths), 3)}`;

/** @returns the sheet without the columns that are for the other use. */
export function sheetFor(use: 'paper' | 'file', sheet: ReportSheet): ReportSheet {
  if (use === 'file') return sheet;
  const kept = sheet.columns.map(({ onlyIn }) => onlyIn === undefined);
  const among = <Value>(values: readonly Value[]) => values.filter((_, at) => kept[at] === true);
  return {
    ...sheet,
    columns: among(sheet.columns),
    lines: sheet.lines.map((line) => ({ ...line, cells: among(line.cells) })),
  };
}
