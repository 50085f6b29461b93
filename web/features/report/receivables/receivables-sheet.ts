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
import { formatPaise, paiseFromWire } from '#web/format/money.ts';
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
  'bill_count' | 'not_due' | 'ages' | 'unallocated' | 'total'
> & {
  readonly customer_name: string;
};

const customerColumns = (days: readonly number[]): readonly DeclaredColumn<AgedRow>[] => {
  const aged = (head: string, of: (row: AgedRow) => string): DeclaredColumn<AgedRow> => ({
    head,
    kind: 'money',
    of: (row) => paiseFromWire(of(row)),
    blankNil: true,
  });
  const [notDue = '', ...ages] = ageLabels(days);
  return [
    column.text('Customer', ({ customer_name: name }) => name),
    column.count('Bills', ({ bill_count: count }) => count),
    aged(notDue, ({ not_due: rupees }) => rupees),
    ...ages.map((head, at) => aged(head, (row) => row.ages[at] ?? '0.00')),
    aged(ON_ACCOUNT, ({ unallocated }) => unallocated),
    {
      head: 'Outstanding',
      kind: 'money',
      rule: 'answer',
      of: ({ total }) => paiseFromWire(total),
    },
  ];
};

/** What the total is made of, each under the name that other pages use for it. */
function partRemarks(all: Receivables): string[] {
  const parts = outstandingParts({ ...all, on_account: all.unallocated });
  if (parts.length === 0) return [];
  const overdue = `overdue bills ${formatPaise(paiseFromWire(all.overdue))}`;
  return [
    `${partsInWords(parts)} · ${overdue}`,
    ...(paiseFromWire(all.without_bill) === 0
      ? []
      : [`${WITHOUT_BILL}: aged by the date of the entry`]),
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
        : [{ as: 'total' as const, row: { ...all, customer_name: 'Total' } }]),
    ],
  );
}

const BILL_COLUMNS: readonly DeclaredColumn<OpenBill>[] = [
  column.text('Customer', ({ customer_name: name }) => name),
  column.text('Bill', billName),
  column.date('Date', ({ date }) => date),
  column.date('Due', ({ due_date: due }) => due),
  column.count('Days late', ({ days_late: days }) => days, { blankNil: true }),
  column.money('Amount', ({ amount }) => paiseFromWire(amount), { onlyIn: 'file' }),
  column.money('Outstanding', ({ open }) => paiseFromWire(open), { adds: true }),
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
