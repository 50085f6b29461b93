// The list of goods received: its columns on the screen, on paper and in a file, its lines on a
// phone.
import type { GoodsReceiptCard } from '#api/contract/trade/goods-receipt.ts';
import { dayText } from '#web/format/dates.ts';
import { formatSigned } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { totalColumns } from '../document-columns.ts';
import { receiptName, receiptStatusInWords } from './wording.ts';

export const RECEIPT_LIST: DeclaredList<GoodsReceiptCard> = {
  name: 'goods-receipt',
  title: 'Goods received',
  noun: ['note', 'notes'],
  keyOf: ({ id }) => id,
  nameOf: receiptName,
  hrefOf: ({ id }, scope) => paths.goodsReceipt(id, scope),
  worth: { label: 'Not billed', paise: ({ outstandingPaise }) => outstandingPaise },
  columns: [
    {
      id: 'note',
      label: 'Note no.',
      kind: 'text',
      width: 96,
      isFixed: true,
      leads: 'is-name',
      value: ({ number }) => number,
      cell: receiptName,
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
      label: 'Received',
      kind: 'date',
      width: 104,
      order: 'date',
      look: 'is-quiet',
      value: ({ receivedOn }) => receivedOn,
    },
    {
      id: 'challan',
      label: 'Challan no.',
      kind: 'text',
      width: 120,
      room: 'some',
      look: 'is-quiet',
      value: ({ challanNumber }) => challanNumber,
    },
    {
      id: 'status',
      label: 'Status',
      kind: 'text',
      width: 112,
      isFixed: true,
      value: receiptStatusInWords,
    },
    ...totalColumns<GoodsReceiptCard>({ label: 'Not billed (₹)', width: 120 }),
  ],
  phone: {
    name: ({ supplierName }) => supplierName,
    figure: ({ totalPaise }) => formatSigned(totalPaise),
    line: (card) => `${receiptName(card)} · ${dayText(card.receivedOn)}`,
    mark: receiptStatusInWords,
  },
};
