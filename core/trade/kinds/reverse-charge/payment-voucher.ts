// The payment voucher: CGST Act, section 31(3)(g) and Rule 52, of a payment to a supplier for what
// was supplied under reverse charge. It is made with the payment, and goes with its reversal.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Decider } from '../../../kernel/decider.ts';
import { financialYearLabel, financialYearOf } from '../../../kernel/financial-year.ts';
import { streamName } from '../../../kernel/ids.ts';
import type { SupplierPaymentId } from '../../../kernel/ids.ts';
import { mulDiv } from '../../../kernel/paise.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { DocumentNumber } from '../../../tax/index.ts';
import type { TradeState } from '../../lifecycle.ts';
import type { PurchaseBill } from '../purchase-bill/events.ts';
import { perHead, sumOfBill, taxPaise } from '../purchase-bill/price.ts';
import { payablePaise } from '../purchase-bill/tds.ts';
import type {
  PaymentAllocation,
  SupplierPayment,
  SupplierPaymentDraft,
} from '../supplier-payment/events.ts';
import type { PaymentVoucher, PaymentVoucherEvent, TaxedBillLine } from './events.ts';
import type { PaymentVoucherRejection } from './rejections.ts';
import { taxedLinesOf } from './self-invoice.ts';

/**
 * Of a payment whose advance was set against a bill under reverse charge, and of one that was
 * recorded before payments made their vouchers.
 */
export type PaymentVoucherCommand = {
  readonly type: 'IssuePaymentVoucher';
  readonly data: { readonly paymentId: SupplierPaymentId };
};

/** Those of the payment that stand: one made with it, and others as its advance was set off. */
export type PaymentVoucherState = { readonly standing: readonly PaymentVoucher[] };

/** A posted bill of which the buyer pays tax, that a payment settles a part of. */
export type ReverseChargedBill = {
  readonly bill: PurchaseBill;
  /** What of it was settled before, in paise. */
  readonly beforePaise: number;
};

/** What a payment settles, in its own act or by its advance since. */
export type PaidItem = Pick<PaymentAllocation, 'kind' | 'id' | 'amountPaise'>;

export type PaymentVoucherFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  readonly settled: readonly PaidItem[];
  readonly payment: TradeState<SupplierPaymentDraft, SupplierPayment>;
  /** Those under reverse charge of the bills that the payment settles, by their ids. */
  readonly bills: ReadonlyMap<number, ReverseChargedBill>;
  /** The next number of the series in a financial year, labelled as `26-27`. */
  readonly nextNumber: (financialYear: string) => DocumentNumber;
};

export const paymentVoucherStream = ({ data }: PaymentVoucherEvent): string =>
  streamName('payment-voucher', data.paymentId);

export const paymentVoucherDecider: Decider<
  PaymentVoucherState,
  PaymentVoucherCommand,
  PaymentVoucherEvent,
  PaymentVoucherFacts,
  PaymentVoucherRejection
> = {
  initialState: { standing: [] },
  decide: (state, { data: { paymentId } }, facts) => {
    const { payment } = facts;
    if (payment.status === 'absent') {
      return rejected({ kind: 'payment_voucher_payment_unknown', paymentId });
    }
    if (payment.status !== 'posted') {
      const { status } = payment;
      return rejected({ kind: 'payment_voucher_payment_not_posted', status });
    }
    const { today: date } = facts;
    const settled = settledWithoutPaymentVoucher(payment.posted, facts.settled, state.standing);
    const events = paymentVoucherIssued({ payment: payment.posted, settled, date }, facts);
    if (events.length > 0) return accepted(events);
    const { number } = payment.posted;
    const last = state.standing.at(-1);
    return last === undefined
      ? rejected({ kind: 'payment_voucher_without_reverse_charge', number })
      : rejected({ kind: 'payment_voucher_exists', number: last.number });
  },
  evolve: ({ standing }, event) =>
    event.type === 'PaymentVoucherIssued'
      ? { standing: [...standing, event.data] }
      : { standing: standing.filter(({ number }) => number !== event.data.number) },
  streamOf: paymentVoucherStream,
};

/**
 * Without money nothing is paid, whatever deductions settle.
 * @returns of each bill what a payment settles, once, less what its vouchers that stand cover.
 */
