import type { Account } from '#api/contract/account/account.ts';
import type { OpeningDocument } from '#api/contract/account/opening.ts';
import { importOpenings } from '#api/contract/book/import.ts';
import { formatBalance, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { readDayCell } from '../cells.ts';
import { textColumn } from '../columns.ts';
import type { ImportColumn, KindOfImport } from '../kind.ts';
import { accountColumn } from './account-column.ts';
import { amountColumns, amountsLack } from './amounts.ts';
import { openingRecords, placedInBalance } from './opening-balances.ts';
import type { BalanceLine } from './opening-balances.ts';

type Facts = {
  readonly accounts: readonly Account[];
  readonly document: OpeningDocument;
  /** The first day of the book, as the book itself says it. */
  readonly beginsOn: string | null;
};

export function openingsKind({ accounts, document, beginsOn }: Facts): KindOfImport {
  const account = accountColumn(accounts, 'Cash');
  const posted = new Map(document.posted?.accounts.map((one) => [one.accountId, one.balancePaise]));
  const isDayKnown = (document.openedOn ?? beginsOn) !== null;
  const shown = (id: number): string => formatBalance(posted.get(id) ?? 0);
  return {
    path: 'openings',
    kind: 'opening',
    one: 'opening balance',
    many: 'opening balances',
    title: 'Import opening balances',
    list: 'Opening balances',
    listOf: paths.opening,
    endpoint: importOpenings,
    columns: [account, ...amountColumns, ...BILL_COLUMNS, ...(isDayKnown ? [] : [FIRST_DAY])],
    likenesses: [],
    shown: ['account_id', 'bill_number'],
    records: {
      columns: [
        { field: 'account_id', title: 'Account' },
        { field: 'total', title: 'Balance' },
        { field: 'bills', title: 'Bills' },
        { field: 'before', title: 'In the book now' },
      ],
      filled: (rows) => rows,
      group: openingRecords({
        accounts: new Map(accounts.map((one) => [one.id, one])),
        accountOf: account.read,
        before: (id) => (posted.has(id) ? shown(id) : ''),
      }),
      placed: placedInBalance,
      lacks: amountsLack,
      summary: (values) => summaryOf(posted, values as readonly BalanceLine[]),
    },
  };
}

const BILL_COLUMNS: readonly ImportColumn[] = [
  textColumn('bill_number', 'Bill number', [
    'billno',
    'bill',
    'billname',
    'invoiceno',
    'invoicenumber',
    'refno',
    'reference',
    'referencenumber',
  ]),
  {
    ...textColumn('bill_date', 'Bill date', ['date', 'invoicedate', 'refdate']),
    read: readDayCell('Bill date'),
  },
  {
    ...textColumn('due_date', 'Due date', ['due', 'dueon', 'duedate']),
    read: readDayCell('Due date'),
  },
];

const FIRST_DAY: ImportColumn = {
  ...textColumn('begins_on', 'First day of the book', [], '01-04-2026'),
  isNeeded: true,
  isAsked: true,
  read: readDayCell('First day of the book'),
};

/** What stands already is part of it, as far as no line takes its place. */
function summaryOf(posted: ReadonlyMap<number, number>, lines: readonly BalanceLine[]): string {
  const after = new Map(posted);
  for (const { account_id: id, balance } of lines) after.set(id, paiseFromWire(balance));
  const all = [...after.values()];
  const debit = all.reduce((sum, one) => sum + Math.max(one, 0), 0);
  const credit = all.reduce((sum, one) => sum + Math.max(-one, 0), 0);
  const both = `Opening balances then: debit ${formatRupees(debit)}, credit ${formatRupees(credit)}.`;
  if (debit === credit) return `${both} They are equal.`;
  const difference = formatRupees(Math.abs(debit - credit));
  return `${both} The difference of ${difference} goes to an account of its own until it is nil.`;
}
