// The list of what was spent: its columns on the screen, on paper and in a file, its lines on a
// phone.
import type { ExpenseRow } from '#api/contract/trade/expense.ts';
import { dayText } from '#web/format/dates.ts';
import { formatSigned } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { spentOnName, spentStatus } from './wording.ts';

/** More than a document has lines. */
const LINES = 1024;

export const EXPENSE_LIST: DeclaredList<ExpenseRow> = {
  name: 'expense',
  title: 'Expenses',
  noun: ['expense', 'expenses'],
  // An event is of one document.
  keyOf: ({ seq, line }) => seq * LINES + line,
  nameOf: spentOnName,
  hrefOf: ({ kind, id }, scope) =>
    kind === 'expense' ? paths.expense(id, scope) : paths.purchaseBill(id, scope),
  worth: {
    label: 'Spent',
    paise: ({ status, amountPaise }) => (status === 'posted' ? amountPaise : 0),
  },
  columns: [
    {
      id: 'account',
      label: 'Account',
      kind: 'text',
      width: 184,
      isFixed: true,
      leads: 'is-name',
      value: ({ accountName }) => accountName,
    },
    {
      id: 'payee',
      label: 'Paid to',
      kind: 'text',
      isFixed: true,
      value: ({ paidTo }) => paidTo,
    },
    {
      id: 'date',
      label: 'Date',
      kind: 'date',
      width: 104,
      order: 'date',
      look: 'is-quiet',
      value: ({ spentOn }) => spentOn,
    },
    {
      id: 'what',
      label: 'For',
      kind: 'text',
      room: 'some',
      value: ({ description }) => description,
    },
    {
      id: 'number',
      label: 'Number',
      kind: 'text',
      width: 88,
      order: 'number',
      room: 'some',
      value: ({ number }) => number,
    },
    {
      id: 'theirs',
      label: 'Bill or slip',
      kind: 'text',
      width: 104,
      room: 'more',
      value: ({ theirNumber }) => theirNumber,
    },
    { id: 'status', label: 'Status', kind: 'text', width: 88, room: 'some', value: spentStatus },
    {
      id: 'amount',
      label: 'Spent (₹)',
      kind: 'money',
      width: 112,
      order: 'amount',
      isFixed: true,
      isSummed: true,
      value: ({ amountPaise }) => amountPaise,
    },
  ],
  phone: {
    name: ({ accountName }) => accountName,
    figure: ({ amountPaise }) => formatSigned(amountPaise),
    line: ({ paidTo, description, spentOn }) =>
      [dayText(spentOn), paidTo ?? description].filter((part) => part !== '').join(' · '),
    mark: spentStatus,
  },
  total: {
    text: (count) => `Total of ${count}`,
    under: 'payee',
    counts: ({ status }) => status === 'posted',
  },
};
