// The return that takes the credit of a bill is chosen again after the bill was posted: what was
// deferred is taken, or what is not filed so far is taken later. It posts nothing: the tax lies in
// the ledgers of input tax since the bill.
import { calendarDate, latestOf } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { periodSaid } from '../../../kernel/financial-year.ts';
import type { Period } from '../../../kernel/financial-year.ts';
import type { Id } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { creditLimitIn } from '../../../tax/index.ts';
import { standingDocument } from '../../lifecycle.ts';
import type { TradeRejection, TradeState } from '../../lifecycle.ts';
import type { TradeKind } from '../../terms.ts';
import {
  creditPeriodRefusal,
  firstCreditPeriod,
  isCreditClosed,
  isPastCreditLimit,
} from './credit-period.ts';
import type { PurchaseBill, PurchaseBillCreditMoved, PurchaseBillDraft } from './events.ts';
import type { PurchaseBillFacts } from './judged-bill.ts';
import { sumOfHeads, taxPaise } from './price.ts';
import type { CreditMovedRejection, PurchaseBillRejection } from './rejections.ts';
import {
  buyerMakesInvoice,
  creditOfReverseChargeFrom,
  isReversed,
  wantsSelfInvoice,
} from './reverse-charge.ts';

export type MoveBillCredit = {
  readonly type: 'MoveBillCredit';
  readonly data: {
    readonly documentId: Id<TradeKind>;
    /** When the last of it came, where the bill did not say; null: as it was. */
    readonly receivedOn: CalendarDate | null;
    /** Null: the first that is open for it. */
    readonly creditPeriod: PurchaseBillDraft['creditPeriod'];
    readonly reason: string | null;
  };
};

type Facts = Pick<PurchaseBillFacts, 'today' | 'returns' | 'after' | 'creditMoveNumber'>;
type Refusal = PurchaseBillRejection | TradeRejection;

/** @returns the move, nothing where it says the same, or the first refusal. */
export function movedCredit(
  state: TradeState<PurchaseBillDraft, PurchaseBill>,
  { data }: MoveBillCredit,
  facts: Facts,
): Result<readonly PurchaseBillCreditMoved[], Refusal> {
  const { documentId } = data;
  const standing = standingDocument(state, 'purchase-bill', documentId);
  if (!standing.ok) return standing;
  const bill = standing.value;
  const { number, accountId, billNumber } = bill;
  if (facts.creditMoveNumber !== null) {
    const { creditMoveNumber } = facts;
    return rejected({ kind: 'bill_credit_is_reversed', billNumber, creditMoveNumber });
  }
  const creditPaise = taxPaise(sumOfHeads(bill.lines.map(({ credited }) => credited)));
  const decided = creditMoveOf({ ...bill, creditPaise }, data, facts, (receivedOn) =>
    ofReverseCharge({ ...bill, receivedOn }, facts),
  );
  if (!decided.ok) return decided;
  if (decided.value === null) return accepted([]);
  const { was, receivedOn, creditPeriod } = decided.value;
  const moved = { documentId, number, accountId, billNumber, was, receivedOn, creditPeriod };
  const event = { ...moved, reason: data.reason };
  return accepted([{ type: 'PurchaseBillCreditMoved', version: 1, data: event }]);
}

/** @returns the bill as its credit stands after the move. */
export const withMovedCredit = (
  bill: PurchaseBill,
  { receivedOn, creditPeriod }: PurchaseBillCreditMoved['data'],
): PurchaseBill => ({ ...bill, receivedOn, creditPeriod });

/** What of a document says where its credit stands. */
type Credited = Pick<
  PurchaseBill,
  'billNumber' | 'billDate' | 'postedOn' | 'receivedOn' | 'creditPeriod' | 'noCredit'
> & { readonly creditPaise: number };

type SaidOfCredit = Pick<MoveBillCredit['data'], 'receivedOn' | 'creditPeriod'>;

/** What the credit of a document follows beside its entry and the receipt. */
type Follows<Waiting> = {
  /** Why no return can be asked for so far. */
  readonly waiting: Waiting | null;
  /** The first day on which it may be taken but for the receipt. */
  readonly from: CalendarDate;
  /** From whose year section 16(4) counts. */
  readonly dated: CalendarDate;
};

type CreditStands = Pick<PurchaseBill, 'receivedOn' | 'creditPeriod'>;
type MovedTo = CreditStands & { readonly was: CreditStands };

