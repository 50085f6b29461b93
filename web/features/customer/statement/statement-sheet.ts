// A statement of account as a table to take away: its lines with what is outstanding after each.
// On paper it is a letter to the customer, which StatementPage draws.
import { readStatement } from '#api/contract/customer/statement.ts';
import type { Statement, StatementLine } from '#api/contract/customer/statement.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';

const side = (paise: number, sign: 1 | -1): number | null =>
  paise * sign > 0 ? paise * sign : null;

const COLUMNS: readonly ReportColumnOf<StatementLine>[] = [
  { head: 'Date', kind: 'date', of: ({ date }) => date },
  { head: 'Particulars', kind: 'text', of: ({ text }) => text },
  { head: 'Billed (₹)', kind: 'money', of: ({ amountPaise }) => side(amountPaise, 1) },
  { head: 'Received (₹)', kind: 'money', of: ({ amountPaise }) => side(amountPaise, -1) },
  { head: 'Balance (₹)', kind: 'money', of: ({ balancePaise }) => Math.abs(balancePaise) },
  { head: 'Dr/Cr', kind: 'side', of: ({ balancePaise }) => balancePaise },
];

const PAGE_LIMIT = 500;

type SheetQuery = {
  readonly bookId: number;
  readonly customerId: number;
  readonly from: string;
  readonly to: string;
};

export async function statementSheet(
  gathering: SheetWork,
  { bookId, customerId, from, to }: SheetQuery,
): Promise<ReportSheet> {
  const pages = await everyPage(gathering, {
    read: (after: string | null) =>
      gathering.read(readStatement, {
        params: { customerId },
        query: { book_id: bookId, from, to, limit: PAGE_LIMIT, ...(after !== null && { after }) },
      }),
    next: ({ next }) => next,
    countOf: ({ lines }) => lines.length,
  });
  const [first] = pages;
  if (first === undefined) throw new Error('A statement has a first page.');
  return sheetOf(
    first,
    pages.flatMap(({ lines }) => lines),
  );
}

function sheetOf(first: Statement, lines: readonly StatementLine[]): ReportSheet {
  const { customer, from, openingPaise: before, totals, closingPaise: after } = first;
  const brought = [from, 'Brought forward', null, null, Math.abs(before), before];
  const sums = [totals.debitPaise, totals.creditPaise, after].map(Math.abs);
  return {
    title: `Statement of account, ${customer.company ?? customer.name}`,
    period: periodInWords(first),
    remarks: customer.gstin === null ? [] : [`GSTIN ${customer.gstin}`],
    columns: reportColumns(COLUMNS),
    lines: [
      ...(before === 0 ? [] : [{ as: 'line' as const, cells: brought }]),
      ...reportLines(COLUMNS, lines),
      { as: 'total', cells: [null, 'Total', ...sums, after] },
    ],
  };
}
