// What both twins are judged by: the return in which they stand, and bills whose credit they move.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { filingOn, gstr3bSpanOn } from '../../../tax/index.ts';
import type { BookReturns, DocumentNumber } from '../../../tax/index.ts';
import { CREDIT_BILLS_MAX } from '../../terms.ts';
import type { CreditReversalRule } from '../../terms.ts';
import type { SheetFacts } from '../../watch/common-credit.ts';
import type { CreditHeads } from '../../watch/unpaid-credit.ts';
import { BILL_TAX_HEADS, sumOfHeads, taxPaise } from '../purchase-bill/price.ts';
import type { CreditMoveRejection } from './rejections.ts';

/** The credit of a posted bill, with what went out of it and came back. */
export type KnownCredit = {
  readonly billId: number;
  readonly billNumber: string;
  /** `YYYY-MM-DD`, as all days of it. */
  readonly billDate: string;
  readonly postedOn: string;
  readonly totalPaise: number;
  /** What of it was open on the day of the entry. */
  readonly openPaise: number;
  /** What a return takes of it, without what the buyer pays the tax of. */
  readonly credit: CreditHeads;
  /** What debit notes gave back of that. */
  readonly givenBack: CreditHeads;
  /** By each rule what is reversed and not claimed again. */
  readonly standing: Readonly<Record<CreditReversalRule, CreditHeads>>;
  /** The day of the latest reversal that stands; null where none does. */
  readonly lastReversedOn: string | null;
};

export type CreditMoveFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  readonly returns: BookReturns;
  /** Where the credit goes or was; null of an account that does not fit. */
  readonly accountId: number | null;
  /** Those that are named, as far as the book has them. */
  readonly credits: readonly KnownCredit[];
  /** Of the working sheet that is asked for, or was posted; null of bills. */
  readonly sheet: SheetFacts | null;
  readonly nextNumber: (financialYear: string) => DocumentNumber;
  /** It makes no open item, so nothing settles one. */
  readonly settledPaise: number;
};

type NamedBill = CreditHeads & { readonly billId: number };

type MovedDraft<Bill extends NamedBill> = {
  readonly period: { readonly from: string; readonly to: string };
  readonly postedOn: string | null;
  readonly bills: readonly Bill[];
};

/** @returns the refusal of what a draft may hold at all, or null. */
export function sizesOfCreditMove({
  bills: { length: count },
}: Pick<MovedDraft<NamedBill>, 'bills'>): CreditMoveRejection | null {
  return count > CREDIT_BILLS_MAX
    ? { kind: 'credit_move_too_long', count, countMax: CREDIT_BILLS_MAX }
    : null;
}

/** A filed GSTR-3B is not changed: nothing enters its credit, and nothing leaves it. */
export function filedReturnRefusal(
  { from, to }: MovedDraft<NamedBill>['period'],
  returns: BookReturns,
): CreditMoveRejection | null {
  const filing = filingOn(returns, 'gstr-3b', calendarDate(to));
  if (filing === null) return null;
  const { arn, filedOn } = filing;
  return { kind: 'credit_return_is_filed', from, to, arn, filedOn };
}

export function returnRefusal(
  { period }: Pick<MovedDraft<NamedBill>, 'period'>,
  postedOn: CalendarDate,
  { returns, today }: CreditMoveFacts,
): CreditMoveRejection | null {
  if (postedOn > today) return { kind: 'credit_move_of_the_future', postedOn, today };
  const { from, to } = period;
  const span = gstr3bSpanOn(calendarDate(to), returns.frequencies);
  if (span.from !== from || span.to !== to) return { kind: 'credit_return_unknown', from, to };
  if (from > postedOn) return { kind: 'credit_return_not_begun', from, to, postedOn };
  return filedReturnRefusal(period, returns);
}

/** A bill that is named, with what is known of it. */
export type MovedBill<Bill extends NamedBill> = {
  readonly line: number;
  readonly named: Bill;
  readonly known: KnownCredit;
};

/**
 * @param refused what the twin refuses of the day and the return before the bills are looked at.
 * @param refusedBill what it refuses of a bill.
 * @returns the bills with what is known of them, or the first refusal.
 */
export function movedBills<Bill extends NamedBill>(
  draft: MovedDraft<Bill>,
  postedOn: CalendarDate,
  facts: CreditMoveFacts,
  refused: () => CreditMoveRejection | null,
  refusedBill: (moved: MovedBill<Bill>) => CreditMoveRejection | null,
): Result<readonly MovedBill<Bill>[], CreditMoveRejection> {
  const refusal = returnRefusal(draft, postedOn, facts) ?? refused();
  if (refusal !== null) return rejected(refusal);
  if (taxPaise(sumOfHeads(draft.bills)) === 0) return rejected({ kind: 'credit_move_is_nothing' });
  const found: MovedBill<Bill>[] = [];
  for (const [at, named] of draft.bills.entries()) {
    const line = at + 1;
    if (found.some((one) => one.named.billId === named.billId)) {
      return rejected({ kind: 'credit_bill_twice', line });
    }
    const known = facts.credits.find(({ billId }) => billId === named.billId);
    if (known === undefined) return rejected({ kind: 'credit_bill_unknown', line });
    const { billNumber, postedOn: billPostedOn } = known;
    if (taxPaise(named) === 0) {
      return rejected({ kind: 'credit_of_bill_is_nothing', line, billNumber });
    }
    if (postedOn < billPostedOn) {
      const days = { postedOn, billPostedOn };
      return rejected({ kind: 'credit_move_before_bill', line, billNumber, ...days });
    }
    const moved = { line, named, known };
    const wrong = refusedBill(moved);
    if (wrong !== null) return rejected(wrong);
    found.push(moved);
  }
  return accepted(found);
}

/** @returns the first head of which more is named than is left, with what is left. */
export function headAbove(named: CreditHeads, left: CreditHeads) {
  const head = BILL_TAX_HEADS.find((one) => named[one] > Math.max(left[one], 0));
  return head === undefined ? null : { head, leftPaise: Math.max(left[head], 0) };
}

/** What the event copies of a bill. */
export const billThen = <Bill extends NamedBill>({ named, known }: MovedBill<Bill>) => ({
  ...named,
  billNumber: known.billNumber,
  billDate: known.billDate,
  billTotalPaise: known.totalPaise,
  unpaidPaise: Math.max(known.openPaise, 0),
});

/** @returns all that is reversed of a bill and not claimed again, by any rule. */
export const allStanding = ({ standing }: Pick<KnownCredit, 'standing'>): CreditHeads =>
  sumOfHeads(Object.values(standing));
