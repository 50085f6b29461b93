// Money received: cash or bank has it, and the customer owes as much less, against an invoice or on
// account.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { PaymentMethod } from '../../kernel/payment-method.ts';
import type { PaymentRecorded, ReceiptRecorded } from '../../invoice/index.ts';
import { postingEntries } from './posting.ts';
import type { Posting, PostingSource } from './posting.ts';

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  cash: 'cash',
  upi: 'UPI',
  'bank-transfer': 'bank transfer',
  cheque: 'cheque',
  card: 'card',
};

type Money = Pick<
  PaymentRecorded['data'],
  'journalId' | 'accountId' | 'amountPaise' | 'paidOn' | 'method' | 'reference'
>;

/** @returns the journal of a payment of an invoice. */
export const postingOfPayment = (
  { data }: PaymentRecorded,
  { customerAccountId, invoiceNumber }: { customerAccountId: number; invoiceNumber: string },
): Posting =>
  received(data, customerAccountId, {
    what: `Payment of ${invoiceNumber}`,
    source: { kind: 'payment', id: data.paymentId, number: invoiceNumber },
  });

/** @returns the journal of a receipt on account. */
export const postingOfReceipt = (
  { data }: ReceiptRecorded,
  { customerAccountId }: { customerAccountId: number },
): Posting =>
  received(data, customerAccountId, {
    what: `Receipt ${data.number} on account`,
    source: { kind: 'receipt', id: data.receiptId, number: data.number },
  });

function received(
  { journalId, accountId, amountPaise, paidOn, method, reference }: Money,
  customerAccountId: number,
  { what, source }: { readonly what: string; readonly source: PostingSource },
): Posting {
  const by = reference === null ? METHODS[method] : `${METHODS[method]}, ${reference}`;
  return {
    journalId,
    voucherType: 'receipt',
    entryDate: calendarDate(paidOn),
    narration: `${what} by ${by}`,
    source,
    entries: [
      ...postingEntries({ accountId }, 'debit', amountPaise),
      ...postingEntries({ accountId: customerAccountId }, 'credit', amountPaise),
    ],
  };
}