/** @returns where the credit of a posted document goes; null where it is there already. */
export function creditMoveOf<Waiting = never>(
  document: Credited,
  said: SaidOfCredit,
  facts: Pick<Facts, 'today' | 'returns'>,
  follows: (receivedOn: string | null) => Follows<Waiting>,
): Result<MovedTo | null, CreditMovedRejection | Waiting> {
  const refusal =
    creditRefusal(document, facts) ?? receiptRefusal(document, said.receivedOn, facts);
  if (refusal !== null) return rejected(refusal);
  const receivedOn = document.receivedOn ?? said.receivedOn;
  const decided = periodOf(receivedOn, said.creditPeriod, facts, follows(receivedOn));
  if (!decided.ok) return decided;
  const { value: creditPeriod } = decided;
  const was = { receivedOn: document.receivedOn, creditPeriod: document.creditPeriod };
  const isSame = was.receivedOn === receivedOn && was.creditPeriod?.to === creditPeriod?.to;
  return accepted(isSame ? null : { was, receivedOn, creditPeriod });
}

function creditRefusal(
  { billNumber, noCredit, creditPaise, creditPeriod }: Credited,
  { returns }: Pick<Facts, 'returns'>,
): CreditMovedRejection | null {
  if (noCredit !== null || creditPaise === 0) {
    return { kind: 'bill_gives_no_credit', billNumber, noCredit };
  }
  if (creditPeriod === null) return null;
  const { from, to } = creditPeriod;
  return isCreditClosed(periodSaid(creditPeriod), returns)
    ? { kind: 'credit_taken_in_filed_return', billNumber, from, to }
    : null;
}

function receiptRefusal(
  { billNumber, receivedOn: known }: Credited,
  receivedOn: CalendarDate | null,
  { today }: Pick<Facts, 'today'>,
): CreditMovedRejection | null {
  if (receivedOn === null || receivedOn === known) return null;
  if (known !== null) return { kind: 'bill_received_already', billNumber, receivedOn: known };
  return receivedOn > today ? { kind: 'bill_received_in_the_future', receivedOn, today } : null;
}

/** @returns the return that takes it; null: it is deferred, or something is still to come. */
function periodOf<Waiting>(
  received: string | null,
  asked: PurchaseBillDraft['creditPeriod'],
  { returns }: Pick<Facts, 'returns'>,
  { waiting, from: postedOn, dated: billDate }: Follows<Waiting>,
): Result<Period | null, CreditMovedRejection | Waiting> {
  if (asked?.kind === 'deferred') return accepted(null);
  if (waiting !== null) return asked === null ? accepted(null) : rejected(waiting);
  const receivedOn = received === null ? null : calendarDate(received);
  const days = { billDate, postedOn, receivedOn };
  const period = asked === null ? firstCreditPeriod(days, returns) : periodSaid(asked);
  if (asked !== null) {
    const refusal = creditPeriodRefusal(asked, days, returns);
    if (refusal !== null) return rejected(refusal);
  }
  if (period !== null && isPastCreditLimit(days, period, returns)) {
    const lastDay = creditLimitIn(billDate, returns);
    return rejected({ kind: 'credit_past_limit', to: period.to, lastDay });
  }
  return accepted(period);
}

/** Of a supplier who is not registered the year is that of the buyer’s own invoice. */
function ofReverseCharge(bill: PurchaseBill, facts: Facts): Follows<PurchaseBillRejection> {
  const billDate = calendarDate(bill.billDate);
  const isOwnInvoice = buyerMakesInvoice(bill.supplier) && bill.lines.some(isReversed);
  return {
    waiting: waitsFor(bill, facts),
    from: firstDayOf(bill, facts),
    dated: isOwnInvoice ? (facts.after.ownInvoiceOn ?? billDate) : billDate,
  };
}

/** The tax that the buyer pays of every line is paid before its credit is taken. */
const isAllReversed = ({ lines }: PurchaseBill): boolean =>
  lines.filter(({ treatment }) => treatment === 'taxable').every(isReversed) &&
  lines.some(isReversed);

/** @returns the first day on which credit may be taken but for the receipt. */
function firstDayOf(bill: PurchaseBill, { after }: Facts): CalendarDate {
  const postedOn = calendarDate(bill.postedOn);
  const from = isAllReversed(bill) ? creditOfReverseChargeFrom(bill, after) : null;
  return latestOf([postedOn, from]) ?? postedOn;
}

function waitsFor(bill: PurchaseBill, { after }: Facts): PurchaseBillRejection | null {
  if (!isAllReversed(bill) || bill.receivedOn === null) return null;
  if (creditOfReverseChargeFrom(bill, after) !== null) return null;
  const lacksInvoice = wantsSelfInvoice(bill) && after.ownInvoiceOn === null;
  const { billNumber } = bill;
  return {
    kind: 'credit_waits_for_reverse_charge',
    billNumber,
    waitsFor: lacksInvoice ? 'self-invoice' : 'payment',
  };
}
