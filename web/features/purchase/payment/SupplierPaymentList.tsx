// The list of payments to suppliers: its columns on the screen, on paper and in a file, its lines
// on a phone.
import type { SupplierPaymentCard } from '#api/contract/trade/supplier-payment.ts';
import { dayText } from '#web/format/dates.ts';
import { formatCell, formatSigned } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { meansInWords, paymentStatusInWords, supplierPaymentName } from './wording.ts';

export const SUPPLIER_PAYMENT_LIST: DeclaredList<SupplierPaymentCard> = {
  name: 'supplier-payment',
  title: 'Payments to suppliers',
  noun: ['payment', 'payments'],
  keyOf: ({ id }) => id,
  nameOf: supplierPaymentName,
  hrefOf: ({ id }, scope) => paths.supplierPayment(id, scope),
  worth: { label: 'In advance', paise: ({ outstandingPaise }) => outstandingPaise },
  columns: [
    {
      id: 'payment',
      label: 'Payment no.',
      kind: 'text',
      width: 104,
      isFixed: true,
      leads: 'is-name',
      value: ({ number }) => number,
      cell: supplierPaymentName,
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
      value: ({ paidOn }) => paidOn,
    },
    { id: 'means', label: 'Paid by', kind: 'text', width: 168, room: 'some', value: meansInWords },
    {
      id: 'status',
      label: 'Status',
      kind: 'text',
      width: 96,
      isFixed: true,
      value: paymentStatusInWords,
    },
    {
      id: 'amount',
      label: 'Paid (₹)',
      kind: 'money',
      width: 112,
      room: 'more',
      value: ({ amountPaise }) => amountPaise,
    },
    {
      id: 'total',
      label: 'Total (₹)',
      kind: 'money',
      width: 112,
      order: 'amount',
      isFixed: true,
      value: ({ totalPaise }) => totalPaise,
    },
    {
      id: 'outstanding',
      label: 'In advance (₹)',
      kind: 'money',
      width: 112,
      room: 'some',
      value: ({ outstandingPaise }) => outstandingPaise,
      cell: ({ outstandingPaise }) => formatCell(outstandingPaise),
    },
  ],
  phone: {
    name: ({ supplierName }) => supplierName,
    figure: ({ totalPaise }) => formatSigned(totalPaise),
    line: (card) => `${supplierPaymentName(card)} · ${dayText(card.paidOn)}`,
    mark: paymentStatusInWords,
  },
};
