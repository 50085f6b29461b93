// Rows as comma-separated text, for a file that spreadsheets open.
import type { ListColumn } from '#api/contract/wire/columns.ts';

/** Spreadsheets run a cell that begins so as a formula; a number is none. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

function cellText(value: string | number | null): string {
  const text = String(value ?? '');
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** @returns the heads and a line for each row; a mark before them says that the text is UTF-8. */
export function csvText<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ label }) => cellText(label)),
    ...rows.map((row) => columns.map(({ value }) => cellText(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
