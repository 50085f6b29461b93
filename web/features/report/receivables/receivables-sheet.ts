// The receivables as a sheet, by customer or by bill, over the whole list.
import { listOpenBills, readReceivables } from '#api/contract/customer/receivables.ts';
import type {
  OpenBill,
  PartyReceivables,
  Receivables,
} from '#api/contract/customer/receivables.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { column, sheetOfDeclared } from '#core/report/index.ts';
import type { DeclaredColumn } from '#core/report/index.ts';
import { ageLabels } from '#core/settlement/index.ts';
import { billName, ON_ACCOUNT, WITHOUT_BILL } from '#web/format/bills.ts';
import { outstandingParts, partsInWords } from '#web/format/outstanding.ts';
import { formatPaise } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import { differenceRemarks } from '#web/shell/sheet/opening-remark.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { inBook } from './queries.ts';
import type { PartyOrder, ReceivablesQuery } from './queries.ts';

const PAGE_LIMIT = 1000;

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

type AgedRow = Pick<
  PartyReceivables,
  'billCount' | 'notDuePaise' | 'agesPaise' | 'unallocatedPaise' | 'totalPaise'
> & {
  readonly customerName: string;
};

const customerColumns = (days: readonly number[]): readonly DeclaredColumn<AgedRow>[] => {
  const aged = (head: string, of: (row: AgedRow) => number): DeclaredColumn<AgedRow> => ({
    head,
    kind: 'money',
    of,
    blankNil: true,
  });
  const [notDue = '', ...ages] = ageLabels(days);
  return [
    column.text('Customer', ({ customerName }) => customerName),
    column.count('Bills', ({ billCount }) => billCount),
    aged(notDue, ({ notDuePaise }) => notDuePaise),
    ...ages.map((head, at) => aged(head, (row) => row.agesPaise[at] ?? 0)),
    aged(ON_ACCOUNT, ({ unallocatedPaise }) => unallocatedPaise),
    {
      head: 'Outstanding',
      kind: 'money',
      rule: 'answer',
      of: ({ totalPaise }) => totalPaise,
    },
  ];
};

/** What the total is made of, each under the name that other pages use for it. */
function partRemarks(all: Receivables): string[] {
  const parts = outstandingParts({ ...all, onAccountPaise: all.unallocatedPaise });
  if (parts.length === 0) return [];
  const overdue = `overdue bills ${formatPaise(all.overduePaise)}`;
  return [
    `${partsInWords(parts)} · ${overdue}`,
    ...(all.withoutBillPaise === 0 ? [] : [`${WITHOUT_BILL}: aged by the date of the entry`]),
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
  return sheetOfDeclared<AgedRow>(
    {
      title: 'Receivables by age',
      period: asOnInWords(asked.asOn),
      remarks: [
        `By days past the due date, ${ORDERED[sort]}, in rupees`,
        ...(all === undefined ? [] : partRemarks(all)),
      ],
    },
    customerColumns(all?.days ?? []),
    [
      ...pages.flatMap(({ rows }) => rows).map((row) => ({ as: 'line' as const, row })),
      ...(all === undefined
        ? []
        : [{ as: 'total' as const, row: { ...all, customerName: 'Total' } }]),
    ],
  );
}

const BILL_COLUMNS: readonly DeclaredColumn<OpenBill>[] = [
  column.text('Customer', ({ customerName }) => customerName),
  column.text('Bill', billName),
  column.date('Date', ({ date }) => date),
  column.date('Due', ({ dueDate }) => dueDate),
  column.count('Days late', ({ daysLate }) => daysLate, { blankNil: true }),
  column.money('Amount', ({ amountPaise }) => amountPaise, { onlyIn: 'file' }),
  column.money('Outstanding', ({ openPaise }) => openPaise, { adds: true }),
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
  const bills = pages.flatMap(({ rows }) => rows);
  return sheetOfDeclared(
    {
      title: 'Receivables by bill',
      period: asOnInWords(asked.asOn),
      remarks: ['Bills, the oldest first, then entries without a bill, in rupees'],
    },
    BILL_COLUMNS,
    [
      ...bills.map((row) => ({ as: 'line' as const, row })),
      { as: 'total', name: 'Total', sumOf: bills },
    ],
  );
}
