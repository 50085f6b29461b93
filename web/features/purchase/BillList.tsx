// The list of bills of suppliers: its columns on the screen, on paper and in a file, its lines on a
// phone.
import type { PurchaseBillCard } from '#api/contract/trade/purchase-bill.ts';
import { dayText } from '#web/format/dates.ts';
import { formatSigned } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { moneyColumns } from './document-columns.ts';
import { creditInWords, isSelfInvoiceDue, listedStatus, purchaseBillName } from './wording.ts';

export const BILL_LIST: DeclaredList<PurchaseBillCard> = {
  name: 'purchase-bill',
  title: 'Bills',
  noun: ['bill', 'bills'],
  keyOf: ({ id }) => id,
  nameOf: purchaseBillName,
  hrefOf: ({ id }, scope) => paths.purchaseBill(id, scope),
  worth: { label: 'Outstanding', paise: ({ outstandingPaise }) => outstandingPaise },
  columns: [
    {
      id: 'bill',
      label: 'Bill no.',
      kind: 'text',
      width: 124,
      isFixed: true,
      leads: 'is-name',
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
      value: listedStatus,
    },
    ...moneyColumns<PurchaseBillCard>({ label: 'Outstanding (₹)', width: 124 }),
  ],
  phone: {
    name: ({ supplierName }) => supplierName,
    figure: ({ totalPaise }) => formatSigned(totalPaise),
    line: (card) => `${purchaseBillName(card)} · ${dayText(card.billDate)}`,
    mark: (card) => (isSelfInvoiceDue(card) ? 'Self-invoice due' : listedStatus(card)),
  },
};
