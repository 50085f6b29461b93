// The buyer's own papers of reverse charge: asked for by themselves, or made and cancelled with the
// bill or the payment that they are of. They post nothing.
import { returnsOf } from '../../book/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { accepted } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { filingOn } from '../../tax/index.ts';
import {
  paymentVoucherDecider,
  paymentVoucherIssued,
  paymentVouchersCancelled,
  paymentVoucherStream,
  selfInvoiceCancelled,
  selfInvoiceDecider,
  selfInvoiceStream,
} from '../../trade/kinds/reverse-charge/index.ts';
import type {
  PaymentVoucherCommand,
  PaymentVoucherFacts,
  PaymentVoucherRejection,
  PaymentVoucherState,
  SelfInvoiceCommand,
  SelfInvoiceFacts,
  SelfInvoiceRejection,
  SelfInvoiceState,
} from '../../trade/kinds/reverse-charge/index.ts';
import { onStreams } from '../decide-with-journals.ts';
import type { StreamEvent } from '../facts.ts';
import { nextOf } from '../numbers/numbers.ts';
import type { NumberingContext } from '../numbers/numbers.ts';

const SELF_INVOICES = { streamOf: selfInvoiceStream };
const VOUCHERS = { streamOf: paymentVoucherStream };

type Papers<State, Facts> = NumberingContext & {
  readonly document: State;
  readonly documentFacts: Omit<Facts, 'nextNumber'>;
};

export type SelfInvoiceContext = Papers<SelfInvoiceState, SelfInvoiceFacts>;

/** It posts nothing: the bill has the tax on both sides. */
export function decideSelfInvoice(
  command: SelfInvoiceCommand,
  { document, documentFacts, ...context }: SelfInvoiceContext,
): Result<readonly StreamEvent[], SelfInvoiceRejection> {
  const facts = { ...documentFacts, nextNumber: nextOf('self-invoice', context) };
  const decided = selfInvoiceDecider.decide(document, command, facts);
  return decided.ok ? accepted(onStreams(SELF_INVOICES, decided.value, command)) : decided;
}

export type PaymentVoucherContext = Papers<PaymentVoucherState, PaymentVoucherFacts>;

export function decidePaymentVoucher(
  command: PaymentVoucherCommand,
  { document, documentFacts, ...context }: PaymentVoucherContext,
): Result<readonly StreamEvent[], PaymentVoucherRejection> {
  const facts = { ...documentFacts, nextNumber: nextOf('payment-voucher', context) };
  const decided = paymentVoucherDecider.decide(document, command, facts);
  return decided.ok ? accepted(onStreams(VOUCHERS, decided.value, command)) : decided;
}

/** @returns what cancels a bill's own invoice where the bill is reversed. */
export function selfInvoiceWith(
  events: readonly StreamEvent[],
  selfInvoice: SelfInvoiceState,
  today: CalendarDate,
): readonly StreamEvent[] {
  const gone = events.flatMap(({ event }) =>
    event.type === 'PurchaseBillReversed'
      ? selfInvoiceCancelled(selfInvoice, today, event.data.reason)
      : [],
  );
  return onStreams(SELF_INVOICES, gone, null);
}

/** What of a payment to a supplier is under reverse charge. */
export type ReverseChargedPayment = {
  /** Its voucher so far. */
  readonly paymentVoucher: PaymentVoucherState;
  /** The bills under reverse charge that it may settle. */
  readonly reverseCharged: PaymentVoucherFacts['bills'];
};

/** @returns the voucher of a payment that is posted, or what cancels it where that is reversed. */
export function paymentVoucherWith(
  events: readonly StreamEvent[],
  { paymentVoucher, reverseCharged: bills }: ReverseChargedPayment,
  context: NumberingContext,
): readonly StreamEvent[] {
  const { today } = context.facts;
  const returns = returnsOf(context.states.book);
  const nextNumber = nextOf('payment-voucher', context);
  const paymentVouchers = events.flatMap(({ event }) => {
    if (event.type === 'SupplierPaymentPosted') {
      const { allocations: settled, postedOn } = event.data;
      const day = calendarDate(postedOn);
      // Table 13 of a GSTR-1 that is filed takes no further number.
      const date = filingOn(returns, 'gstr-1', day) === null ? day : today;
      const paid = { payment: event.data, settled, date };
      return paymentVoucherIssued(paid, { bills, nextNumber });
    }
    return event.type === 'SupplierPaymentReversed'
      ? paymentVouchersCancelled(paymentVoucher, today, event.data.reason)
      : [];
  });
  return onStreams(VOUCHERS, paymentVouchers, null);
}
