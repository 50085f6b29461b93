// The register of self-invoices and payment vouchers: its columns on the screen, on paper and in a
// file, its lines on a phone.
import type { ReverseChargePaperCard } from '#api/contract/trade/reverse-charge.ts';
import { dayText } from '#web/format/dates.ts';
import { formatCell, formatSigned } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';

const KINDS = {
  'self-invoice': 'Self-invoice',
  'payment-voucher': 'Payment voucher',
} as const satisfies Readonly<Record<ReverseChargePaperCard['kind'], string>>;

export const PAPER_FILTERS = [
  { value: '', label: 'All' },
  { value: 'self-invoice', label: 'Self-invoices' },
  { value: 'payment-voucher', label: 'Payment vouchers' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

export const paperInWords = ({ kind }: Pick<ReverseChargePaperCard, 'kind'>): string => KINDS[kind];

const statusInWords = ({ status, cancelledOn }: ReverseChargePaperCard): string =>
  status === 'issued' ? 'Issued' : `Cancelled ${dayText(cancelledOn)}`;

export const REVERSE_CHARGE_LIST: DeclaredList<ReverseChargePaperCard> = {
  name: 'reverse-charge-paper',
  title: 'Self-invoices and payment vouchers',
  noun: ['paper', 'papers'],
  keyOf: ({ seq }) => seq,
  nameOf: ({ number }) => number,
  hrefOf: ({ kind, ofId }, scope) =>
    kind === 'self-invoice' ? paths.purchaseBill(ofId, scope) : paths.supplierPayment(ofId, scope),
  columns: [
    {
      id: 'number',
      label: 'Number',
      kind: 'text',
      width: 136,
      order: 'number',
      isFixed: true,
      leads: 'is-name',
      value: ({ number }) => number,
    },
    { id: 'kind', label: 'Paper', kind: 'text', width: 128, isFixed: true, value: paperInWords },
    {
      id: 'supplier',
      label: 'Supplier',
      kind: 'text',
      isFixed: true,
      value: ({ supplierName }) => supplierName,
    },
    {
      id: 'of',
      label: 'Of',
      kind: 'text',
      width: 112,
      room: 'some',
      value: ({ ofNumber, theirNumber }) => theirNumber ?? ofNumber,
    },
    {
      id: 'date',
      label: 'Date',
      kind: 'date',
      width: 104,
      order: 'date',
      look: 'is-quiet',
      value: ({ date }) => date,
    },
    { id: 'status', label: 'Status', kind: 'text', width: 148, room: 'some', value: statusInWords },
    {
      id: 'taxable',
      label: 'Taxable (₹)',
      kind: 'money',
      width: 112,
      order: 'amount',
      isFixed: true,
      value: ({ taxablePaise }) => taxablePaise,
    },
    {
      id: 'gst',
      label: 'GST (₹)',
      kind: 'money',
      width: 104,
      isFixed: true,
      value: ({ gstPaise }) => gstPaise,
    },
    {
      id: 'paid',
      label: 'Paid (₹)',
      kind: 'money',
      width: 112,
      room: 'some',
      value: ({ paidPaise }) => paidPaise,
      cell: ({ paidPaise }) => (paidPaise === null ? '' : formatCell(paidPaise)),
    },
  ],
  phone: {
    name: ({ supplierName }) => supplierName,
    figure: ({ taxablePaise }) => formatSigned(taxablePaise),
    line: (card) => `${card.number} · ${dayText(card.date)}`,
    mark: (card) => (card.status === 'cancelled' ? 'Cancelled' : paperInWords(card)),
  },
};
