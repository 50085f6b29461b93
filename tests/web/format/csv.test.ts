import { expect, test } from 'vitest';
import { csvText } from '#web/format/csv.ts';

const columns = [
  { id: 'name', label: 'Name', kind: 'text', value: ({ name }: Row) => name },
  { id: 'amount', label: 'Amount (₹)', kind: 'money', value: ({ amount }: Row) => amount },
] as const;
type Row = { readonly name: string; readonly amount: string | null };

const linesOf = (...rows: Row[]) => csvText(columns, rows).slice(1).split('\r\n');

test('A file of rows begins with the mark of UTF-8 and the heads', () => {
  expect(csvText(columns, [])).toBe('\uFEFFName,Amount (₹)\r\n');
});

test('A cell with commas, quotes or lines is quoted, and an empty one stays empty', () => {
  expect(linesOf({ name: 'Rao, "Sons"', amount: null })[1]).toBe('"Rao, ""Sons""",');
});

test('A text that a spreadsheet would run is a text, and a negative number stays a number', () => {
  expect(linesOf({ name: '=1+1', amount: '-5.00' })[1]).toBe("'=1+1,-5.00");
});
