// In which order the lines of a report stand, and which of them are left out for want of a figure.
import type { ReportColumn, SheetKind, SheetLine } from '#core/kernel/writing/sheet.ts';
import type { AccountOrder } from '../../../columns/use-report-layout.ts';

type LineOrder = {
  readonly sort: AccountOrder;
  readonly hidesZero: boolean;
};

type Look = LineOrder & {
  /** The column whose text is the name of a line. */
  readonly nameAt: number;
  readonly columns: readonly ReportColumn[];
};

const WITHOUT_FIGURE: readonly SheetKind[] = ['text', 'date', 'side'];

/** @returns the lines as they are wanted: each sum stays with the lines that it is of. */
export function linesInOrder<Line extends SheetLine>(
  lines: readonly Line[],
  look: Look,
): readonly Line[] {
  return sorted(look.hidesZero ? withoutZero(lines, look.columns) : lines, look);
}

/** @returns the column by which lines stand: the answer, else the last figure. */
function answerAt(columns: readonly ReportColumn[]): number {
  const answer = columns.findLastIndex(({ rule }) => rule === 'answer');
  if (answer !== -1) return answer;
  return columns.findLastIndex(({ kind }) => !WITHOUT_FIGURE.includes(kind));
}

/** A group and its sum go with the last of their lines. */
function withoutZero<Line extends SheetLine>(
  lines: readonly Line[],
  columns: readonly ReportColumn[],
): readonly Line[] {
  const figures = [...columns.keys()].filter(
    (at) => !WITHOUT_FIGURE.includes(columns[at]?.kind ?? 'text'),
  );
  const isNil = ({ as, cells }: Line) =>
    as === 'line' && figures.every((at) => cells[at] === null || cells[at] === 0);
  if (figures.length === 0 || !lines.some(isNil)) return lines;
  const kept: Line[] = [];
  let emptied = false;
  for (const [at, line] of lines.entries()) {
    if (isNil(line)) continue;
    if (line.as === 'group') {
      const end = lines.findIndex(({ as }, after) => after > at && as !== 'line');
      const own = lines.slice(at + 1, end === -1 ? lines.length : end);
      emptied = own.length > 0 && own.every(isNil);
      if (emptied) continue;
    }
    if (line.as === 'subtotal' && emptied) {
      emptied = false;
      continue;
    }
    kept.push(line);
  }
  return kept;
}

/** Lines change places among their neighbours alone, so that each stays in its group. */
function sorted<Line extends SheetLine>(lines: readonly Line[], look: Look): readonly Line[] {
  if (look.sort === 'chart') return lines;
  const answer = answerAt(look.columns);
  const sizeOf = ({ cells }: Line) => {
    const cell = cells[answer];
    return typeof cell === 'number' ? Math.abs(cell) : -1;
  };
  const nameOf = ({ cells }: Line) => String(cells[look.nameAt] ?? '');
  const compare = (one: Line, other: Line): number =>
    look.sort === 'name'
      ? nameOf(one).localeCompare(nameOf(other), 'en-IN')
      : sizeOf(other) - sizeOf(one);
  const runs: Line[][] = [];
  let isWithin = false;
  for (const line of lines) {
    const last = runs.at(-1);
    if (line.as === 'line' && isWithin && last !== undefined) last.push(line);
    else runs.push([line]);
    isWithin = line.as === 'line';
  }
  return runs.flatMap((run) => run.toSorted(compare));
}
