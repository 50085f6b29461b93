// What corrects a row: another text in a cell, leaving it out, or adding it all the same.
import type { KindOfImport, OfferWay } from '../kinds/kind.ts';
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
function linesToCorrect(
  { columns }: KindOfImport,
  { line, lines = [line], trouble }: JudgedRow,
): readonly number[] {
  const column = columns.find(({ field }) => field === trouble?.field);
  return column?.isOfRecord === true ? lines : [line];
}

/** A row with what is wrong, and the others of which the same is to be corrected in one go. */
type RowToCorrect = { readonly row: JudgedRow; readonly lines: readonly number[] };

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

/** @returns the text of which a row is only a spelling; null where a person must choose. */
export function spellingOf({ trouble }: JudgedRow): string | null {
  const [offer, ...others] = trouble?.offers ?? [];
  return offer?.isSpelling === true && others.length === 0 ? offer.text : null;
}

/** @returns the corrections with what is only spelling put right. */
export function withSpelling(
  kind: KindOfImport,
  corrections: Corrections,
  rows: readonly JudgedRow[],
): Corrections {
  return withTexts(kind, corrections, rows, spellingOf);
}

/** A reading that a person takes for all cells of a column that may be meant so. */
type ColumnWay = {
  readonly field: string;
  readonly way: OfferWay;
  readonly rows: readonly JudgedRow[];
};

/** @returns the readings that several rows of a column may be meant by, the most first. */
export function columnWays(rows: readonly JudgedRow[]): readonly ColumnWay[] {
  const ways = new Map<string, ColumnWay & { readonly rows: JudgedRow[] }>();
  for (const row of rows) {
    const { field = null, offers = [] } = row.trouble ?? {};
    for (const { way } of offers) {
      if (way === undefined || field === null) continue;
      const key = `${field} ${way}`;
      const known = ways.get(key);
      if (known === undefined) ways.set(key, { field, way, rows: [row] });
      else known.rows.push(row);
    }
  }
  return [...ways.values()]
    .filter((one) => one.rows.length > 1)
    .toSorted((one, other) => other.rows.length - one.rows.length);
}

/** @returns the corrections with all those rows read in that way. */
export function withColumnWay(
  kind: KindOfImport,
  corrections: Corrections,
  { way, rows }: ColumnWay,
): Corrections {
  return withTexts(
    kind,
    corrections,
    rows,
    ({ trouble }) => trouble?.offers?.find((offer) => offer.way === way)?.text ?? null,
  );
}

function withTexts(
  kind: KindOfImport,
  corrections: Corrections,
  rows: readonly JudgedRow[],
  textOf: (row: JudgedRow) => string | null,
): Corrections {
  const texts = new Map(corrections.texts);
  for (const row of rows) {
    const field = row.trouble?.field ?? null;
    const text = textOf(row);
    if (text === null || field === null) continue;
    for (const at of linesToCorrect(kind, row)) texts.set(at, { ...texts.get(at), [field]: text });
  }
  return { ...corrections, texts };
}

/** @returns the rows that may change a record of the book instead of adding one like it. */
export const rowsOfExisting = (rows: readonly JudgedRow[]): readonly JudgedRow[] =>
  rows.filter(({ trouble }) => trouble?.existing !== undefined);

/** @returns the corrections with each of those rows changing the record that it is like. */
export function withAllChanged(corrections: Corrections, rows: readonly JudgedRow[]): Corrections {
  const texts = new Map(corrections.texts);
  for (const { line, trouble } of rows) {
    if (trouble?.existing === undefined) continue;
    texts.set(line, { ...texts.get(line), id: `${trouble.existing.id}` });
  }
  return { ...corrections, texts };
}

/** @returns the rows that say again what one before them, or the book, says. */
export const twinRows = (rows: readonly JudgedRow[]): readonly JudgedRow[] =>
  rows.filter(({ trouble }) => trouble?.isTwin === true);

/** @returns the corrections with those rows left out. */
export const withTwinsSkipped = (
  corrections: Corrections,
  rows: readonly JudgedRow[],
): Corrections =>
  withSkipped(
    corrections,
    rows.flatMap(({ line, lines = [line] }) => lines),
  );
