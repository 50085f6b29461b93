// Duty is paid to customs on a day of its own, all of it at once.
import { byMethod } from '../../../kernel/payment-method.ts';
import type { PaymentMethod } from '../../../kernel/payment-method.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Id, JournalId } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { standingDocument } from '../../lifecycle.ts';
import type { TradeRejection, TradeState } from '../../lifecycle.ts';
import type { TradePosting } from '../../posting-kind.ts';
import type { TradeKind } from '../../terms.ts';
import { billOfEntry } from './bill-of-entry.ts';
import type {
  BillOfEntry,
  BillOfEntryDraft,
  BillOfEntryPaymentRecorded,
  BillOfEntryPaymentReversed,
} from './events.ts';
import type { BillOfEntryFacts } from './post.ts';
import type { BillOfEntryRejection } from './rejections.ts';

export type PayBillOfEntry = {
  readonly type: 'PayBillOfEntry';
  readonly data: {
    readonly documentId: Id<TradeKind>;
    readonly journalId: JournalId;
    /** Null is today. */
    readonly paidOn: CalendarDate | null;
    readonly method: PaymentMethod;
    /** Null: the book’s for the method. */
    readonly moneyAccountId: number | null;
    readonly reference: string | null;
  };
};

export type ReverseBillOfEntryPayment = {
  readonly type: 'ReverseBillOfEntryPayment';
  readonly data: {
    readonly documentId: Id<TradeKind>;
    readonly reason: string;
    /** Null is today. */
    readonly reversedOn: CalendarDate | null;
    readonly reversalId: JournalId;
  };
};

/** A document, and by what its duty was paid; null while it is owed. */
export type PaidState = TradeState<BillOfEntryDraft, BillOfEntry> & {
  readonly paid: BillOfEntryPaymentRecorded['data'] | null;
};

type Refusal = BillOfEntryRejection | TradeRejection;
type Facts = Pick<BillOfEntryFacts, 'today' | 'accountId'>;

export function paidEntry(
  state: PaidState,
  { data }: PayBillOfEntry,
  { today, accountId }: Facts,
): Result<readonly BillOfEntryPaymentRecorded[], Refusal> {
  const standing = standingDocument(state, billOfEntry.kind, data.documentId);
  if (!standing.ok) return standing;
  const { number, billNumber, portCode, totalPaise } = standing.value;
  if (state.paid !== null) {
    return rejected({ kind: 'entry_is_paid', billNumber, paidOn: state.paid.paidOn });
  }
  const paidOn = data.paidOn ?? today;
  if (paidOn > today) return rejected({ kind: 'entry_paid_in_the_future', paidOn, today });
  if (accountId === null) return rejected({ kind: 'entry_money_account_unfit' });
  const { documentId, journalId, method, reference } = data;
  const paid: BillOfEntryPaymentRecorded['data'] = {
    documentId,
    number,
    journalId,
    accountId,
    customsAccountId: standing.value.accountId,
    portCode,
    billNumber,
    paidOn,
    method,
    reference,
    amountPaise: totalPaise,
  };
  return accepted([{ type: 'BillOfEntryPaymentRecorded', version: 1, data: paid }]);
}

export function paymentTakenBack(
  state: PaidState,
  { data }: ReverseBillOfEntryPayment,
  { today }: Facts,
): Result<readonly BillOfEntryPaymentReversed[], Refusal> {
  const standing = standingDocument(state, billOfEntry.kind, data.documentId);
  if (!standing.ok) return standing;
  const { paid } = state;
  const { billNumber } = standing.value;
  if (paid === null) return rejected({ kind: 'entry_is_not_paid', billNumber });
  const { documentId, number, journalId, accountId, paidOn, amountPaise } = paid;
  const reversedOn = data.reversedOn ?? today;
  if (reversedOn > today) {
    return rejected({ kind: 'entry_paid_in_the_future', paidOn: reversedOn, today });
  }
  if (reversedOn < paidOn) {
    return rejected({ kind: 'entry_payment_reversed_before_it', reversedOn, paidOn });
  }
  const was = { documentId, number, journalId, accountId, billNumber, paidOn, amountPaise };
  const reversed = { ...was, reversedOn, reason: data.reason };
  return accepted([{ type: 'BillOfEntryPaymentReversed', version: 1, data: reversed }]);
}

/** @returns the journal of a payment, or that it is reversed. */
export function postingOfPaidEntry(
  event: BillOfEntryPaymentRecorded | BillOfEntryPaymentReversed,
): TradePosting<BillOfEntry> {
  if (event.type === 'BillOfEntryPaymentReversed') return { reverse: event.data };
  const { customsAccountId, accountId, amountPaise, portCode, ...paid } = event.data;
  const { billNumber, number, method, reference, documentId, journalId, paidOn: dated } = paid;
  return {
    beside: {
      documentId,
      number,
      journalId,
      dated,
      voucherType: 'payment',
      narration:
        `Duty of bill of entry ${billNumber} at ${portCode}, ${number}, paid by ` +
        byMethod(method, reference),
      entries: [
        { to: { accountId: customsAccountId }, side: 'debit', amountPaise },
        { to: { accountId }, side: 'credit', amountPaise },
      ],
    },
  };
}
