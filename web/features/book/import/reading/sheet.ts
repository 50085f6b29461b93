// A sheet of a file as texts, whatever kind of file it came in.

export type SheetRow = {
  /** Of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

export type FileSheet = {
  /** Of a workbook with several; null of a CSV file. */
  readonly name: string | null;
  /** Empty ones left out. */
  readonly rows: readonly SheetRow[];
};

/** What stands in a cell whose value is not in the file; no column takes it. */
export const FORMULA_WITHOUT_RESULT = '#FORMULA!';

/** What a spreadsheet writes where a formula failed, as `#REF!`. */
export const isErrorCell = (text: string): boolean => /^#[A-Z/0]+[!?A]$/.test(text);

export const COLUMNS_MAX = 200;
