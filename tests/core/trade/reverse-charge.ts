// Bills under reverse charge with the buyer's own papers of them, as the examples write them: of a
// landlord in Pune who is not registered.
import { decidePaymentVoucher, decideSelfInvoice } from '#core/documents/index.ts';
import type {
  PaymentVoucherContext,
  SelfInvoiceContext,
  StreamEvent,
} from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import { payablePaise } from '#core/trade/index.ts';
import type { PartySnapshot, PurchaseBill, PurchaseBillDraft } from '#core/trade/index.ts';
import type {
  ReverseChargedBill,
  SelfInvoiceCommand,
} from '#core/trade/kinds/reverse-charge/index.ts';
import { today } from '#tests/specimens/days.ts';
import {
  billId,
  contextOf,
  draftOf,
  eventsOf,
  lineOf,
  partyOf,
  postAtOnce,
  selfInvoiceAmong,
} from './bills.ts';
import { paymentId, voucherAmong } from './payments.ts';

export const landlord: Partial<PartySnapshot> = {
  name: 'Meera Joshi',
  registration: 'unregistered',
  gstin: null,
  pan: null,
  stateCode: '27',
};

/** Rent of 10,000.00 at 18 %, of which the buyer pays the tax: P5 of the journals of the law. */
export const rentOf = (
  said: Partial<PurchaseBillDraft> = {},
  snapshot: Partial<PartySnapshot> = landlord,
): readonly StreamEvent[] =>
  eventsOf(
    postAtOnce(
      draftOf({
        reverseCharge: true,
        lines: [lineOf({ name: 'Rent', hsn: '997212', taxablePaise: 10_000_00 })],
        ...said,
      }),
    ),
    { party: partyOf(snapshot) },
  );

type OtherwiseInvoiced = Partial<SelfInvoiceContext['documentFacts']> & {
  /** What happened to the bill and to its self-invoice before. */
  readonly before?: readonly StreamEvent[];
  readonly lastNumber?: number;
};

const billAmong = (before: readonly StreamEvent[]) => contextOf({ before }).document;

const withLastNumber = (lastNumber: number) => {
  const { states } = contextOf({});
  return { states, facts: { today, lastNumber: () => lastNumber } };
};

export const issueOn = (date: string | null): SelfInvoiceCommand => ({
  type: 'IssueSelfInvoice',
  data: { billId, date: date === null ? null : calendarDate(date) },
});
export const CANCEL_INVOICE: SelfInvoiceCommand = {
  type: 'CancelSelfInvoice',
  data: { billId, reason: 'Dated wrongly' },
};

export const decideInvoiced = (
  command: SelfInvoiceCommand,
  { before = [], lastNumber = 0, ...facts }: OtherwiseInvoiced = {},
) =>
  decideSelfInvoice(command, {
    ...withLastNumber(lastNumber),
    document: selfInvoiceAmong(before),
    documentFacts: { today, bill: billAmong(before), returns: NO_RETURNS, ...facts },
  });

/** @returns what is accepted, after what was before. */
export function invoicedAfter(
  before: readonly StreamEvent[],
  command: SelfInvoiceCommand = issueOn('2026-11-20'),
  lastNumber = 0,
): readonly StreamEvent[] {
  const decided = decideInvoiced(command, { before, lastNumber });
  if (!decided.ok) throw new Error(JSON.stringify(decided.rejection));
  return [...before, ...decided.value];
}

export const lastOf = (events: readonly StreamEvent[]) => events.at(-1)?.event;

/** @returns the bill as a payment of it meets it, with what of it was settled before. */
export const paidBill = (
  bill: PurchaseBill,
  beforePaise = 0,
): ReadonlyMap<number, ReverseChargedBill> => new Map([[bill.documentId, { bill, beforePaise }]]);

export const openOf = (bill: PurchaseBill, beforePaise = 0): number =>
  beforePaise - payablePaise(bill);

export const decideVoucher = (
  payment: PaymentVoucherContext['documentFacts']['payment'],
  bills: ReadonlyMap<number, ReverseChargedBill>,
  before: readonly StreamEvent[] = [],
  since: PaymentVoucherContext['documentFacts']['settled'] = [],
) => {
  const settled = 'posted' in payment ? [...payment.posted.allocations, ...since] : [];
  return decidePaymentVoucher(
    { type: 'IssuePaymentVoucher', data: { paymentId } },
    {
      ...withLastNumber(0),
      document: voucherAmong(before),
      documentFacts: { today, payment, settled, bills },
    },
  );
};
