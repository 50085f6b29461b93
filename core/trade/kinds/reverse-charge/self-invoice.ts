// The self-invoice of a bill: CGST Act, section 31(3)(f), of what a supplier who is not registered
// supplied under reverse charge. One stands of a bill; one that is cancelled may be followed by
// another, under a number of its own.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Decider } from '../../../kernel/decider.ts';
import { financialYearLabel, financialYearOf } from '../../../kernel/financial-year.ts';
import { streamName } from '../../../kernel/ids.ts';
import type { PurchaseBillId } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import { filingOn } from '../../../tax/index.ts';
import type { BookReturns, DocumentNumber } from '../../../tax/index.ts';
import type { TradeState } from '../../lifecycle.ts';
import type { PurchaseBill, PurchaseBillDraft } from '../purchase-bill/events.ts';
import { buyerMakesInvoice, isReversed } from '../purchase-bill/reverse-charge.ts';
import type { SelfInvoice, SelfInvoiceEvent, TaxedBillLine } from './events.ts';
import type { SelfInvoiceRejection } from './rejections.ts';

type IssueSelfInvoice = {
  readonly type: 'IssueSelfInvoice';
  readonly data: {
    readonly billId: PurchaseBillId;
    /** Null is today. */
    readonly date: CalendarDate | null;
  };
};
type CancelSelfInvoice = {
  readonly type: 'CancelSelfInvoice';
  readonly data: { readonly billId: PurchaseBillId; readonly reason: string };
};
export type SelfInvoiceCommand = IssueSelfInvoice | CancelSelfInvoice;

/** The last that was made of the bill. */
export type SelfInvoiceState =
  | { readonly status: 'absent' }
  | { readonly status: 'issued' | 'cancelled'; readonly invoice: SelfInvoice };

export type SelfInvoiceFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  readonly bill: TradeState<PurchaseBillDraft, PurchaseBill>;
  readonly returns: BookReturns;
  /** The next number of the series in a financial year, labelled as `26-27`. */
  readonly nextNumber: (financialYear: string) => DocumentNumber;
};

export const selfInvoiceStream = ({ data }: SelfInvoiceEvent): string =>
  streamName('self-invoice', data.billId);

export const selfInvoiceDecider: Decider<
  SelfInvoiceState,
  SelfInvoiceCommand,
  SelfInvoiceEvent,
  SelfInvoiceFacts,
  SelfInvoiceRejection
> = {
  initialState: { status: 'absent' },
  decide: (state, { type, data }, facts) => {
    if (type === 'CancelSelfInvoice') {
      const refusal = cancelRefusal(data.billId, state, facts);
      if (refusal !== null) return rejected(refusal);
      return accepted(selfInvoiceCancelled(state, facts.today, data.reason));
    }
    const { bill, today, nextNumber } = facts;
    const date = data.date ?? today;
    const refusal = billRefusal(data.billId, bill) ?? dateRefusal(state, date, facts);
    if (refusal !== null) return rejected(refusal);
    if (!('posted' in bill)) return rejected(statusRefusal(bill.status, data.billId));
    const numbered = nextNumber(financialYearLabel(financialYearOf(date)));
    const issued = { ...numbered, date, ...selfInvoiceOf(bill.posted) };
    return accepted([{ type: 'SelfInvoiceIssued', version: 1, data: issued }]);
  },
  evolve: (state, event) => {
    if (event.type === 'SelfInvoiceIssued') return { status: 'issued', invoice: event.data };
    return 'invoice' in state ? { ...state, status: 'cancelled' } : state;
  },
  streamOf: selfInvoiceStream,
};

const statusRefusal = (
  status: Exclude<SelfInvoiceFacts['bill']['status'], 'posted'>,
  billId: number,
): SelfInvoiceRejection =>
  status === 'absent'
    ? { kind: 'self_invoice_bill_unknown', billId }
    : { kind: 'self_invoice_bill_not_posted', status };

