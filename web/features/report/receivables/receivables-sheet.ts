// The receivables as a sheet, by customer or by bill, over the whole list.
import { listOpenBills, readReceivables } from '#api/contract/customer/receivables.ts';
import type { OpenBill, PartyReceivables } from '#api/contract/customer/receivables.ts';
import { ageLabels } from '#core/settlement/index.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, ReportCell } from '#core/kernel/writing/sheet.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import { differenceRemarks } from '#web/shell/sheet/opening-remark.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { inBook } from './queries.ts';
import type { PartyOrder, ReceivablesQuery } from './queries.ts';

const PAGE_LIMIT = 1000;

/** Of what is nil nothing is written. */
const money = (rupees: string): number | null => paiseFromWire(rupees) || null;

type ReceivablesSheetQuery = ReceivablesQuery & {
  readonly bookId: number;
  readonly by: 'customer' | 'bill';
  readonly sort?: PartyOrder;
};

export async function receivablesReport(
  gathering: SheetWork,
  asked: ReceivablesSheetQuery,
): Promise<ReportSheet> {
  const sheet = await (asked.by === 'bill' ? billsSheet : customersSheet)(gathering, asked);
  const ofOpening = await differenceRemarks(gathering.read, asked.bookId);
  return { ...sheet, remarks: [...sheet.remarks, ...ofOpening] };
}

type PartyAges = Pick<PartyReceivables, 'not_due' | 'ages' | 'unallocated' | 'total'>;

const agedCells = ({ not_due: notDue, ages, unallocated, total }: PartyAges): ReportCell[] => [
  ...[notDue, ...ages, unallocated].map(money),
  paiseFromWire(total),
];

function customerColumns(days: readonly number[]): ReportColumnOf<PartyReceivables>[] {
  const heads = [...ageLabels(days), 'On account', 'Outstanding'];
  return [
    { head: 'Customer', kind: 'text', of: ({ customer_name: name }) => name },
    { head: 'Bills', kind: 'count', of: ({ bill_count: count }) => count },
    ...heads.map((head, at): ReportColumnOf<PartyReceivables> => ({
      head,
      kind: 'money',
      of: (party) => agedCells(party)[at] ?? null,
      ...(at === heads.length - 1 && { rule: 'answer' }),
    })),
  ];
}

const ORDERED: Readonly<Record<PartyOrder, string>> = {
  oldest: 'the oldest first',
  outstanding: 'the largest first',
  name: 'by name',
};

async function customersSheet(
  gathering: SheetWork,
  { bookId, sort = 'oldest', ...asked }: ReceivablesSheetQuery,
): Promise<ReportSheet> {
  const pages = await everyPage(gathering, {
    read: (from: number | null) =>
      gathering.read(readReceivables, {
        query: { ...inBook(bookId, asked), sort, limit: PAGE_LIMIT, from: from ?? 0 },
      }),
    next: ({ next }) => next,
    countOf: ({ rows }) => rows.length,
  });
  const [all] = pages;
  const columns = customerColumns(all?.days ?? []);
  return {
    title: 'Receivables by age',
    period: asOnInWords(asked.asOn),
    remarks: [`By days past the due date, ${ORDERED[sort]}, in rupees`],
    columns: reportColumns(columns),
    lines: [
      ...reportLines(
        columns,
        pages.flatMap(({ rows }) => rows),
      ),
      ...(all === undefined
        ? []
        : [{ as: 'total' as const, cells: ['Total', all.bill_count, ...agedCells(all)] }]),
    ],
  };
}

const BILL_COLUMNS: readonly ReportColumnOf<OpenBill>[] = [
  { head: 'Customer', kind: 'text', of: ({ customer_name: name }) => name },
  { head: 'Bill', kind: 'text', of: ({ number }) => number ?? 'On account' },
  { head: 'Date', kind: 'date', of: ({ date }) => date },
  { head: 'Due', kind: 'date', of: ({ due_date: due }) => due },
  { head: 'Days late', kind: 'count', of: ({ days_late: days }) => days || null },
  { head: 'Amount (₹)', kind: 'money', onlyIn: 'file', of: ({ amount }) => paiseFromWire(amount) },
  { head: 'Outstanding (₹)', kind: 'money', of: ({ open }) => paiseFromWire(open) },
];

async function billsSheet(
  gathering: SheetWork,
  { bookId, ...asked }: ReceivablesSheetQuery,
): Promise<ReportSheet> {
  const pages = await everyPage(gathering, {
    read: (from: number | null) =>
      gathering.read(listOpenBills, {
        query: { ...inBook(bookId, asked), limit: PAGE_LIMIT, from: from ?? 0 },
      }),
    next: ({ next }) => next,
    countOf: ({ rows }) => rows.length,
  });
  const [all] = pages;
  const total = paiseFromWire(all?.total ?? '0.00');
  return {
    title: 'Receivables by bill',
    period: asOnInWords(asked.asOn),
    remarks: ['The oldest first, in rupees'],
    columns: reportColumns(BILL_COLUMNS),
    lines: [
      ...reportLines(
        BILL_COLUMNS,
        pages.flatMap(({ rows }) => rows),
      ),
      { as: 'total', cells: ['Total', null, null, null, null, null, total] },
    ],
  };
}
