// A table of the paper from its columns: how wide each is, and how large the text can be. The text
// shrinks before a column would be cut.
import type { PaperCell, ColumnKey, PaperColumn, PaperTable } from './paper.ts';

export type ColumnSpec<Line> = {
  readonly key: ColumnKey;
  readonly head: string;
  readonly kind: 'text' | 'number';
  readonly cell: (line: Line, at: number) => PaperCell;
  /** Its sum below the last line. */
  readonly sum?: string;
};

/** A4 less margins of 12 mm, in points; what the item keeps of it; the padding of a column. */
const PAGE_POINTS = 527;
const ITEM_POINTS = 100;
const PADDING_POINTS = 9;
/** Nothing is under 8 points, save where amounts of lakhs of crores leave no other way. */
const POINTS = [9, 8.5, 8, 7, 6, 5] as const;

/** A longer text in a column of texts is broken. */
const TEXT_EM_MAX = 7;

/** The widths of Noto Sans, upwards: of digits, of points and commas, of any other sign. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, sign) => sum + (/[0-9₹-]/.test(sign) ? 0.573 : /[.,: ]/.test(sign) ? 0.29 : 0.66),
    0,
  );

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf));

/** @returns whether the columns leave the item its place. */
const fits = (columns: readonly PaperColumn[], points: number): boolean =>
  columns
    .filter(({ key }) => key !== 'item')
    .reduce((sum, { widthEm }) => sum + widthEm * points + PADDING_POINTS, ITEM_POINTS) <=
  PAGE_POINTS;

/** @param foot whether sums stand below; one line needs none. */
export function tableOf<Line>(
  columns: readonly ColumnSpec<Line>[],
  lines: readonly Line[],
  foot: boolean,
): PaperTable {
  const cells = lines.map((line, at) => columns.map(({ cell }) => cell(line, at)));
  const sums: readonly PaperCell[] = columns.map(({ key, sum }) =>
    key === 'item' ? ['Total'] : sum === undefined ? [] : [sum],
  );
  const measured = columns.map(({ key, head, kind, sum }, at): PaperColumn => {
    // A head may break between its words, and is small.
    const longest = widest([
      ...head.split(' '),
      sum ?? '',
      ...cells.flatMap((line) => line[at] ?? []),
    ]);
    const widthEm = kind === 'text' ? Math.min(longest, TEXT_EM_MAX) : longest;
    return { key, head, kind, widthEm: Math.ceil(widthEm * 100) / 100 };
  });
  return {
    columns: measured,
    lines: cells,
    foot: foot && lines.length > 1 ? sums : null,
    points: POINTS.find((points) => fits(measured, points)) ?? 5,
  };
}

/** Below this size, columns are put together first. */
export const isTight = ({ points }: PaperTable): boolean => points < 8.5;
