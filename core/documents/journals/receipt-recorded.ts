// Money of a customer that comes in on a receipt, and goes back as a refund. What was deducted
// settles their bills as the money does, and the tax inside an advance is output tax at once.
import type { PostingRole } from '../../book/index.ts';
import { advanceTaxPaise, receivedPaise } from '../../customer/index.ts';
import type {
  Deduction,
  DeductionKind,
  ReceiptRecorded,
  RefundRecorded,
} from '../../customer/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import { invariant } from '../../kernel/invariant.ts';
import { byMethod } from '../../kernel/payment-method.ts';
import { someNumbers } from '../../settlement/index.ts';
import { withoutMoney } from './without-money.ts';
import { postingEntries, taxEntries } from './posting.ts';
import type { Posting, PostingTo } from './posting.ts';

/** Another deduction names its account itself. */
const ROLE_OF_DEDUCTION: Readonly<Record<Exclude<DeductionKind, 'other'>, PostingRole>> = {
  tds: 'tds-receivable',
  'gst-tds': 'gst-tds-receivable',
  discount: 'discount-allowed',
  'bank-charges': 'bank-charges',
  'write-off': 'bad-debts',
  'round-off': 'round-off',
};

function placeOf({ kind, accountId }: Deduction): PostingTo {
  if (accountId !== undefined) return { accountId };
  invariant(kind !== 'other', 'Another deduction names its account.');
  return { role: ROLE_OF_DEDUCTION[kind] };
}

function purposeOf({ advance }: ReceiptRecorded['data'], settled: readonly string[]): string {
  if (advance !== undefined) return 'in advance';
  if (settled.length === 0) return 'on account';
  return `against ${someNumbers(settled)}`;
}

/**
 * @param settled the numbers of the bills that it settles.
 * @returns the journal of a receipt.
 */
export function postingOfReceipt(
  { data }: ReceiptRecorded,
  {
    customerAccountId,
    settled = [],
  }: { readonly customerAccountId: number; readonly settled?: readonly string[] },
): Posting {
  const { number, deductions = [] } = data;
  const what = purposeOf(data, settled);
  const isWithoutMoney = receivedPaise(data) === 0;
  const means = isWithoutMoney
    ? withoutMoney(deductions)
    : `by ${byMethod(data.method, data.reference)}`;
  return {
    journalId: data.journalId,
    voucherType: isWithoutMoney ? 'journal' : 'receipt',
    entryDate: calendarDate(data.paidOn),
    narration: `Receipt ${number} ${what} ${means}`,
    source: { kind: 'receipt', id: data.receiptId, number },
    entries: [
      ...postingEntries({ accountId: data.accountId }, 'debit', receivedPaise(data)),
      ...deductions.flatMap((one) => postingEntries(placeOf(one), 'debit', one.amountPaise)),
      ...postingEntries({ accountId: customerAccountId }, 'credit', data.amountPaise),
      ...taxEntries(data.advance?.tax, 'credit'),
    ],
  };
}

/** @returns the journal of a refund: the customer's credit goes, and an advance's tax with it. */
export function postingOfRefund(
  { data }: RefundRecorded,
  { customerAccountId }: { customerAccountId: number },
): Posting {
  const { number, credit, amountPaise, advanceTax } = data;
  const paidPaise = amountPaise + advanceTaxPaise(advanceTax);
  return {
    journalId: data.journalId,
    voucherType: 'payment',
    entryDate: calendarDate(data.paidOn),
    narration: `Refund ${number} of ${credit.number} by ${byMethod(data.method, data.reference)}`,
    source: { kind: 'refund', id: data.refundId, number },
    entries: [
      ...postingEntries({ accountId: customerAccountId }, 'debit', amountPaise),
      ...taxEntries(advanceTax, 'debit'),
      ...postingEntries({ accountId: data.accountId }, 'credit', paidPaise),
    ],
  };
}
