// A table as a spreadsheet puts it on the clipboard: lines of cells, with tabs between them, and
// quotes around a cell that holds a tab, a quote or a line end. Without any tab it is read as a
// file is, by what parts most of its lines alike.
import { readDelimited, separatorOf } from '#core/kernel/reading/delimited.ts';
import { unescapeFormula } from '#core/kernel/writing/csv.ts';

export type TableLine = {
  /** From 1, as it was pasted. */
  readonly number: number;
  readonly cells: readonly string[];
  /** As it was pasted. */
  readonly text: string;
};

type PastedLines = {
  /** Those that hold something. */
  readonly lines: readonly TableLine[];
  /** From where on nothing could be read, as a quote is not closed. */
  readonly unread: TableLine | null;
};

export function tableLines(text: string): PastedLines {
  const plain = text.replace(/\r\n?/g, '\n');
  const isTabbed = plain.includes('\t');
  const { lines, fault } = readDelimited(plain, isTabbed ? '\t' : separatorOf(plain));
  const cellOf = (cell: string): string => {
    const oneLine = cell.replace(/\s*\n\s*/g, ' ');
    return isTabbed ? oneLine : unescapeFormula(oneLine);
  };
  return {
    lines: lines.map(({ line, cells, text: own }) => ({
      number: line,
      cells: cells.map(cellOf),
      text: own,
    })),
    unread: fault === null ? null : { number: fault.line, cells: [fault.rest], text: fault.rest },
  };
}

export type ColumnHeads<Name extends string> = Readonly<Record<Name, RegExp>>;
export type ColumnPlaces<Name extends string> = ReadonlyMap<Name, number>;

/** @returns where the columns stand by a line of headings; null where the line is none. */
export function placesOf<Name extends string>(
  { cells }: TableLine,
  heads: ColumnHeads<Name>,
): ColumnPlaces<Name> | null {
  const places = new Map<Name, number>();
  const names = Object.keys(heads) as Name[];
  for (const [at, cell] of cells.entries()) {
    const name = names.find((one) => !places.has(one) && heads[one].test(cell));
    if (name !== undefined) places.set(name, at);
  }
  return places.size > 1 ? places : null;
}
