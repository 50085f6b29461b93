// What corrects a row: another text in a cell, leaving it out, or adding it all the same.
import type { KindOfImport } from '../kinds/kind.ts';
import type { Corrections, JudgedRow } from './rows.ts';

/** @param lines those rows whose cell is corrected alike. */
export function withText(
  corrections: Corrections,
  lines: readonly number[],
  [field, text]: readonly [string, string],
): Corrections {
  const texts = new Map(corrections.texts);
  for (const line of lines) texts.set(line, { ...texts.get(line), [field]: text });
  return { ...corrections, texts };
}

export const withSkipped = (corrections: Corrections, lines: readonly number[]): Corrections => ({
  ...corrections,
  skipped: new Set([...corrections.skipped, ...lines]),
});

/** @returns the rows whose cell is corrected with that of a row: of its record, or itself alone. */
export function linesToCorrect(
  { columns }: KindOfImport,
  { line, lines = [line], trouble }: JudgedRow,
): readonly number[] {
  const column = columns.find(({ field }) => field === trouble?.field);
  return column?.isOfRecord === true ? lines : [line];
}

/** A row with what is wrong, and the others of which the same is to be corrected in one go. */
export type RowToCorrect = { readonly row: JudgedRow; readonly lines: readonly number[] };

/** @returns the rows, those once that say the same wrong thing in a shared column. */
export function rowsToCorrect(
  kind: KindOfImport,
  rows: readonly JudgedRow[],
): readonly RowToCorrect[] {
  const shared = new Set(kind.columns.flatMap((one) => (one.isShared ? [one.field] : [])));
  const groups = Map.groupBy(rows, ({ line, trouble, texts }) => {
    const field = trouble?.field ?? null;
    return field !== null && shared.has(field) && trouble?.isOfRecord !== true
      ? `${field} ${texts[field]?.trim() ?? ''}`
      : line;
  });
  return [...groups.values()].flatMap((group) => {
    const [row] = group;
    if (row === undefined) return [];
    return [{ row, lines: [...new Set(group.flatMap((one) => linesToCorrect(kind, one)))] }];
  });
}

export const withAdded = (corrections: Corrections, line: number): Corrections => ({
  ...corrections,
  added: new Set(corrections.added).add(line),
});

/** Makes a row change a record of the book instead of adding one. */
export const withChanged = (corrections: Corrections, line: number, id: number): Corrections =>
  withText(corrections, [line], ['id', `${id}`]);

/**
 * A suggestion: what a cell should be, that a record which is there already is changed, or that a
 * row which says what one before it says is left out.
 */
export const hasSuggestion = ({ trouble }: JudgedRow): boolean =>
  trouble?.use !== undefined || trouble?.existing !== undefined || trouble?.isTwin === true;

/** @returns the corrections with every suggestion accepted. */
export function withSuggestions(
  kind: KindOfImport,
  corrections: Corrections,
  rows: readonly JudgedRow[],
): Corrections {
  const texts = new Map(corrections.texts);
  const skipped = new Set(corrections.skipped);
  for (const row of rows) {
    const { line, lines = [line], trouble } = row;
    if (trouble?.use !== undefined && trouble.field !== null) {
      for (const at of linesToCorrect(kind, row)) {
        texts.set(at, { ...texts.get(at), [trouble.field]: trouble.use.text });
      }
    } else if (trouble?.existing !== undefined) {
      texts.set(line, { ...texts.get(line), id: `${trouble.existing.id}` });
    } else if (trouble?.isTwin === true) for (const at of lines) skipped.add(at);
  }
  return { ...corrections, texts, skipped };
}