export function settledWithoutPaymentVoucher(
  { amountPaise: moneyPaise }: Pick<SupplierPayment, 'amountPaise'>,
  settled: readonly PaidItem[],
  standing: readonly Pick<PaymentVoucher, 'bills'>[],
): readonly PaidItem[] {
  if (moneyPaise === 0) return [];
  const left = new Map<number, number>();
  const add = (billId: number, paise: number) => left.set(billId, (left.get(billId) ?? 0) + paise);
  for (const { kind, id, amountPaise } of settled) {
    if (kind === 'purchase-bill') add(id, amountPaise);
  }
  for (const { billId, settledPaise } of standing.flatMap(({ bills }) => bills)) {
    add(billId, -settledPaise);
  }
  return [...left].flatMap(([id, amountPaise]) =>
    amountPaise > 0 ? [{ kind: 'purchase-bill' as const, id, amountPaise }] : [],
  );
}

type PaymentWithItems = {
  readonly payment: SupplierPayment;
  readonly settled: readonly PaidItem[];
  /** Of the voucher: the day of the payment where it is made with it. */
  readonly date: CalendarDate;
};

/** @returns the voucher of a payment; none of one that settles nothing under reverse charge. */
export function paymentVoucherIssued(
  { payment, settled, date }: PaymentWithItems,
  { bills, nextNumber }: Pick<PaymentVoucherFacts, 'bills' | 'nextNumber'>,
): readonly PaymentVoucherEvent[] {
  const paid = settled.flatMap(({ kind, id, amountPaise }) => {
    const found = kind === 'purchase-bill' ? bills.get(id) : undefined;
    return found === undefined ? [] : (paidBillOf(found, amountPaise, payment) ?? []);
  });
  if (paid.length === 0) return [];
  const { documentId: paymentId, number, supplierId, accountId } = payment;
  const { gstin, registration, stateCode } = payment.supplier;
  const data = {
    paymentId,
    ...nextNumber(financialYearLabel(financialYearOf(date))),
    date,
    supplierId,
    accountId,
    supplier: { gstin, registration, stateCode },
    payment: { number },
    bills: paid,
  };
  return [{ type: 'PaymentVoucherIssued', version: 1, data }];
}

/**
 * Of a bill that has other lines too, the payment is shared out by what each is owed. Rule 52 asks
 * for what is paid: of a payment with deductions that is its money alone.
 * @returns null where no money is for supplies under reverse charge.
 */
function paidBillOf(
  { bill, beforePaise }: ReverseChargedBill,
  settledPaise: number,
  { amountPaise: moneyPaise, totalPaise }: Pick<SupplierPayment, 'amountPaise' | 'totalPaise'>,
): PaymentVoucher['bills'][number] | null {
  const taxed = taxedLinesOf(bill);
  const owed = bill.lines.reduce(
    (sum, line) => sum + (line.reverseCharge === null ? 0 : owedOfLine(line)),
    0,
  );
  const { sumPaise } = sumOfBill(bill);
  const money = mulDiv(settledPaise, Math.min(moneyPaise, totalPaise), totalPaise);
  const paidPaise = owed >= sumPaise ? money : mulDiv(money, owed, sumPaise);
  const wholePaise = payablePaise(bill);
  if (taxed.length === 0 || paidPaise <= 0 || wholePaise <= 0) return null;
  const part = (paise: number): number =>
    mulDiv(paise, Math.min(beforePaise + settledPaise, wholePaise), wholePaise) -
    mulDiv(paise, Math.min(beforePaise, wholePaise), wholePaise);
  const { documentId: billId, number, billNumber, billDate } = bill;
  const { placeOfSupply, heads, importOf } = bill;
  const lines = taxed.map((line): TaxedBillLine => ({
    ...line,
    taxablePaise: part(line.taxablePaise),
    ...perHead((head) => part(line[head])),
  }));
  const place = { placeOfSupply, heads, importOf };
  return { billId, number, billNumber, billDate, ...place, settledPaise, paidPaise, lines };
}

/** What the supplier is owed of a line of which the buyer pays the tax. */
const owedOfLine = (line: PurchaseBill['lines'][number]): number =>
  line.costPaise + taxPaise(line.credited) - taxPaise(line);

/** @returns what cancels the vouchers that stand, as the reversal of their payment does. */
export const paymentVouchersCancelled = (
  { standing }: PaymentVoucherState,
  cancelledOn: CalendarDate,
  reason: string,
): readonly PaymentVoucherEvent[] =>
  standing.map(({ paymentId, number, date }) => {
    const data = { paymentId, number, date, cancelledOn, reason };
    return { type: 'PaymentVoucherCancelled', version: 1, data };
  });
