// Reads a pasted table line by line. What is not understood stays as it was, with the reason.
import { placesOf, tableLines } from './table.ts';
import type { ColumnHeads, ColumnPlaces, TableLine } from './table.ts';

export type Misread = { readonly line: TableLine; readonly why: string };

export type PastedTable<Row> = {
  readonly rows: readonly Row[];
  readonly misread: readonly Misread[];
  /** The line of headings, as it was pasted; null where there is none. */
  readonly head: string | null;
};

type Way<Name extends string, Row> = {
  readonly heads: ColumnHeads<Name>;
  /** The order of the columns where no line says it, by how many cells a line has. */
  readonly usual: (cells: readonly string[]) => readonly Name[];
  /** @returns what a line says, or why it is not understood; null where it is a sum of others. */
  readonly read: (cell: (name: Name) => string) => Row | string | null;
  /** What may stand there once: two lines of one key are not both meant. */
  readonly keyOf: (row: Row) => string;
};

export function readTable<Name extends string, Row extends object>(
  text: string,
  { heads, usual, read, keyOf }: Way<Name, Row>,
): PastedTable<Row> {
  const table = tableLines(text);
  const [first, ...others] = table.lines;
  const places = first === undefined ? null : placesOf(first, heads);
  const lines = first === undefined || places !== null ? others : [first, ...others];
  const rows = new Map<string, Row>();
  const misread: Misread[] = [];
  for (const line of lines) {
    const { cells } = line;
    const columns = places ?? inOrder(usual(cells));
    const row = read((name) => cells[columns.get(name) ?? -1] ?? '');
    if (row === null) continue;
    const why = typeof row === 'string' ? row : rows.has(keyOf(row)) ? 'Pasted twice' : null;
    if (why !== null) misread.push({ line, why });
    else if (typeof row !== 'string') rows.set(keyOf(row), row);
  }
  if (table.unread !== null) misread.push({ line: table.unread, why: NOT_CLOSED });
  return { rows: [...rows.values()], misread, head: places === null ? null : (first?.text ?? '') };
}

const NOT_CLOSED = 'A quote (") is opened here and not closed';

const inOrder = <Name extends string>(names: readonly Name[]): ColumnPlaces<Name> =>
  new Map(names.map((name, at) => [name, at]));

/** @returns what is left to be put right, with its headings. */
export const leftoverOf = ({ head, misread }: Omit<PastedTable<never>, 'rows'>): string =>
  misread.length === 0
    ? ''
    : [...(head === null ? [] : [head]), ...misread.map(({ line }) => line.text)].join('\n');