function billRefusal(billId: number, bill: SelfInvoiceFacts['bill']): SelfInvoiceRejection | null {
  if (bill.status !== 'posted') return statusRefusal(bill.status, billId);
  const { lines, supplier, billNumber } = bill.posted;
  if (!lines.some(isReversed)) return { kind: 'self_invoice_without_reverse_charge', billNumber };
  const { gstin } = supplier;
  return gstin !== null && !buyerMakesInvoice(supplier)
    ? { kind: 'self_invoice_of_registered', billNumber, gstin }
    : null;
}

/** Later than the 30 days of Rule 47A it is made all the same: a warning says so. */
function dateRefusal(
  state: SelfInvoiceState,
  date: CalendarDate,
  { bill, today, returns }: SelfInvoiceFacts,
): SelfInvoiceRejection | null {
  if (state.status === 'issued') {
    const { number, date: on } = state.invoice;
    return { kind: 'self_invoice_exists', number, date: on };
  }
  if (date > today) return { kind: 'self_invoice_of_the_future', date, today };
  // Where nobody said when it came, it did not come before it was billed.
  const receivedOn = 'posted' in bill ? (bill.posted.receivedOn ?? bill.posted.billDate) : null;
  if (receivedOn !== null && date < receivedOn) {
    return { kind: 'self_invoice_before_receipt', date, receivedOn };
  }
  for (const kind of MOVED_BY_SELF_INVOICE) {
    const filing = filingOn(returns, kind, date);
    if (filing === null) continue;
    const { period, arn, filedOn } = filing;
    return { kind: 'self_invoice_in_filed_period', date, period, arn, filedOn };
  }
  return null;
}

/** Its number stands in the first, and by its day tax falls due in the others. */
const MOVED_BY_SELF_INVOICE = ['gstr-1', 'gstr-3b', 'cmp-08'] as const;

function cancelRefusal(
  billId: number,
  state: SelfInvoiceState,
  { bill, returns }: SelfInvoiceFacts,
): SelfInvoiceRejection | null {
  if (bill.status === 'absent') return { kind: 'self_invoice_bill_unknown', billId };
  if (state.status !== 'issued') return { kind: 'self_invoice_missing' };
  const { number, date } = state.invoice;
  const filing = filingOn(returns, 'gstr-1', calendarDate(date));
  if (filing === null) return null;
  const { period, arn, filedOn } = filing;
  return { kind: 'self_invoice_reported', number, period, arn, filedOn };
}

/** @returns what cancels a self-invoice that stands, as the reversal of its bill does. */
export function selfInvoiceCancelled(
  state: SelfInvoiceState,
  cancelledOn: CalendarDate,
  reason: string,
): readonly SelfInvoiceEvent[] {
  if (state.status !== 'issued') return [];
  const { billId, number, date } = state.invoice;
  const data = { billId, number, date, cancelledOn, reason };
  return [{ type: 'SelfInvoiceCancelled', version: 1, data }];
}

/** @returns what a bill's own invoice says, but for its number and day. */
function selfInvoiceOf(bill: PurchaseBill): Omit<SelfInvoice, keyof DocumentNumber | 'date'> {
  const { documentId: billId, number, billNumber, billDate, receivedOn, supplier } = bill;
  const { supplierId, accountId, placeOfSupply, heads, importOf } = bill;
  const { gstin, registration, stateCode } = supplier;
  return {
    billId,
    supplierId,
    accountId,
    supplier: { gstin, registration, stateCode },
    bill: { number, billNumber, billDate, receivedOn },
    placeOfSupply,
    heads,
    importOf,
    lines: taxedLinesOf(bill),
  };
}

/** @returns the lines of a bill of which the buyer pays the tax. */
export const taxedLinesOf = ({ lines }: Pick<PurchaseBill, 'lines'>): TaxedBillLine[] =>
  lines.flatMap((one, index) => {
    const { reverseCharge: section, taxablePaise, rateBps, cessBps, cessPerUnitThousandths } = one;
    if (section === null) return [];
    const { cgstPaise, sgstPaise, igstPaise, cessPaise } = one;
    const taxes = { cgstPaise, sgstPaise, igstPaise, cessPaise };
    const rates = { rateBps, cessBps, cessPerUnitThousandths };
    return [{ line: index + 1, section, taxablePaise, ...rates, ...taxes }];
  });
