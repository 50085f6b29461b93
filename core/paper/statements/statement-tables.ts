// The tables of a statement of account: the lines of the ledger, the open bills, and what is owed
// by its age.
import { ageingOf, ageLabels } from '../../settlement/index.ts';
import type { PrintedBill, PrintedEntry, StatementDocument } from '../document.ts';
import type { PaperTable } from '../paper.ts';
import { tableOf } from '../table.ts';
import { amountText, dateText } from '../texts.ts';

/** @returns `1,250.00 Dr`, as a ledger says who owes. */
const balanceText = (paise: number): string =>
  paise === 0 ? amountText(0) : `${amountText(Math.abs(paise))} ${paise < 0 ? 'Cr' : 'Dr'}`;

export const sumOf = <One>(all: readonly One[], paise: (one: One) => number): number =>
  all.reduce((sum, one) => sum + paise(one), 0);

type Amount = { readonly amountPaise: number };
export const debitedPaise = ({ amountPaise }: Amount): number => Math.max(amountPaise, 0);
export const creditedPaise = ({ amountPaise }: Amount): number => Math.max(-amountPaise, 0);
/** Without a bill nobody said when it is due. */
export const isLate = ({ isBilled, days }: PrintedBill): boolean => isBilled && (days ?? 0) > 0;
const sideText = (paise: number): string => (paise === 0 ? '' : amountText(paise));
const dayText = (day: string | null): string => (day === null ? '' : dateText(day));

/** What the customer owes at the end of the period. */
export const closingPaiseOf = ({ openingPaise, lines }: StatementDocument): number =>
  openingPaise + sumOf(lines, ({ amountPaise }) => amountPaise);

type Entry = Pick<PrintedEntry, 'date' | 'amountPaise'> & {
  readonly particulars: readonly string[];
  readonly balancePaise: number;
};

function entriesOf({ openingPaise, from, lines }: StatementDocument): readonly Entry[] {
  let balancePaise = openingPaise;
  const before = { date: from, particulars: ['Balance b/d'], amountPaise: 0, balancePaise };
  const entries = lines.map((line): Entry => {
    const { date, amountPaise } = line;
    balancePaise += amountPaise;
    return { date, amountPaise, particulars: [line.text], balancePaise };
  });
  return [before, ...entries];
}

export function entryTable(document: StatementDocument): PaperTable {
  const { lines } = document;
  return tableOf<Entry>(
    [
      { key: 'date', head: 'Date', kind: 'text', cell: ({ date }) => [dateText(date)] },
      { key: 'item', head: 'Particulars', kind: 'text', cell: ({ particulars }) => particulars },
      {
        key: 'debit',
        head: 'Debit (₹)',
        kind: 'number',
        cell: (entry) => [sideText(debitedPaise(entry))],
        sum: amountText(sumOf(lines, debitedPaise)),
      },
      {
        key: 'credit',
        head: 'Credit (₹)',
        kind: 'number',
        cell: (entry) => [sideText(creditedPaise(entry))],
        sum: amountText(sumOf(lines, creditedPaise)),
      },
      {
        key: 'balance',
        head: 'Balance (₹)',
        kind: 'number',
        cell: ({ balancePaise }) => [balanceText(balancePaise)],
        sum: balanceText(closingPaiseOf(document)),
      },
    ],
    entriesOf(document),
    true,
  );
}

/** Of a credit nothing was received: it is what is open. */
const receivedOf = ({ amountPaise, openPaise, days }: PrintedBill): number =>
  days === null ? 0 : amountPaise - openPaise;
const billedOf = ({ amountPaise, days }: PrintedBill): number => (days === null ? 0 : amountPaise);

const billName = ({ number, days }: PrintedBill): string =>
  number ?? (days === null ? 'On account' : 'Without a bill');

export const billTable = (bills: readonly PrintedBill[]): PaperTable =>
  tableOf<PrintedBill>(
    [
      { key: 'item', head: 'Bill', kind: 'text', cell: (bill) => [billName(bill)] },
      { key: 'date', head: 'Date', kind: 'text', cell: ({ date }) => [dayText(date)] },
      { key: 'due', head: 'Due date', kind: 'text', cell: ({ dueDate }) => [dayText(dueDate)] },
      {
        key: 'amount',
        head: 'Bill amount (₹)',
        kind: 'number',
        cell: (bill) => [sideText(billedOf(bill))],
        sum: amountText(sumOf(bills, billedOf)),
      },
      {
        key: 'credit',
        head: 'Received (₹)',
        kind: 'number',
        cell: (bill) => [sideText(receivedOf(bill))],
        sum: amountText(sumOf(bills, receivedOf)),
      },
      {
        key: 'open',
        head: 'Outstanding (₹)',
        kind: 'number',
        cell: ({ openPaise }) => [amountText(openPaise)],
        sum: amountText(sumOf(bills, ({ openPaise }) => openPaise)),
      },
      {
        key: 'days',
        head: 'Days late',
        kind: 'number',
        cell: (bill) => [isLate(bill) ? String(bill.days) : ''],
      },
    ],
    bills,
    true,
  );

/** @param ends the last day of each age but the open one. */
export function ageTable(bills: readonly PrintedBill[], ends: readonly number[]): PaperTable {
  const late = bills.flatMap(({ days, openPaise: outstandingPaise }) =>
    days === null ? [] : [{ days, outstandingPaise }],
  );
  const onAccount = sumOf(bills, ({ days, openPaise }) => (days === null ? openPaise : 0));
  const ageing = ageingOf(late, { unallocatedPaise: -onAccount, ends });
  const ages = [
    ...ageLabels(ends).map((head, at) => ({
      head,
      paise: at === 0 ? ageing.notDuePaise : (ageing.bucketsPaise[at - 1] ?? 0),
    })),
    ...(onAccount === 0 ? [] : [{ head: 'On account', paise: onAccount }]),
    { head: 'Outstanding', paise: ageing.totalPaise },
  ];
  const columns = ages.map(({ head, paise }) => ({
    key: 'age' as const,
    head,
    kind: 'number' as const,
    cell: () => [amountText(paise)],
  }));
  return tableOf(columns, [null], false);
}
