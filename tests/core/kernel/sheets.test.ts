// A list as plain data, and what becomes of it as a file.
import { describe, expect, test } from 'vitest';
import { sheetCsv } from '#core/kernel/writing/csv.ts';
import { reportColumns, reportLines, sheetFor } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { workbookOf } from '#core/kernel/writing/workbook.ts';

type Bill = { readonly name: string; readonly day: string; readonly paise: number | null };

const COLUMNS: readonly ReportColumnOf<Bill>[] = [
  { head: 'Customer', kind: 'text', of: ({ name }) => name },
  { head: 'Date', kind: 'date', of: ({ day }) => day },
  { head: 'Amount', kind: 'money', over: 'Opening', of: ({ paise }) => paise },
  { head: 'Dr/Cr', kind: 'side', of: ({ paise }) => paise },
  { head: 'Phone', kind: 'text', onlyIn: 'file', of: () => '+91 98220 00001' },
];

const sheetOf = (bills: readonly Bill[]): ReportSheet => ({
  title: 'Bills',
  period: 'as on 20 November 2026',
  remarks: [],
  columns: reportColumns(COLUMNS),
  lines: reportLines(COLUMNS, bills),
});
const bill = (name: string, paise: number | null = 100): Bill => ({
  name,
  day: '2026-11-20',
  paise,
});
const csvLines = (sheet: ReportSheet) =>
  sheetCsv(sheet)
    .replace(/^\ufeff/, '')
    .split('\r\n');

