// A report with more columns than a page has room for is drawn in bands, one after the other: each
// names its lines again and has as many of the other columns as fit.
import type { PrintedReport } from './report-parts.ts';

type Column = PrintedReport['columns'][number];

/**
 * A4 on its side and upright without the margins of 12 mm, and what `report.typ` gives a letter and
 * the room beside a text.
 */
const POINTS = {
  wide: { page: 773, letter: 4.93, beside: 8 },
  usual: { page: 527, letter: 4.93, beside: 8 },
  close: { page: 527, letter: 4.41, beside: 5 },
} as const;
/** A longer text breaks into lines. */
const TEXT_LETTERS = 20;

type Width = PrintedReport['width'];

const pointsOf = ({ letters, shares }: Column, width: Width): number =>
  (shares ? Math.min(letters, TEXT_LETTERS) : letters) * POINTS[width].letter +
  POINTS[width].beside;

const pointsOfAll = (columns: readonly Column[], width: Width): number =>
  columns.reduce((points, column) => points + pointsOf(column, width), 0);

/** @returns the report itself where it fits. */
export function columnBands(report: PrintedReport): readonly PrintedReport[] {
  const { columns, width } = report;
  const room = POINTS[width].page;
  const first = columns.findIndex(({ sums }) => sums);
  if (first < 1 || pointsOfAll(columns, width) <= room) return [report];
  const names = range(0, first);
  const left = room - pointsOfAll(columns.slice(0, first), width);
  const bands = bandsOf(columns, { width, first, left });
  return bands.map((band, at) => bandOf(report, [...names, ...band], { at, count: bands.length }));
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

type Room = { readonly width: Width; readonly first: number; readonly left: number };

/** What stands under one head is not divided, unless it alone needs more than a page. */
function bandsOf(
  columns: readonly Column[],
  { width, first, left }: Room,
): readonly (readonly number[])[] {
  const bands: number[][] = [];
  let used = Infinity;
  for (const run of runsFrom(columns, first)) {
    const needed = pointsOfAll(
      run.map((at) => columns[at] as Column),
      width,
    );
    if (used + needed > left) {
      bands.push([]);
      used = 0;
    }
    bands.at(-1)?.push(...run);
    used += needed;
  }
  return bands;
}

function runsFrom(columns: readonly Column[], first: number): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const at of range(first, columns.length)) {
    const { over } = columns[at] as Column;
    const isNext = at === first || over === undefined || columns[at - 1]?.over !== over;
    if (isNext) runs.push([at]);
    else runs.at(-1)?.push(at);
  }
  return runs;
}

type Place = { readonly at: number; readonly count: number };

/** What is said below the last line is said once. */
function bandOf(
  report: PrintedReport,
  places: readonly number[],
  { at, count }: Place,
): PrintedReport {
  const { begin, columns, lines, end } = report;
  const remark = `Columns in ${count} parts, part ${at + 1}`;
  return {
    ...report,
    begin: { ...begin, remarks: [...begin.remarks, remark] },
    columns: places.map((place) => columns[place] as Column),
    lines: lines.map((line) => ({
      ...line,
      cells: places.map((place) => line.cells[place] ?? ''),
    })),
    end: at === count - 1 ? end : { ...end, signatures: [] },
  };
}
