// Totals of a workbook that a spreadsheet works out again.
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { workbookOf } from '#core/kernel/writing/workbook.ts';

const LETTERHEAD = { name: 'Sahyadri Traders', address: [], registration: [] };

const sheetOf = (lines: readonly SheetLine[]): ReportSheet => ({
  title: 'Expenses',
  period: '',
  remarks: [],
  columns: [
    { head: 'Name', kind: 'text' },
    { head: 'Amount', kind: 'money' },
  ],
  lines,
});

type Row = readonly [as: SheetLine['as'], level: number, amount: number | string | null];
const sheet = (...rows: readonly Row[]): ReportSheet =>
  sheetOf(rows.map(([as, level, amount]) => ({ as, level, cells: ['=1+1', amount] })));

/** @returns of each line its formula, or its figure where it has none. */
function amountsIn(of: ReportSheet): readonly string[] {
  const xml = workbookOf(of, LETTERHEAD).get('xl/worksheets/sheet1.xml') ?? '';
  const cells = [...xml.matchAll(/<c r="B(\d+)"[^>]*>(?:<f>(.*?)<\/f>)?<v>(.*?)<\/v>/g)];
  return cells.map(([, , formula, figure]) => formula ?? figure ?? '');
}

describe('a total of a workbook', () => {
  test('is a formula over its lines, and groups within groups count once', () => {
    const nested = sheet(
      ['group', 0, 600],
      ['group', 1, 300],
      ['line', 2, 100],
      ['line', 2, 200],
      ['line', 1, 300],
      ['total', 0, 600],
    );
    expect(amountsIn(nested)).toStrictEqual([
      'SUBTOTAL(9,B6:B9)',
      'SUBTOTAL(9,B7:B8)',
      '1.00',
      '2.00',
      '3.00',
      'SUBTOTAL(9,B5:B9)',
    ]);
  });

  test('stays a figure where its lines come to something else, such as a profit', () => {
    const result = sheet(['line', 0, 900], ['line', 0, 400], ['total', 0, 500]);
    expect(amountsIn(result)).toStrictEqual(['9.00', '4.00', '5.00']);
  });

  test('sums what came since the subtotal before it', () => {
    const two = sheet(
      ['line', 0, 100],
      ['subtotal', 0, 100],
      ['line', 0, 200],
      ['subtotal', 0, 200],
      ['total', 0, 300],
    );
    expect(amountsIn(two)).toStrictEqual([
      '1.00',
      'SUBTOTAL(9,B5:B5)',
      '2.00',
      'SUBTOTAL(9,B7:B7)',
      'SUBTOTAL(9,B5:B8)',
    ]);
  });

  test('is never made of a text, and never of what a person typed', () => {
    const words = sheet(['line', 0, 'as above'], ['total', 0, 0]);
    expect(workbookOf(words, LETTERHEAD).get('xl/worksheets/sheet1.xml')).not.toContain('<f>');
  });

  test('comes to the figure beside it, whatever the lines are', () => {
    const row = fc.tuple(
      fc.constantFrom('line' as const, 'group' as const, 'subtotal' as const, 'total' as const),
      fc.nat(3),
      fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant(null)),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 14 }), (rows) => {
        const amounts = evaluated(sheet(...rows));
        for (const [at, [, , amount]] of rows.entries()) {
          if (amount !== null) expect(amounts[at]).toBe(amount);
        }
      }),
    );
  });
});

/** @returns the paise of each line, formulas worked out as a spreadsheet does. */
function evaluated(of: ReportSheet): readonly (number | null)[] {
  const xml = workbookOf(of, LETTERHEAD).get('xl/worksheets/sheet1.xml') ?? '';
  const cells = new Map(
    [...xml.matchAll(/<c r="B(\d+)"[^>]*>(?:<f>.*?B(\d+):B(\d+).*?<\/f>)?<v>(.*?)<\/v>/g)].map(
      ([, row, from, to, figure]) => [Number(row), { from, to, figure: Number(figure) }],
    ),
  );
  /** Below the name, the title, an empty line and the heads. */
  const first = 5;
  return of.lines.map((_, at) => {
    const cell = cells.get(at + first);
    if (cell === undefined) return null;
    if (cell.from === undefined) return Math.round(cell.figure * 100);
    let sum = 0;
    for (let row = Number(cell.from); row <= Number(cell.to); row += 1) {
      const other = cells.get(row);
      if (other !== undefined && other.from === undefined) sum += other.figure;
    }
    // Of a sum that is a hair below nothing, nothing.
    return Math.round(sum * 100) + 0;
  });
}
