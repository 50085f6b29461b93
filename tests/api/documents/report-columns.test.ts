// A report as PDF with more columns than a page takes.
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfs } from '#api/documents/pdf.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { columnBands } from '#web/shell/sheet/pdf/column-bands.ts';
import { joinReports } from '#web/shell/sheet/pdf/join-pdf.ts';
import { drawnReport, pagesIn, reportOf } from './drawn-report.ts';

const pdfs = createPdfs();
afterAll(() => pdfs.stop());

describe('a report with more columns than a page takes', () => {
  const years = Array.from({ length: 12 }, (_, at) => `FY ${at + 10}`);
  const statement: ReportSheet = {
    title: 'Profit and Loss Account',
    period: 'from 1 April 2026 to 31 March 2027',
    remarks: [],
    isSigned: true,
    columns: [
      { head: 'Particulars', kind: 'text' },
      ...years.flatMap((over): ReportSheet['columns'] => [
        { head: 'Amount (₹)', kind: 'money', over },
        { head: 'Change (₹)', kind: 'money', over },
        { head: 'Change', kind: 'percent', over },
      ]),
    ],
    lines: ['Sales', 'Rent'].map((name, line) => ({
      as: 'line',
      cells: [
        name,
        ...years.flatMap((_, at) => [10_000_000_000 + line * 100 + at, 900_000_000 + at, 7.5]),
      ],
    })),
  };

  it('has each figure once, beside the name of its line, and no page is too wide', async () => {
    const pages = await pagesIn(await joinReports('Columns', [await drawnReport(pdfs, statement)]));
    const amounts = pages.flatMap((page) => [...page.matchAll(/10,00,00,00[01]\.\d\d/g)]);
    expect(amounts.map(([text]) => text).toSorted()).toStrictEqual(
      ['10,00,00,000', '10,00,00,001'].flatMap((rupees) =>
        years.map((_, at) => `${rupees}.${String(at).padStart(2, '0')}`),
      ),
    );
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Columns in ${pages.length} parts, part ${at + 1}`);
      expect(page).toMatch(/Particulars .*Sales .*Rent /);
      expect(page.includes('Approved by')).toBe(at === pages.length - 1);
    }
    const heads = pages.map((page) => [...page.matchAll(/FY \d\d/g)].map(([text]) => text));
    expect(heads.flat()).toStrictEqual(years);
  });

  it('stays as it is where all columns fit', () => {
    const names = ['Opening', 'Movement', 'Closing'];
    const trialBalance = reportOf({
      ...statement,
      columns: [
        { head: 'Particulars', kind: 'text' },
        ...names.flatMap((over): ReportSheet['columns'] => [
          { head: 'Debit (₹)', kind: 'money', over, rule: 'pair' },
          { head: 'Credit (₹)', kind: 'money', over },
        ]),
      ],
      lines: [
        { as: 'line', cells: ['Deccan Textile Mills', ...names.flatMap(() => [1e10, 1e10])] },
      ],
    });
    expect(trialBalance.width).toBe('close');
    expect(columnBands(trialBalance)).toStrictEqual([trialBalance]);
  });
});

describe('a column of nil', () => {
  it('leaves its head two lines, and no more than an amount of a lakh', () => {
    const heads = ['31 Mar 2025 (₹)', 'FY 24-25 (₹)', 'Interest on capital of the partners (₹)'];
    const { columns } = reportOf({
      title: 'Balance Sheet',
      period: 'as at 31 March 2026',
      remarks: [],
      columns: heads.map((head) => ({ head, kind: 'money' })),
      lines: [{ as: 'line', cells: [0, 0, 0] }],
    });
    expect(columns.map(({ letters }) => letters)).toStrictEqual([8, 8, 11]);
  });
});