describe('a sheet as comma-separated values', () => {
  test('begins with the mark of UTF-8 and its heads, and ends each line with CR LF', () => {
    expect(sheetCsv(sheetOf([bill('Asha', -1_23_45_678)]))).toBe(
      '\ufeffCustomer,Date,Opening amount,Dr/Cr,Phone\r\n' +
        "Asha,2026-11-20,-123456.78,Cr,'+91 98220 00001\r\n",
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['श्री', 'श्री'],
  ])('writes %j so that no spreadsheet reckons with it', (name, written) => {
    const [, ...lines] = sheetCsv(sheetOf([bill(name, null)])).split('\r\n');
    expect(lines[0]).toBe(`${written},2026-11-20,,,'+91 98220 00001`);
  });

  test('has groups as a column in front, and no sum that would count twice', () => {
    const sheet: ReportSheet = {
      ...sheetOf([]),
      columns: [
        { head: 'Account', kind: 'text' },
        { head: 'Debit', kind: 'money' },
      ],
      lines: [
        { as: 'group', level: 0, cells: ['Assets', 300] },
        { as: 'group', level: 1, cells: ['Bank', 200] },
        { as: 'line', level: 2, cells: ['HDFC', 200] },
        { as: 'line', level: 1, cells: ['Cash', 100] },
        { as: 'line', level: 0, cells: ['Profit brought forward', 50] },
        { as: 'total', cells: ['Total', 350] },
      ],
    };
    expect(csvLines(sheet)).toStrictEqual([
      'Group,Account,Debit',
      'Assets > Bank,HDFC,2.00',
      'Assets,Cash,1.00',
      ',Profit brought forward,0.50',
      '',
    ]);
  });
});

test('paper has no column that is for files alone', () => {
  const paper = sheetFor('paper', sheetOf([bill('Asha')]));
  expect(paper.columns.map(({ head }) => head)).not.toContain('Phone');
  expect(paper.lines[0]?.cells).toHaveLength(4);
});

describe('a sheet as a workbook', () => {
  const letterhead = { name: 'A & B <Mills>', address: [], registration: ['GSTIN 27A'] };
  const drawn = (...bills: Bill[]): string =>
    workbookOf(sheetOf(bills), letterhead).get('xl/worksheets/sheet1.xml') ?? '';

  test('has amounts and days as numbers', () => {
    const xml = drawn(bill('Asha', 1_23_45_678));
    expect(xml).toContain('<v>123456.78</v>');
    // 20 November 2026 is day 46,346 of the calendar that spreadsheets count by.
    expect(xml).toContain('<v>46346</v>');
  });

  test.each(['=1+1', '_x0041_', 'a<b&c>', 'bell \u0007', 'half \ud800'])(
    'has %j as a text and nothing else',
    (name) => {
      const xml = drawn(bill(name));
      expect(xml).not.toContain('<f>');
      expect(xml.replaceAll('\n', '')).not.toMatch(/\p{Cc}|a<b|(?<!_x005F)_x0041_/u);
      expect(xml.isWellFormed()).toBe(true);
    },
  );

  test('names who keeps the books, what it is and of when, above the heads', () => {
    const xml = drawn(bill('Asha'));
    const places = ['A &amp; B &lt;Mills&gt;', 'GSTIN 27A', 'Bills', 'as on 20', 'Customer'].map(
      (text) => xml.indexOf(text),
    );
    expect(places).toStrictEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('has columns as wide as what stands in them: a mark of a side is narrow', () => {
    const kinds = ['text', 'date', 'money', 'side', 'count', 'ratio', 'percent'] as const;
    const columns = kinds.map((kind) => ({ head: kind, kind }));
    const sheet = workbookOf({ ...sheetOf([]), columns, lines: [] }, letterhead);
    const xml = sheet.get('xl/worksheets/sheet1.xml') ?? '';
    const widths = [...xml.matchAll(/<col [^>]*width="(\d+)"/g)];
    expect(widths.map(([, width]) => Number(width))).toStrictEqual([28, 12, 17, 5, 11, 11, 9]);
  });

  test('has the name of who keeps the books in strong letters, and what follows in plain ones', () => {
    const xml = drawn(bill('Asha'));
    const styles = (text: string) =>
      [...xml.matchAll(/<c r="A\d+" s="(\d+)"[^>]*><is><t[^>]*>(.*?)<\/t>/g)].find(
        ([, , written]) => written === text,
      )?.[1];
    const workbook = workbookOf(sheetOf([]), letterhead).get('xl/styles.xml') ?? '';
    const cells = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(workbook)?.[1] ?? '';
    const fonts = [...cells.matchAll(/<xf numFmtId="\d+" fontId="(\d+)"/g)].map(([, font]) => font);
    const fontOf = (text: string) => fonts[Number(styles(text))];
    expect(['A &amp; B &lt;Mills&gt;', 'GSTIN 27A', 'Bills'].map(fontOf)).toStrictEqual([
      '1',
      '0',
      '0',
    ]);
  });

  test('groups digits as India does, whatever the size and sign', () => {
    const styles = workbookOf(sheetOf([]), letterhead).get('xl/styles.xml') ?? '';
    expect(styles).toContain(String.raw`[&gt;=10000000]##\,##\,##\,##0.00`);
    const styleOf = (paise: number) => /r="C\d+" s="(\d+)"><v>/.exec(drawn(bill('A', paise)))?.[1];
    const kinds = [100, -100, -1_00_000_00, -1_00_00_000_00, 1_00_00_00_000_00].map(styleOf);
    expect(new Set(kinds).size).toBe(5);
    const [plain, small, lakhs, crores, hundreds] = kinds;
    const atBounds = [
      99_99_99_999_99, 100_00_00_000_00, -99_999_99, -1_00_000_00, -99_99_999_99, -1_00_00_000_00,
      -99_99_99_999_99, -100_00_00_000_00,
    ].map(styleOf);
    expect(atBounds).toStrictEqual([
      plain,
      hundreds,
      small,
      lakhs,
      lakhs,
      crores,
      crores,
      hundreds,
    ]);
  });

  const wide = (count: number, cells: readonly string[] = []): ReportSheet => ({
    ...sheetOf([]),
    columns: Array.from({ length: count }, (_, at) => ({ head: `H${at}`, kind: 'text' as const })),
    lines: [{ as: 'line', cells }],
  });
  const xmlOf = (sheet: ReportSheet): string =>
    workbookOf(sheet, letterhead).get('xl/worksheets/sheet1.xml') ?? '';

  test('lies on its side with more than seven columns', () => {
    expect(xmlOf(wide(7))).toContain('orientation="portrait"');
    expect(xmlOf(wide(8))).toContain('orientation="landscape"');
  });

  test('calls the column after Z AA', () => {
    const places = [...xmlOf(wide(28)).matchAll(/r="([A-Z]+)6"/g)].map(([, name]) => name);
    expect(places.slice(24)).toStrictEqual(['Y', 'Z', 'AA', 'AB']);
  });

  test('cuts a text that Excel would refuse', () => {
    const xml = xmlOf(wide(1, ['x'.repeat(32_768)]));
    expect(xml).toContain(`>${'x'.repeat(32_767)}<`);
  });

  test('folds its lines as deep as a spreadsheet can', () => {
    const lines = [0, 1, 7, 8].map((level) => ({ as: 'line' as const, level, cells: ['x'] }));
    const levels = [...xmlOf({ ...wide(1), lines }).matchAll(/outlineLevel="(\d)"/g)];
    expect(levels.map(([, level]) => level)).toStrictEqual(['1', '7', '7']);
  });
});
