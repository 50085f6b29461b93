// Payments to suppliers as the examples of trade write them: to the supplier of `bills.ts`, out of
// its bank.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { decideSupplierPayment } from '#core/documents/index.ts';
import type { StreamEvent, SupplierPaymentContext } from '#core/documents/index.ts';
import type { JournalId, SupplierPaymentId } from '#core/kernel/ids.ts';
import type { ListedItem } from '#core/settlement/index.ts';
import { supplierPaymentPosting } from '#core/trade/index.ts';
import type {
  SupplierPayment,
  SupplierPaymentCommand,
  SupplierPaymentDraft,
  SupplierPaymentEvent,
} from '#core/trade/index.ts';
import { paymentVoucherDecider } from '#core/trade/kinds/reverse-charge/index.ts';
import type {
  PaymentVoucherEvent,
  PaymentVoucherState,
} from '#core/trade/kinds/reverse-charge/index.ts';
import { today } from '#tests/specimens/days.ts';
import { BANK, contextOf, partyOf, SUPPLIER } from './bills.ts';

const { decider } = supplierPaymentPosting;

export const paymentId = 81 as SupplierPaymentId;

/** @returns a bill of 10,000.00 that the supplier is owed, or what is said otherwise. */
export const owed = (id: number, said: Partial<ListedItem> = {}): ListedItem => ({
  kind: 'purchase-bill',
  id,
  line: 0,
  number: `SPM/${id}`,
  openPaise: -10_000_00,
  dated: '2026-11-01',
  billDate: '2026-10-30',
  dueDate: `2026-11-${String(id % 30).padStart(2, '0')}`,
  ...said,
});

export const paymentOf = (said: Partial<SupplierPaymentDraft> = {}): SupplierPaymentDraft => ({
  accountId: SUPPLIER,
  moneyAccountId: BANK,
  postedOn: '2026-11-20',
  method: 'bank-transfer',
  reference: 'UTR 4711',
  cheque: null,
  amountPaise: 10_000_00,
  deductions: [],
  bankCharge: null,
  tds: null,
  currency: null,
  narration: '',
  runId: null,
  allocations: null,
  ...said,
});

/** What an example says otherwise: what is owed, and what was before. */
export type OtherwisePaid = Partial<SupplierPaymentContext['documentFacts']> &
  Partial<Pick<SupplierPaymentContext, 'reverseCharged'>> & {
    readonly before?: readonly StreamEvent[];
  };

function contextOfPayment({
  before = [],
  reverseCharged = new Map(),
  ...facts
}: OtherwisePaid): SupplierPaymentContext {
  const own = before.flatMap(({ event }) =>
    event.type.startsWith('SupplierPayment') ? [event as SupplierPaymentEvent] : [],
  );
  const { states, facts: posting } = contextOf({ before });
  return {
    states,
    facts: posting,
    paymentVoucher: voucherAmong(before),
    reverseCharged,
    document: own.reduce(decider.evolve, decider.initialState),
    documentFacts: {
      today,
      party: partyOf(),
      isErased: false,
      payee: { name: null, accountNumber: null, ifsc: null, upi: null, confirmedOn: null },
      items: [owed(11), owed(12)],
      settledPaise: 0,
      ...facts,
    },
  };
}

/** @returns the voucher that the events before leave of the payment. */
export const voucherAmong = (before: readonly StreamEvent[]): PaymentVoucherState =>
  before
    .flatMap(({ event }) => (isOfVoucher(event) ? [event] : []))
    .reduce(paymentVoucherDecider.evolve, paymentVoucherDecider.initialState);

const isOfVoucher = (event: StreamEvent['event']): event is PaymentVoucherEvent =>
  event.type === 'PaymentVoucherIssued' || event.type === 'PaymentVoucherCancelled';

export const pay = (draft: SupplierPaymentDraft): SupplierPaymentCommand => ({
  type: 'DraftSupplierPayment',
  data: { documentId: paymentId, draft, journalId: 91 as JournalId },
});

export const takePaymentBack = (day: string | null): SupplierPaymentCommand => ({
  type: 'ReverseSupplierPayment',
  data: {
    documentId: paymentId,
    reason: 'The cheque came back',
    reversedOn: day === null ? null : calendarDate(day),
    reversalId: 92 as JournalId,
  },
});

export const decidePaid = (command: SupplierPaymentCommand, otherwise: OtherwisePaid = {}) =>
  decideSupplierPayment(command, contextOfPayment(otherwise));

/** @returns the events of what is accepted. */
export function eventsOfPaid(command: SupplierPaymentCommand, otherwise: OtherwisePaid = {}) {
  const decided = decidePaid(command, otherwise);
  if (!decided.ok) throw new Error(JSON.stringify(decided.rejection));
  return decided.value;
}

export function refusalOfPaid(command: SupplierPaymentCommand, otherwise: OtherwisePaid = {}) {
  const decided = decidePaid(command, otherwise);
  return decided.ok ? null : decided.rejection;
}

export function paymentIn(events: readonly StreamEvent[]): SupplierPayment {
  const found = events.find(({ event }) => event.type === 'SupplierPaymentPosted')?.event;
  if (found?.type !== 'SupplierPaymentPosted') throw new Error('A payment is posted.');
  return found.data;
}
