// The list of bills of suppliers: its columns on the screen, on paper and in a file, its lines on a
// phone.
import type { PurchaseBillCard } from '#api/contract/trade/purchase-bill.ts';
import { dayText } from '#web/format/dates.ts';
import { formatCell } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import { creditInWords, purchaseBillName, statusInWords } from './wording.ts';

export const BILL_LIST: DeclaredList<PurchaseBillCard> = {
  name: 'purchase-bill',
  title: 'Bills',
  noun: ['bill', 'bills'],
  keyOf: ({ id }) => id,
  nameOf: purchaseBillName,
  hrefOf: ({ id }, scope) => paths.purchaseBill(id, scope),
  columns: [
    {
      id: 'bill',
      label: 'Bill no.',
      kind: 'text',
      width: 124,
      isFixed: true,
      value: ({ billNumber }) => billNumber,
      cell: purchaseBillName,
    },
    {
      id: 'our-number',
      label: 'Our no.',
      kind: 'text',
      onlyIn: 'file',
      value: ({ number }) => number ?? 'Draft',
    },
    {
      id: 'supplier',
      label: 'Supplier',
      kind: 'text',
      isFixed: true,
      value: ({ supplierName }) => supplierName,
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
    { id: 'due', label: 'Due', kind: 'date', onlyIn: 'file', value: ({ dueDate }) => dueDate },
    { id: 'credit', label: 'Credit', kind: 'text', width: 124, room: 'more', value: creditInWords },
    {
      id: 'status',
      label: 'Status',
      kind: 'text',
      width: 148,
      isFixed: true,
      value: statusInWords,
    },
    {
      id: 'taxable',
      label: 'Taxable (₹)',
      kind: 'money',
      width: 100,
      room: 'more',
      value: ({ taxablePaise }) => taxablePaise,
    },
    {
      id: 'gst',
      label: 'GST (₹)',
      kind: 'money',
      width: 88,
      room: 'more',
      value: ({ gstPaise }) => gstPaise,
    },
    {
      id: 'total',
      label: 'Total (₹)',
      kind: 'money',
      width: 104,
      order: 'amount',
      isFixed: true,
      value: ({ totalPaise }) => totalPaise,
    },
    {
      id: 'outstanding',
      label: 'Outstanding (₹)',
      kind: 'money',
      width: 124,
      room: 'some',
      value: ({ outstandingPaise }) => outstandingPaise,
      cell: ({ outstandingPaise }) => formatCell(outstandingPaise),
    },
  ],
  phone: {
    name: ({ supplierName }) => supplierName,
    figure: ({ totalPaise }) => totalPaise,
    line: (card) => `${purchaseBillName(card)} · ${dayText(card.billDate)}`,
    mark: statusInWords,
  },
};
