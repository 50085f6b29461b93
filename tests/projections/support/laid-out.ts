// Lays rows out as a plain table, so that an example reads as a small journal and its report.
type Cell = string | number | boolean | null;

/**
 * @returns lines of columns two spaces apart: the headings, then the rows; numbers to the right.
 */
export function laidOut<Row extends object>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => Cell>>,
): string {
  const headings = Object.keys(columns);
  const cells = rows.map((row) => Object.values(columns).map((of) => of(row)));
  const texts = [headings, ...cells.map((line) => line.map((cell) => String(cell ?? '-')))];
  const isNumeric = headings.map((_, at) => cells.some((line) => typeof line[at] === 'number'));
  const widths = headings.map((_, at) => Math.max(...texts.map((line) => line[at]?.length ?? 0)));
  const pad = (text: string, at: number) =>
    isNumeric[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0);
  return texts.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

/** A table as written in a test, without its indentation. */
export function table(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent).trimEnd()).join('\n');
}
