// The buyer's own papers of reverse charge, one row to a number: what one was cancelled for stays,
// and another may follow it.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type {
  PaymentVoucher,
  ReverseChargePaper,
  ReverseChargePaperStatus,
  SelfInvoice,
} from '#core/trade/kinds/reverse-charge/index.ts';
import type { Table } from '../runner/projection.ts';

export const reverseChargePapers = {
  name: 'reverse_charge_papers',
  columns: {
    book_id: 'bigint',
    // Of the bill or of the payment.
    of_id: 'bigint',
    seq: 'bigint',
    series_number: 'bigint',
    account_id: 'bigint',
    taxable_paise: 'bigint',
    tax_paise: 'bigint',
    paid_paise: 'bigint',
    last_seq: 'bigint',
    dated: 'date',
    cancelled_on: 'date',
    kind: 'text',
    status: 'text',
    number: 'text',
    number_key: 'text',
    series: 'text',
    // Our own number of the bill or payment; of a bill also the supplier's.
    of_number: 'text',
    their_number: 'text',
    content: 'jsonb',
  },
  key: ['book_id', 'kind', 'of_id', 'number'],
} as const satisfies Table;

export type ReverseChargePaperRow = {
  /** The number of the event that made it. */
  readonly seq: number;
  readonly kind: ReverseChargePaper;
  readonly ofId: number;
  readonly number: string;
  readonly date: CalendarDate;
  readonly status: ReverseChargePaperStatus;
  readonly cancelledOn: CalendarDate | null;
  readonly accountId: number;
  readonly ofNumber: string;
  readonly theirNumber: string | null;
  readonly taxablePaise: number;
  readonly taxPaise: number;
  /** Of a voucher. */
  readonly paidPaise: number | null;
};

/** What the paper says, by its kind. */
export type PaperContents = {
  readonly 'self-invoice': SelfInvoice;
  readonly 'payment-voucher': PaymentVoucher;
};
