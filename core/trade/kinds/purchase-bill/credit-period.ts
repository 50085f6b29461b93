// In which return the credit of a bill is taken. Its date has no say in it, but for the last day.
import { calendarDate, dayAfter, latestOf } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Period } from '../../../kernel/financial-year.ts';
import { creditLimitIn, filingOn, frequencyOn, returnSpan } from '../../../tax/index.ts';
import type { BookReturns, SupplierRegistration } from '../../../tax/index.ts';
import type { NoCreditReason } from '../../terms.ts';
import type { PurchaseBillDraft } from './events.ts';
import type { CreditPeriodRejection } from './rejections.ts';

export const creditSpanOn = (day: CalendarDate, { frequencies }: BookReturns): Period | null =>
  returnSpan('gstr-3b', day, frequencyOn(day, frequencies));

/** A filed return is not changed: the credit goes to the next. */
export const isCreditClosed = ({ to }: Period, returns: BookReturns): boolean =>
  filingOn(returns, 'gstr-3b', to) !== null;

type BillDays = {
  readonly billDate: CalendarDate;
  readonly postedOn: CalendarDate;
  readonly receivedOn: CalendarDate | null;
};

/**
 * Credit is taken once the bill is in the books and the last of it has come (CGST Act s. 16(2)(a)
 * and (b)).
 * @returns the first return that is not filed; null while something is to come.
 */
export function firstCreditPeriod(
  { postedOn, receivedOn }: BillDays,
  returns: BookReturns,
): Period | null {
  if (receivedOn === null) return null;
  const last = latestOf(returns.filings.map(({ to }) => to));
  let span = creditSpanOn(latestOf([postedOn, receivedOn]) ?? postedOn, returns);
  while (span !== null && last !== null && span.to <= last && isCreditClosed(span, returns)) {
    span = creditSpanOn(dayAfter(span.to), returns);
  }
  return span;
}

/**
 * CGST Act, section 16(4): by 30 November after the financial year of the bill, or by the annual
 * return if that was earlier. The return of a period is filed after it has ended.
 */
export const isPastCreditLimit = (
  { billDate, postedOn }: BillDays,
  period: Period | null,
  returns: BookReturns,
): boolean => (period?.to ?? postedOn) >= creditLimitIn(calendarDate(billDate), returns);

export type CreditOfReturn = {
  readonly creditPeriod: Period | null;
  readonly noCredit: NoCreditReason | null;
};

/** @returns why a book takes no credit at all, by how it is registered; null where it does. */
export function noCreditOfBuyer({
  registration,
}: {
  readonly registration: SupplierRegistration;
}): NoCreditReason | null {
  if (registration === 'unregistered') return 'not-registered';
  return registration === 'composition' ? 'composition' : null;
}

/**
 * @param first the return that takes it where nobody asks for another.
 * @returns the return that takes the credit of a document, or that it is past its last day.
 */
export function creditInReturn(
  asked: PurchaseBillDraft['creditPeriod'],
  days: BillDays,
  returns: BookReturns,
  first: Period | null = firstCreditPeriod(days, returns),
): CreditOfReturn {
  const period =
    asked?.kind === 'period'
      ? { from: calendarDate(asked.from), to: calendarDate(asked.to) }
      : first;
  if (isPastCreditLimit(days, period, returns))
    return { creditPeriod: null, noCredit: 'time-limit' };
  return { creditPeriod: asked?.kind === 'deferred' ? null : period, noCredit: null };
}

type AskedPeriod = { readonly from: string; readonly to: string };

/** @returns why a return that somebody asks for cannot take the credit, or null. */
export function creditPeriodRefusal(
  { from, to }: AskedPeriod,
  { postedOn, receivedOn }: Omit<BillDays, 'billDate'>,
  returns: BookReturns,
): CreditPeriodRejection | null {
  const span = creditSpanOn(calendarDate(to), returns);
  if (span === null || span.from !== from || span.to !== to) {
    return { kind: 'credit_period_unknown', from, to };
  }
  const earliest = receivedOn === null ? null : latestOf([postedOn, receivedOn]);
  if (earliest === null || to < earliest) return { kind: 'credit_period_too_early', to, earliest };
  return isCreditClosed(span, returns) ? { kind: 'credit_period_filed', from, to } : null;
}
