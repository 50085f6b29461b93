// What customers owe by age, as a table to take away: the rows of the report, by customer or bill.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { ageLabels } from '#core/settlement/index.ts';
import type { OpenBill, PartyReceivables } from '#api/contract/customer/receivables.ts';
import type { SheetCell, SheetColumn, Sheet } from '#api/documents/sheets/sheet.ts';
import { openBillsPage, receivablesPage } from './ageing-pages.ts';
import type { AgeingRequest } from './ageing-pages.ts';
import type { OpenBills } from './receivables.ts';

type Columns<Row> = readonly (SheetColumn & { readonly of: (row: Row) => SheetCell })[];

const sheetOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): Sheet => ({
  name: 'Receivables',
  columns: columns.map(({ head, kind }) => ({ head, kind })),
  rows: rows.map((row) => columns.map(({ of }) => of(row))),
});

const amount = (paise: number | undefined): SheetCell =>
  paise === undefined ? null : rupeesFromPaise(paise);

const ON_ACCOUNT = 'On account';
const WITHOUT_BILL = 'Without a bill';

export function receivablesSheet(all: OpenBills, request: AgeingRequest): Sheet {
  const { rows } = receivablesPage(all, request, { from: 0, sort: 'oldest' });
  const columns: Columns<PartyReceivables> = [
    { head: 'Customer', kind: 'text', of: ({ customerName }) => customerName },
    { head: 'Bills', kind: 'number', of: ({ billCount }) => billCount },
    ...ageLabels(request.ends).map((head, age) => ({
      head,
      kind: 'amount' as const,
      of: ({ notDuePaise, agesPaise }: PartyReceivables) =>
        amount([notDuePaise, ...agesPaise][age]),
    })),
    { head: ON_ACCOUNT, kind: 'amount', of: ({ unallocatedPaise }) => amount(unallocatedPaise) },
    { head: 'Outstanding', kind: 'amount', of: ({ totalPaise }) => amount(totalPaise) },
    { head: 'Overdue', kind: 'amount', of: ({ overduePaise }) => amount(overduePaise) },
    { head: WITHOUT_BILL, kind: 'amount', of: ({ withoutBillPaise }) => amount(withoutBillPaise) },
    { head: 'Days late', kind: 'number', of: ({ daysLate }) => daysLate },
  ];
  return sheetOf(columns, rows);
}

const billName = ({ number, isWithoutBill }: OpenBill): string =>
  isWithoutBill ? `${WITHOUT_BILL} (${number ?? ''})` : (number ?? ON_ACCOUNT);

export function openBillsSheet(all: OpenBills, request: AgeingRequest): Sheet {
  const { rows } = openBillsPage(all, request, { from: 0, accountId: null });
  const columns: Columns<OpenBill> = [
    { head: 'Customer', kind: 'text', of: ({ customerName }) => customerName },
    { head: 'Bill', kind: 'text', of: billName },
    { head: 'Date', kind: 'text', of: ({ date }) => date },
    { head: 'Due', kind: 'text', of: ({ dueDate }) => dueDate },
    { head: 'Amount', kind: 'amount', of: ({ amountPaise }) => amount(amountPaise) },
    ...ageLabels(request.ends).map((head, index) => ({
      head,
      kind: 'amount' as const,
      of: ({ age, openPaise }: OpenBill) => (age === index ? amount(openPaise) : null),
    })),
    {
      head: ON_ACCOUNT,
      kind: 'amount',
      of: ({ age, openPaise }) => (age === null ? amount(openPaise) : null),
    },
    { head: 'Outstanding', kind: 'amount', of: ({ openPaise }) => amount(openPaise) },
    { head: 'Days late', kind: 'number', of: ({ daysLate }) => daysLate },
  ];
  return sheetOf(columns, rows);
}
