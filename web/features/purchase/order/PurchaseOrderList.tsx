// The list of orders to suppliers: its columns on the screen, on paper and in a file, its lines on
// a phone.
import type { PurchaseOrderCard } from '#api/contract/trade/purchase-order.ts';
import { dayText, todayInIndia } from '#web/format/dates.ts';
import { formatSigned } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { moneyColumns } from '../document-columns.ts';
import { orderStatusInWords, purchaseOrderName } from './wording.ts';

const statusOf = (card: PurchaseOrderCard): string => orderStatusInWords(card, todayInIndia());

export const PURCHASE_ORDER_LIST: DeclaredList<PurchaseOrderCard> = {
  name: 'purchase-order',
  title: 'Purchase orders',
  noun: ['order', 'orders'],
  keyOf: ({ id }) => id,
  nameOf: purchaseOrderName,
  hrefOf: ({ id }, scope) => paths.purchaseOrder(id, scope),
  worth: { label: 'Open', paise: ({ outstandingPaise }) => outstandingPaise },
  columns: [
    {
      id: 'order',
      label: 'Order no.',
      kind: 'text',
      width: 96,
      isFixed: true,
      leads: 'is-name',
      value: ({ number }) => number,
      cell: purchaseOrderName,
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
      value: ({ orderedOn }) => orderedOn,
    },
    {
      id: 'expected',
      label: 'Expected',
      kind: 'date',
      width: 104,
      room: 'some',
      look: 'is-quiet',
      value: ({ expectedOn }) => expectedOn,
    },
    { id: 'status', label: 'Status', kind: 'text', width: 132, isFixed: true, value: statusOf },
    ...moneyColumns<PurchaseOrderCard>({ label: 'Open (₹)', width: 108 }),
  ],
  phone: {
    name: ({ supplierName }) => supplierName,
    figure: ({ totalPaise }) => formatSigned(totalPaise),
    line: (card) => `${purchaseOrderName(card)} · ${dayText(card.orderedOn)}`,
    mark: statusOf,
  },
};
