// A report as PDF: drawn by the server in parts, as the browser asks for them, and joined.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdfs } from '#api/documents/pdf.ts';
import type { ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { REPORT_PART } from '#tests/api/documents/report-part.ts';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { joinReports, reportPages } from '#web/shell/sheet/pdf/join-pdf.ts';
import { partAfter } from '#web/shell/sheet/pdf/report-parts.ts';
import { drawnReport, pagesIn, reportOf } from './drawn-report.ts';
import { readPdf } from './pdf-text.ts';

const pdfs = createPdfs();
const drawn = (sheet: ReportSheet) => drawnReport(pdfs, sheet);
let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(async () => {
  await pdfs.stop();
  await team.close();
});

const ledger = (count: number): ReportSheet => ({
  title: 'Ledger of Sales',
  period: 'from 1 April 2026 to 31 March 2027',
  remarks: ['Goods only'],
  isSigned: true,
  columns: [
    { head: 'Date', kind: 'date' },
    { head: 'Particulars', kind: 'text' },
    { head: 'Credit (₹)', kind: 'money', rule: 'pair' },
    { head: 'Kept in files', kind: 'text', onlyIn: 'file' },
  ],
  lines: [
    ...Array.from({ length: count }, (_, at) => ({
      as: 'line' as const,
      cells: ['2026-04-01', `Line no${at}`, 12_345_600, 'unseen'],
    })),
    { as: 'total', cells: [null, 'Total', 12_345_600 * count, null] },
  ],
});

describe('a report of several parts', () => {
  it('has every line once and in order, on pages that are numbered and full', async () => {
    const long = await drawn(ledger(4500));
    const other = await drawn({ ...ledger(2), title: 'Ledger of Rent' });
    expect(long.parts.length).toBe(3);
    const { begins, count } = await reportPages([long, other]);
    const pages = await pagesIn(await joinReports('Two ledgers', [long, other]));
    expect(pages).toHaveLength(count);
    expect(begins).toStrictEqual([1, count]);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${at + 1} of ${count}`);
      expect(page).toMatch(/Date Particulars Credit/);
    }
    const numbers = pages.slice(0, -1).map((page) => [...page.matchAll(/Line no(\d+)/g)]);
    expect(numbers.flat().map(([, number]) => Number(number))).toStrictEqual(
      Array.from({ length: 4500 }, (_, at) => at),
    );
    const full = numbers.slice(1, -1).map(({ length }) => length);
    expect(Math.max(...full) - Math.min(...full)).toBeLessThanOrEqual(1);
  });

  it('says above the first line whose it is, and below the last up to where it is true', async () => {
    const pages = await pagesIn(await joinReports('One', [await drawn(ledger(60))]));
    const [first = '', last = ''] = [pages[0], pages.at(-1)];
    expect(first).toMatch(/Traders.* GSTIN 27X .*Ledger of Sales from 1 April 2026.* Goods only/);
    expect(last).toMatch(/Total 74,07,360\.00 .*Prepared by Approved by .*event 9\. Printed by/);
    expect(pages.join(' ')).not.toContain('unseen');
  });

  it('has a sum on the page of the last line that it sums', async () => {
    const groups = Array.from({ length: 150 }, (_, at): SheetLine[] => [
      { as: 'group', cells: [null, `Group no${at}`, null, null] },
      { as: 'line', cells: ['2026-04-01', 'One of it', 100, null] },
      { as: 'line', cells: ['2026-04-01', 'Another', 100, null] },
      { as: 'subtotal', cells: [null, 'Sum of it', 200, null] },
    ]);
    const report = await drawn({ ...ledger(0), lines: groups.flat() });
    const pages = await pagesIn(await joinReports('Groups', [report]));
    expect(pages.length).toBeGreaterThan(8);
    expect(pages.filter((page) => /Credit \(₹\) Sum of it/.test(page))).toStrictEqual([]);
    expect(pages.join(' ')).toMatch(/Credit \(₹\) (Group no|01 Apr 2026)/);
  });

  it('says that there is nothing in an empty list', async () => {
    const { pdf } = await pdfs.reportOf(partAfter(reportOf({ ...ledger(0), lines: [] }), 0), 1);
    expect((await pagesIn(new Uint8Array(pdf)))[0]).toContain('Nothing in this list.');
  });
});

describe('a part of a report over HTTP', () => {
  const draw = (body: unknown) =>
    team.auditor('readReportPdf', { params: { bookId: team.bookId }, body });

  it('is a PDF that says how many lines stand on whole pages', async () => {
    const { status, headers, body } = await draw(REPORT_PART);
    expect([status, headers.get('lekha-lines')]).toStrictEqual([200, '2']);
    expect((await readPdf(body)).text).toContain('Tea for the office 1,234.50');
  });

  it('is text alone, whatever is written in it', async () => {
    const hostile = '#read("/etc/passwd") $x$ *b* <row> @page \u202e {}[]\\ "';
    const { status, body } = await draw({
      ...REPORT_PART,
      lines: [{ as: 'line', cells: [hostile, '#panic()'] }],
    });
    expect(status).toBe(200);
    expect((await readPdf(body)).text).toContain('#read("/etc/passwd") $x$ *b* <row> @page');
  });

  it('is refused where a line has another number of cells, and to who is no member', async () => {
    const wrong = { ...REPORT_PART, lines: [{ as: 'line', cells: ['Tea'] }] };
    expectFields(await draw(wrong), ['lines']);
    expectFields(await draw({ ...REPORT_PART, width: 'broad' }), ['width']);
    const params = { bookId: team.bookId };
    const asked = await team.stranger('readReportPdf', { params, body: REPORT_PART });
    expect(asked.status).toBe(404);
  });
});
