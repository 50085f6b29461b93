// Who must have invoices registered at the e-invoice portal before they are invoices at all, and in
// how many days (CGST Rule 48(4) and (5)).
import { calendarDate, dateOf, daysAfter } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, parseFinancialYear } from '../../kernel/financial-year.ts';
import { thresholdOn, THRESHOLDS } from '../rates/thresholds.ts';
import { turnoversByYear } from '../rates/turnover.ts';
import type { Turnovers } from '../rates/turnover.ts';
import type { EInvoiceExemption, SupplierRegistration } from '../terms.ts';

type Exemption = { readonly from: CalendarDate; readonly source: string };

const exempt = (from: string, source: string): Exemption => ({ from: calendarDate(from), source });

/** The classes of N/N 13/2020-CT as amended, each with the day from which it is exempt. */
export const EXEMPT_CLASSES: Readonly<Record<EInvoiceExemption, Exemption>> = {
  'sez-unit': exempt('2020-10-01', 'N/N 61/2020-CT of 30-07-2020'),
  insurer: exempt('2020-10-01', 'N/N 13/2020-CT of 21-03-2020, CGST Rule 54(2)'),
  bank: exempt('2020-10-01', 'N/N 13/2020-CT of 21-03-2020, CGST Rule 54(2)'),
  'goods-transport-agency': exempt('2020-10-01', 'N/N 13/2020-CT, CGST Rule 54(3)'),
  'passenger-transport': exempt('2020-10-01', 'N/N 13/2020-CT, CGST Rule 54(4)'),
  cinema: exempt('2020-10-01', 'N/N 13/2020-CT, CGST Rule 54(4A)'),
  government: exempt('2021-06-01', 'N/N 23/2021-CT of 01-06-2021'),
};

/** The portal takes no document older than this (advisory of GSTN, within its turnover limit). */
export const REPORTING_DAYS = 30;

/** Text of CGST Rule 46(s), in force since this day (N/N 14/2022-CT of 05-07-2022). */
const DECLARED_FROM = calendarDate('2022-07-05');

export type EInvoicing = {
  readonly registration: SupplierRegistration;
  readonly exemption: EInvoiceExemption | null;
  readonly turnovers: Turnovers;
};

/** @returns the largest turnover of the years before the one of a day, in paise; from 2017-18. */
function largestTurnover({ turnovers }: EInvoicing, on: CalendarDate): number {
  const before = turnoversByYear(turnovers).filter(
    ({ financialYear }) => (parseFinancialYear(financialYear) ?? Infinity) < financialYearOf(on),
  );
  return Math.max(0, ...before.map(({ amountPaise }) => amountPaise));
}

/** @returns whether the turnover of any earlier year since 2017-18 is above the limit of a day. */
export function isAboveEInvoiceLimit(of: EInvoicing, on: CalendarDate): boolean {
  const limitPaise = thresholdOn('e-invoice-above', on);
  return limitPaise !== null && largestTurnover(of, on) > limitPaise;
}

/** @returns whether documents dated on a day must be registered at the portal. */
export function mustRegister(of: EInvoicing, on: CalendarDate): boolean {
  const { registration, exemption } = of;
  if (registration !== 'regular' && registration !== 'sez') return false;
  if (exemption !== null && EXEMPT_CLASSES[exemption].from <= on) return false;
  return isAboveEInvoiceLimit(of, on);
}

/** @returns the last day on which the portal takes a document of a day; null without such a day. */
export function reportedUntil(of: EInvoicing, documentDate: CalendarDate): CalendarDate | null {
  const fromPaise = thresholdOn('e-invoice-within-days-from', documentDate);
  if (fromPaise === null || largestTurnover(of, documentDate) < fromPaise) return null;
  return daysAfter(documentDate, REPORTING_DAYS);
}

/**
 * @param isReported whether the document itself must be registered.
 * @returns whether it bears the declaration of CGST Rule 46(s): its supplier is above the limit,
 * and it is a document that need not be registered.
 */
export const isDeclaredUnreported = (
  of: EInvoicing,
  on: CalendarDate,
  isReported: boolean,
): boolean => on >= DECLARED_FROM && !isReported && isAboveEInvoiceLimit(of, on);

/** @returns the first day up to today whose documents must be registered; null where none must. */
export function mustRegisterFrom(of: EInvoicing, today: CalendarDate): CalendarDate | null {
  const limits = THRESHOLDS.filter(({ threshold }) => threshold === 'e-invoice-above');
  const years = Array.from({ length: financialYearOf(today) - 2017 }, (_, at) =>
    dateOf(2018 + at, 4, 1),
  );
  // Turnover counts from the year after it, and limits were only ever lowered.
  const days = [...limits.map(({ from }) => from), ...years].toSorted();
  return days.find((day) => day <= today && mustRegister(of, day)) ?? null;
}
