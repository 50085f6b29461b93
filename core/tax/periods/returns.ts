// The returns of a GST registration, and the spans of time for which they are made.
import {
  calendarDate,
  dateOf,
  monthEnd,
  nameOfMonth,
  partsOf,
} from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import {
  financialYearOf,
  quarterOf,
  quarterPeriod,
  yearPeriod,
} from '../../kernel/financial-year.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { GST_BEGINS } from './return-period.ts';
import type { ReturnPeriod } from './return-period.ts';
import type { SupplierRegistration } from '../terms.ts';
import type { FilingFrequency, ReturnKind } from './terms.ts';

/** QRMP began with January 2021 (N/N 84/2020-CT of 10-11-2020). */
export const QRMP_BEGINS: CalendarDate = calendarDate('2021-01-01');

/** Rule 62(1)(i) as it stands since 23 April 2019 (N/N 20/2019-CT): for quarters of 2019-20 on. */
const CMP_08_BEGINS: CalendarDate = calendarDate('2019-04-01');

/** How returns are filed from a day on, which begins a quarter (CGST Rule 61A(1)). */
export type FrequencyFrom = { readonly from: CalendarDate; readonly frequency: FilingFrequency };

/** @returns how returns are filed for a day; every month where nothing else was said. */
export const frequencyOn = (
  date: CalendarDate,
  frequencies: readonly FrequencyFrom[],
): FilingFrequency =>
  frequencies.reduce<FrequencyFrom | null>(
    (last, one) => (one.from <= date && (last === null || one.from >= last.from) ? one : last),
    null,
  )?.frequency ?? 'monthly';

const quarterOn = (date: CalendarDate): Period =>
  quarterPeriod(financialYearOf(date), quarterOf(date));

export const beginsQuarter = (date: CalendarDate): boolean => quarterOn(date).from === date;

const monthOn = (date: CalendarDate): Period => {
  const { year, month } = partsOf(date);
  return { from: dateOf(year, month, 1), to: monthEnd(date) };
};

/**
 * @returns the span of the return in which a document of that day belongs; null where no such
 * return is made for it: a monthly filer has no IFF, nor has a quarter's last month.
 */
export function returnSpan(
  kind: ReturnKind,
  date: CalendarDate,
  frequency: FilingFrequency,
): Period | null {
  switch (kind) {
    case 'gstr-1':
    case 'gstr-3b':
      return frequency === 'monthly' ? monthOn(date) : quarterOn(date);
    case 'iff':
      return frequency === 'monthly' || monthEnd(date) === quarterOn(date).to
        ? null
        : monthOn(date);
    case 'gstr-9':
    case 'gstr-4':
      return yearPeriod(financialYearOf(date));
    case 'cmp-08':
      return date < CMP_08_BEGINS ? null : quarterOn(date);
  }
}

/** Whether its spans are those that the filing frequency says. */
export const isByFrequency = (kind: ReturnKind): boolean =>
  kind === 'gstr-1' || kind === 'iff' || kind === 'gstr-3b';

/** What a registration files (CGST Act ss. 37, 39, 44), in the order of their periods. */
export const returnsOfRegistration = (
  registration: SupplierRegistration,
): readonly ReturnKind[] => {
  if (registration === 'unregistered') return [];
  return registration === 'composition'
    ? ['cmp-08', 'gstr-4']
    : ['gstr-1', 'iff', 'gstr-3b', 'gstr-9'];
};

/** @returns the span as the portal writes it: by its last month. */
export function periodOfSpan({ to }: Period): ReturnPeriod {
  const { year, month } = partsOf(to);
  return `${String(month).padStart(2, '0')}${String(year)}`;
}

/**
 * @param period one that `parseReturnPeriod` took.
 * @returns the span that a return of the period has under the frequency; null if there is none.
 */
export function spanOfPeriod(
  kind: ReturnKind,
  period: ReturnPeriod,
  frequencies: readonly FrequencyFrom[],
): Period | null {
  const last = monthEnd(dateOf(Number(period.slice(2)), Number(period.slice(0, 2)), 1));
  const span = returnSpan(kind, last, frequencyOn(last, frequencies));
  return span === null || span.to !== last || last < GST_BEGINS ? null : span;
}

/** Two letters, the State, month and year, six digits and a last character: as ARNs are printed. */
const ARN = /^[A-Z]{2}[0-9]{2}(?:0[1-9]|1[0-2])[0-9]{2}[0-9]{6}[0-9A-Z]$/;

/** @returns an acknowledgement reference number as it is printed, or null if the text is none. */
export function parseArn(text: string): string | null {
  const arn = text.replaceAll(/\s/g, '').toUpperCase();
  return ARN.test(arn) ? arn : null;
}

/** @returns a period as people say it: `July 2026` for `072026`; by the last month of a quarter. */
export function returnPeriodInWords(period: ReturnPeriod): string {
  return `${nameOfMonth(Number(period.slice(0, 2)))} ${period.slice(2)}`;
}
