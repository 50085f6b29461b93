// What customers owe by age, as a table to take away: the rows of the report, by customer or bill.
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

const ON_ACCOUNT = 'On account';
const WITHOUT_BILL = 'Without a bill';

export function receivablesSheet(all: OpenBills, request: AgeingRequest): Sheet {
  const { rows } = receivablesPage(all, request, { from: 0, sort: 'oldest' });
  const columns: Columns<PartyReceivables> = [
    { head: 'Customer', kind: 'text', of: ({ customer_name: name }) => name },
    { head: 'Bills', kind: 'number', of: ({ bill_count: count }) => count },
    ...ageLabels(request.ends).map((head, age) => ({
      head,
      kind: 'amount' as const,
      of: ({ not_due: notDue, ages }: PartyReceivables) => [notDue, ...ages][age] ?? null,
    })),
    { head: ON_ACCOUNT, kind: 'amount', of: ({ unallocated }) => unallocated },
    { head: 'Outstanding', kind: 'amount', of: ({ total }) => total },
    { head: 'Overdue', kind: 'amount', of: ({ overdue }) => overdue },
    { head: WITHOUT_BILL, kind: 'amount', of: ({ without_bill: unbilled }) => unbilled },
    { head: 'Days late', kind: 'number', of: ({ days_late: days }) => days },
  ];
  return sheetOf(columns, rows);
}

const billName = ({ number, without_bill: unbilled }: OpenBill): string =>
  unbilled ? `${WITHOUT_BILL} (${number ?? ''})` : (number ?? ON_ACCOUNT);

export function openBillsSheet(all: OpenBills, request: AgeingRequest): Sheet {
  const { rows } = openBillsPage(all, request, { from: 0, accountId: null });
  const columns: Columns<OpenBill> = [
    { head: 'Customer', kind: 'text', of: ({ customer_name: name }) => name },
    { head: 'Bill', kind: 'text', of: billName },
    { head: 'Date', kind: 'text', of: ({ date }) => date },
    { head: 'Due', kind: 'text', of: ({ due_date: due }) => due },
    { head: 'Amount', kind: 'amount', of: ({ amount }) => amount },
    ...ageLabels(request.ends).map((head, index) => ({
      head,
      kind: 'amount' as const,
      of: ({ age, open }: OpenBill) => (age === index ? open : null),
    })),
    { head: ON_ACCOUNT, kind: 'amount', of: ({ age, open }) => (age === null ? open : null) },
    { head: 'Outstanding', kind: 'amount', of: ({ open }) => open },
    { head: 'Days late', kind: 'number', of: ({ days_late: days }) => days },
  ];
  return sheetOf(columns, rows);
}
