// Which cells of a workbook are sums of the cells around them: our own totals, which a spreadsheet
// may work out again. Only what comes out to the paisa is written as a formula, never a text.
import type { ReportSheet, SheetLine } from './sheet.ts';

/** The first and the last line, by their place in the sheet, whose sum a cell is. */
export type SumOfLines = { readonly from: number; readonly to: number };

/** @returns by the place of the line and, within it, of the column. */
export function sumsOf({ columns, lines }: ReportSheet): ReadonlyMap<string, SumOfLines> {
  const sums = new Map<string, SumOfLines>();
  const money = columns.flatMap(({ kind }, at) => (kind === 'money' ? [at] : []));
  for (const at of inwardsFirst(lines)) {
    const range = rangeOf(lines, at);
    if (range === null) continue;
    for (const column of money) {
      const total = lines[at]?.cells[column];
      if (typeof total !== 'number') continue;
      if (sumOver(lines, { range, column, sums }) === total) {
        sums.set(sumKey(at, column), range);
      }
    }
  }
  return sums;
}

export const sumKey = (line: number, column: number): string => `${line}:${column}`;

/** Groups from the deepest, then what stands below its lines, in order. */
function inwardsFirst(lines: readonly SheetLine[]): readonly number[] {
  const places = [...lines.keys()];
  const groups = places.filter((at) => lines[at]?.as === 'group');
  return [
    ...groups.toSorted((a, b) => levelOf(lines[b]) - levelOf(lines[a])),
    ...places.filter((at) => lines[at]?.as === 'subtotal'),
    ...places.filter((at) => lines[at]?.as === 'total'),
  ];
}

const levelOf = (line: SheetLine | undefined): number => line?.level ?? 0;

/** Of a group the deeper lines below it; of a subtotal what came since the last; of a total all. */
function rangeOf(lines: readonly SheetLine[], at: number): SumOfLines | null {
  const line = lines[at];
  if (line?.as === 'group') {
    let to = at;
    while (levelOf(lines[to + 1]) > levelOf(line)) to += 1;
    return to === at ? null : { from: at + 1, to };
  }
  let from = at;
  const ends = line?.as === 'total' ? ['total'] : ['total', 'subtotal'];
  while (from > 0 && !ends.includes(lines[from - 1]?.as ?? '')) from -= 1;
  return from === at ? null : { from, to: at - 1 };
}

type Over = {
  readonly range: SumOfLines;
  readonly column: number;
  readonly sums: ReadonlyMap<string, SumOfLines>;
};

/** As SUBTOTAL counts: cells that are sums are passed over. Null where there is no cell. */
function sumOver(lines: readonly SheetLine[], { range, column, sums }: Over): number | null {
  let sum: number | null = null;
  for (let at = range.from; at <= range.to; at += 1) {
    const cell = lines[at]?.cells[column];
    if (typeof cell !== 'number' || sums.has(sumKey(at, column))) continue;
    sum = (sum ?? 0) + cell;
  }
  return sum;
}
