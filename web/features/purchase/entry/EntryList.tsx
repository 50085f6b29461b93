// The list of bills of entry: its columns on the screen, on paper and in a file, its lines on a
// phone.
import type { BillOfEntryCard } from '#api/contract/trade/bill-of-entry.ts';
import { dayText } from '#web/format/dates.ts';
import { formatSigned } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { moneyColumns } from '../document-columns.ts';
import { entryCredit, entryName, entryStatus } from './wording.ts';

export const ENTRY_LIST: DeclaredList<BillOfEntryCard> = {
  name: 'bill-of-entry',
  title: 'Bills of entry',
  noun: ['bill of entry', 'bills of entry'],
  keyOf: ({ id }) => id,
  nameOf: entryName,
  hrefOf: ({ id }, scope) => paths.billOfEntry(id, scope),
  worth: { label: 'To be paid', paise: ({ outstandingPaise }) => outstandingPaise },
  columns: [
    {
      id: 'entry',
      label: 'Number',
      kind: 'text',
      width: 112,
      isFixed: true,
      leads: 'is-name',
      value: ({ billNumber }) => billNumber,
      cell: entryName,
    },
    {
      id: 'our-number',
      label: 'Our no.',
      kind: 'text',
      width: 80,
      room: 'some',
      value: ({ number }) => number ?? 'Draft',
    },
    {
      id: 'port',
      label: 'Port',
      kind: 'text',
      width: 88,
      isFixed: true,
      value: ({ portCode }) => portCode,
    },
    {
      id: 'date',
      label: 'Date',
      kind: 'date',
      width: 104,
      order: 'date',
      look: 'is-quiet',
      value: ({ billDate }) => billDate,
    },
    {
      id: 'posted-on',
      label: 'Posted on',
      kind: 'date',
      onlyIn: 'file',
      value: ({ postedOn }) => postedOn,
    },
    { id: 'credit', label: 'Credit', kind: 'text', width: 124, room: 'more', value: entryCredit },
    { id: 'status', label: 'Status', kind: 'text', isFixed: true, value: entryStatus },
    ...moneyColumns<BillOfEntryCard>({ label: 'To be paid (₹)', width: 124 }),
  ],
  phone: {
    name: entryName,
    figure: ({ totalPaise }) => formatSigned(totalPaise),
    line: ({ portCode, billDate }) =>
      [portCode ?? '', dayText(billDate)].filter((part) => part !== '').join(' · '),
    mark: entryStatus,
  },
};
