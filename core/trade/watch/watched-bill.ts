// What the law lets lapse of a bill, as it stands on a day: credit of what is not paid within 180
// days, credit that no return has taken so far, and the days of a micro or small enterprise.
import { dayBefore, daysBetween } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { creditLimitIn, gstr3bSpanOn } from '../../tax/index.ts';
import type { BookReturns } from '../../tax/index.ts';
import { perHead, taxPaise } from '../kinds/purchase-bill/price.ts';
import { enterprisePaidBy } from '../msme.ts';
import type { Enterprise } from '../msme.ts';
import {
  creditOfUnpaid,
  creditPayableBy,
  openReturnFrom,
  unpaidReversedIn,
} from './unpaid-credit.ts';
import type { CreditHeads } from './unpaid-credit.ts';

type UnpaidBill = {
  readonly billDate: CalendarDate;
  readonly totalPaise: number;
  /** What of it is open on the day. */
  readonly openPaise: number;
  /** What returns have taken, or are to take, without what the buyer pays the tax of. */
  readonly credit: CreditHeads;
  /** By rule 37, in all. */
  readonly reversed: CreditHeads;
  readonly reclaimed: CreditHeads;
  /** By other rules, and not claimed again: it is not reversed twice. */
  readonly goneOtherwise: CreditHeads;
};

export type UnpaidCredit = {
  readonly day180: CalendarDate;
  /** Below nil once they are over. */
  readonly daysLeft: number;
  /** The return that the law names. */
  readonly period: Period;
  /** The first of them that is not filed. */
  readonly openPeriod: Period;
  /** What is of the unpaid part. */
  readonly unpaid: CreditHeads;
  /** What is to be reversed, or to be claimed again. */
  readonly due: CreditHeads;
  readonly state: 'not-yet' | 'reverse' | 'reversed' | 'reclaim' | 'reclaimed' | 'paid';
};

/** @returns how the credit of a bill stands by the 180 days. */
export function unpaidCreditOn(
  bill: UnpaidBill,
  asOn: CalendarDate,
  returns: BookReturns,
): UnpaidCredit {
  const { billDate, credit, reversed, reclaimed, goneOtherwise } = bill;
  const day180 = creditPayableBy(billDate);
  const daysLeft = daysBetween(asOn, day180);
  const period = unpaidReversedIn(billDate, returns);
  const unpaid = creditOfUnpaid(credit, bill);
  const standing = perHead((head) => reversed[head] - reclaimed[head]);
  const over = perHead((head) => Math.max(standing[head] - unpaid[head], 0));
  const left = perHead(
    (head) => Math.min(unpaid[head], credit[head] - goneOtherwise[head]) - standing[head],
  );
  const lacking = perHead((head) => (daysLeft < 0 ? Math.max(left[head], 0) : 0));
  const state = stateOf({ ...bill, daysLeft, over, lacking, standing });
  const due = state === 'reclaim' ? over : lacking;
  const openPeriod = openReturnFrom(period, returns);
  return { day180, daysLeft, period, openPeriod, unpaid, due, state };
}

type Standing = UnpaidBill &
  Pick<UnpaidCredit, 'daysLeft'> & {
    readonly over: CreditHeads;
    readonly lacking: CreditHeads;
    readonly standing: CreditHeads;
  };

function stateOf(of: Standing): UnpaidCredit['state'] {
  if (taxPaise(of.over) > 0) return 'reclaim';
  if (taxPaise(of.lacking) > 0) return 'reverse';
  if (taxPaise(of.standing) > 0) return 'reversed';
  if (of.openPaise > 0 && of.daysLeft >= 0) return 'not-yet';
  return taxPaise(of.reversed) > 0 ? 'reclaimed' : 'paid';
}

type UntakenBill = {
  readonly billDate: CalendarDate;
  /** Credit that no return takes so far, or that was lost with the last one. */
  readonly untaken: CreditHeads;
};

export type UntakenCredit = {
  /** The last day on which a GSTR-3B that takes it is filed. */
  readonly lastFilingOn: CalendarDate;
  readonly daysLeft: number;
  /** The last return that is over by then. */
  readonly lastPeriod: Period;
  readonly state: 'open' | 'lost';
};

/**
 * CGST Act, section 16(4), as it stands from 01-10-2022: by 30 November after the financial year
 * of the bill, or by its annual return. A return is filed after its period, so that of November is
 * too late.
 * @returns until when the credit of a bill is taken; null where none is left.
 */
export function untakenCreditOn(
  { billDate, untaken }: UntakenBill,
  asOn: CalendarDate,
  returns: BookReturns,
): UntakenCredit | null {
  if (taxPaise(untaken) === 0) return null;
  const lastFilingOn = creditLimitIn(billDate, returns);
  const daysLeft = daysBetween(asOn, lastFilingOn);
  return {
    lastFilingOn,
    daysLeft,
    lastPeriod: lastReturnBefore(lastFilingOn, returns),
    state: daysLeft < 0 ? 'lost' : 'open',
  };
}

/** The limit lies in a return that is not over by then: the one before it is the last. */
function lastReturnBefore(limit: CalendarDate, { frequencies }: BookReturns): Period {
  const { from } = gstr3bSpanOn(limit, frequencies);
  return gstr3bSpanOn(dayBefore(from), frequencies);
}

type EnterpriseBill = {
  readonly enterprise: Enterprise;
  /** Null: nothing was agreed. */
  readonly agreedDays: number | null;
  readonly acceptedOn: CalendarDate;
  readonly openPaise: number;
  /** When the last of it was paid; null while some is open. */
  readonly paidOn: CalendarDate | null;
};

export type EnterpriseDays = {
  readonly payBy: CalendarDate;
  /** Below nil once it is late; of what is paid, as it was paid. */
  readonly daysLeft: number;
  readonly state: 'due' | 'overdue' | 'paid-late';
};

/** @returns how a bill stands by the MSMED Act, s. 15; null where it has no limit, or kept it. */
export function enterpriseDaysOn(
  { enterprise, agreedDays, acceptedOn, openPaise, paidOn }: EnterpriseBill,
  asOn: CalendarDate,
): EnterpriseDays | null {
  const payBy = enterprisePaidBy(enterprise, agreedDays, acceptedOn);
  if (payBy === null) return null;
  if (openPaise > 0) {
    const daysLeft = daysBetween(asOn, payBy);
    return { payBy, daysLeft, state: daysLeft < 0 ? 'overdue' : 'due' };
  }
  const daysLeft = daysBetween(paidOn ?? payBy, payBy);
  return daysLeft < 0 ? { payBy, daysLeft, state: 'paid-late' } : null;
}
