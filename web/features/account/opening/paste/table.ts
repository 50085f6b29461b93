// A table as a spreadsheet puts it on the clipboard: lines of cells, with tabs between them, and
// quotes around a cell that holds a tab, a quote or a line end. Without any tab, commas part cells.

export type TableLine = {
  /** From 1, as it was pasted. */
  readonly number: number;
  readonly cells: readonly string[];
  /** As it was pasted. */
  readonly text: string;
};

/** @returns the lines that hold something. */
export function tableLines(text: string): readonly TableLine[] {
  const plain = text.replace(/\r\n?/g, '\n');
  const parted = plain.includes('\t') ? '\t' : ',';
  const lines: TableLine[] = [];
  let [from, number] = [0, 1];
  while (from < plain.length) {
    const { cells, to } = lineAt(plain, from, parted);
    const line = plain.slice(from, to);
    if (cells.some((cell) => cell !== '')) lines.push({ number, cells, text: line });
    number += line.split('\n').length;
    from = to + 1;
  }
  return lines;
}

function lineAt(text: string, from: number, parted: string) {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const { cell, to } = text[at] === '"' ? quotedAt(text, at) : { cell: '', to: at };
    const end = endOfCell(text, to, parted);
    cells.push((cell + text.slice(to, end)).trim());
    if (text[end] !== parted) return { cells, to: end };
    at = end + 1;
  }
}

function endOfCell(text: string, from: number, parted: string): number {
  let at = from;
  while (at < text.length && text[at] !== parted && text[at] !== '\n') at += 1;
  return at;
}

/** A quote that is never closed is a letter like any other. */
function quotedAt(text: string, from: number): { readonly cell: string; readonly to: number } {
  let cell = '';
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
    else return { cell: cell.replace(/\s*\n\s*/g, ' '), to: at + 1 };
  }
  return { cell: '', to: from };
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
