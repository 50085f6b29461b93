// The numbers of documents: which follows in a series, and which an event has taken. A number is
// given under the lock of its book and never promised before.
import type { BillingProfile, Series } from '../book/index.ts';
import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import {
  financialYearLabel,
  financialYearOf,
  parseFinancialYear,
} from '../kernel/financial-year.ts';
import { documentNumber, GST_BEGINS } from '../tax/index.ts';
import type { DocumentNumber } from '../tax/index.ts';
import { invariant } from '../kernel/invariant.ts';
import type {
  DocumentContext,
  DocumentEvent,
  LastNumber,
  NumberedKind,
  SeriesName,
} from './facts.ts';

const SERIES = {
  invoice: 'invoiceSeries',
  'credit-note': 'creditNoteSeries',
  receipt: 'receiptSeries',
} as const satisfies Record<NumberedKind, keyof BillingProfile>;

const FIRST_YEAR = financialYearOf(GST_BEGINS);

export type NumberRequest = {
  readonly kind: NumberedKind;
  /** Labelled as `26-27`. */
  readonly financialYear: string;
  readonly today: CalendarDate;
};

/** What stands before the digits in a year. */
function seriesIn(financialYear: string, { prefix, padding }: Series): string {
  const first = documentNumber({ prefix, padding, n: 1, financialYear });
  return first.slice(0, -padding);
}

/** @returns all years in which a number may have been given: dates go one year ahead at most. */
function allYears({ financialYear, today }: NumberRequest): readonly string[] {
  const wanted = parseFinancialYear(financialYear) ?? FIRST_YEAR;
  const last = Math.max(FIRST_YEAR, wanted, financialYearOf(calendarDate(today)));
  const count = last + 2 - FIRST_YEAR;
  return Array.from({ length: count }, (_, at) => financialYearLabel(FIRST_YEAR + at));
}

/**
 * A series that goes on counts what it gave in every year, also where it bears the mark of one.
 * @returns the series whose last numbers decide on the next one.
 */
export function seriesCounted(
  billing: BillingProfile,
  wanted: NumberRequest,
): readonly SeriesName[] {
  const { kind, financialYear } = wanted;
  const own = billing[SERIES[kind]];
  const years = own.restartsYearly ? [financialYear] : [financialYear, ...allYears(wanted)];
  const names = new Set(years.map((year) => seriesIn(year, own)));
  return [...names].map((series) => ({ kind, series }));
}

/** @returns the number that the next document of a kind bears in a financial year. */
export function nextNumber(
  billing: BillingProfile,
  wanted: NumberRequest,
  lastNumber: LastNumber,
): DocumentNumber {
  const { kind, financialYear } = wanted;
  const own = billing[SERIES[kind]];
  const seriesNumber = Math.max(...seriesCounted(billing, wanted).map(lastNumber)) + 1;
  const { prefix, padding } = own;
  const number = documentNumber({ prefix, padding, n: seriesNumber, financialYear });
  return { number, series: seriesIn(financialYear, own), seriesNumber, financialYear };
}

/** @returns the next number of a kind in a financial year, the same however often asked. */
export const nextOf =
  (kind: NumberedKind, { states: { book }, facts: { today, lastNumber } }: DocumentContext) =>
  (financialYear: string): DocumentNumber => {
    invariant(book.status === 'open', 'Only an open book takes documents.');
    return nextNumber(book.billing, { kind, financialYear, today }, lastNumber);
  };

/** @returns the series of which an event takes a number, and which; null for any other event. */
export function numberTakenBy(
  event: DocumentEvent,
): (SeriesName & { readonly seriesNumber: number }) | null {
  switch (event.type) {
    case 'InvoiceDrafted':
    case 'InvoiceRenumbered':
      return taken('invoice', event.data);
    case 'CreditNoteIssued':
      return taken('credit-note', event.data);
    case 'ReceiptRecorded':
      return taken('receipt', event.data);
    default:
      return null;
  }
}

const taken = (kind: NumberedKind, { series, seriesNumber }: DocumentNumber) => {
  return { kind, series, seriesNumber };
};
