// The table of lines: CGST Rule 46(g) to (m). Its columns follow from the heads of tax and from what
// the lines have, and its text shrinks before a column would be cut.
import type { Cell, ColumnKey, PaperColumn, PaperTable } from './paper.ts';

export type ColumnOf<Line> = {
  readonly key: ColumnKey;
  readonly head: string;
  readonly kind: 'text' | 'number';
  readonly cell: (line: Line, at: number) => Cell;
  /** Its sum below the last line. */
  readonly sum?: string;
};

/** A4 less margins of 12 mm, in points; what the item keeps of it; the padding of a column. */
const PAGE_POINTS = 527;
const ITEM_POINTS = 110;
const PADDING_POINTS = 9;
/** The widths in the em of Noto Sans of a digit and, at most, of letters in a row. */
const EM = { number: 0.572, text: 0.68 } as const;
/** A longer text in a column other than the item's is broken. */
const TEXT_CHARS_MAX = 12;
/** Nothing is under 8 points, save where amounts of lakhs of crores leave no other way. */
const POINTS = [9, 8.5, 8, 7, 6, 5] as const;

/** @returns whether columns that hold so many characters leave the item its place. */
const fits = (columns: readonly PaperColumn[], points: number): boolean =>
  columns
    .filter(({ key }) => key !== 'item')
    .reduce((sum, { kind, chars }) => sum + chars * EM[kind] * points + PADDING_POINTS, 0) <=
  PAGE_POINTS - ITEM_POINTS;

const longestOf = (cells: readonly Cell[]): number =>
  Math.max(0, ...cells.flat().map((text) => [...text].length));

/** @param foot whether sums stand below; one line needs none. */
export function tableOf<Line>(
  columns: readonly ColumnOf<Line>[],
  lines: readonly Line[],
  foot: boolean,
): PaperTable {
  const rows = lines.map((line, at) => columns.map(({ cell }) => cell(line, at)));
  const sums: readonly Cell[] = columns.map(({ key, sum }) =>
    key === 'item' ? ['Total'] : sum === undefined ? [] : [sum],
  );
  const measured = columns.map(({ key, head, kind, sum }, at): PaperColumn => {
    const cells = rows.map((row) => row[at] ?? []);
    const longest = longestOf([[head, sum ?? ''], ...cells]);
    return {
      key,
      head,
      kind,
      chars: kind === 'text' ? Math.min(longest, TEXT_CHARS_MAX) : longest,
    };
  });
  return {
    columns: measured,
    rows,
    foot: foot && lines.length > 1 ? sums : null,
    points: POINTS.find((points) => fits(measured, points)) ?? 5,
  };
}

/** Below this size, columns are put together first. */
export const isTight = ({ points }: PaperTable): boolean => points < 8.5;
