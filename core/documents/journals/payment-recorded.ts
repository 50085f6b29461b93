// The payment of one invoice: cash or bank has it, and the customer owes as much less.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { PaymentRecorded } from '../../invoice/index.ts';
import { byMethod } from '../../kernel/payment-method.ts';
import { postingEntries } from './posting.ts';
import type { Posting, PostingSource } from './posting.ts';

/** @returns the journal of a payment of an invoice. */
export const postingOfPayment = (
  { data }: PaymentRecorded,
  { customerAccountId, invoiceNumber }: { customerAccountId: number; invoiceNumber: string },
): Posting =>
  received(data, customerAccountId, {
    what: `Payment of ${invoiceNumber}`,
    source: { kind: 'payment', id: data.paymentId, number: invoiceNumber },
  });

type Money = Pick<
  PaymentRecorded['data'],
  'journalId' | 'accountId' | 'amountPaise' | 'paidOn' | 'method' | 'reference'
>;

function received(
  { journalId, accountId, amountPaise, paidOn, method, reference }: Money,
  customerAccountId: number,
  { what, source }: { readonly what: string; readonly source: PostingSource },
): Posting {
  return {
    journalId,
    voucherType: 'receipt',
    entryDate: calendarDate(paidOn),
    narration: `${what} by ${byMethod(method, reference)}`,
    source,
    entries: [
      ...postingEntries({ accountId }, 'debit', amountPaise),
      ...postingEntries({ accountId: customerAccountId }, 'credit', amountPaise),
    ],
  };
}
