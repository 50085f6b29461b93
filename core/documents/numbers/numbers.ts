// The numbers of documents: which follows in a series, and which an event has taken. A number is
// given under the lock of its book and never promised before.
import { SERIES_SETTINGS, seriesIn, startKey } from '../../book/index.ts';
import type { BillingProfile, Series, SeriesStarts } from '../../book/index.ts';
import { DOCUMENT_KINDS, ORDER_KINDS } from '../../trade/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import {
  financialYearLabel,
  financialYearOf,
  parseFinancialYear,
} from '../../kernel/financial-year.ts';
import { documentNumber, FINANCIAL_YEAR_MARK, GST_BEGINS } from '../../tax/index.ts';
import type { DocumentNumber } from '../../tax/index.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { DocumentFacts, DocumentStates } from '../facts.ts';
import type { LastNumber, NumberedKind, SeriesName } from './series.ts';

/** Refund vouchers (CGST Rule 51) are rare. */
const REFUND_PREFIX = 'RFV-';

const isSet = (kind: NumberedKind): kind is keyof typeof SERIES_SETTINGS => kind in SERIES_SETTINGS;

/** What the book sets no series for is numbered the same in every book, on over the years. */
function seriesFor(billing: BillingProfile, kind: NumberedKind): Series {
  if (isSet(kind)) return billing[SERIES_SETTINGS[kind]];
  const kinds = { ...DOCUMENT_KINDS, ...ORDER_KINDS };
  const prefix = kind === 'refund' ? REFUND_PREFIX : kinds[kind].number.ours;
  invariant(prefix !== null, 'A kind without a series of the book says its own prefix.');
  return { prefix, padding: 3, restartsYearly: false };
}

const FIRST_YEAR = financialYearOf(GST_BEGINS);

export type NumberRequest = {
  readonly kind: NumberedKind;
  /** Labelled as `26-27`. */
  readonly financialYear: string;
  readonly today: CalendarDate;
};

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
  const own = seriesFor(billing, kind);
  // Without the mark of a year it is one series for all of them.
  const goesOnMarked = !own.restartsYearly && own.prefix.includes(FINANCIAL_YEAR_MARK);
  const years = goesOnMarked ? [financialYear, ...allYears(wanted)] : [financialYear];
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
  const own = seriesFor(billing, kind);
  const seriesNumber = Math.max(...seriesCounted(billing, wanted).map(lastNumber)) + 1;
  const { prefix, padding } = own;
  const number = documentNumber({ prefix, padding, n: seriesNumber, financialYear });
  return { number, series: seriesIn(financialYear, own), seriesNumber, financialYear };
}

/** A series that begins elsewhere counts as if all numbers before that were given. */
export const countedFrom =
  (starts: SeriesStarts, lastNumber: LastNumber): LastNumber =>
  (name) =>
    Math.max(lastNumber(name), (starts.get(startKey(name.kind, name.series)) ?? 1) - 1);

/** What a number is given by. */
export type NumberingContext = {
  readonly states: Pick<DocumentStates, 'book'>;
  readonly facts: Pick<DocumentFacts, 'today' | 'lastNumber'>;
};

/** @returns the next number of a kind in a financial year, the same however often asked. */
export const nextOf =
  (kind: NumberedKind, { states: { book }, facts: { today, lastNumber } }: NumberingContext) =>
  (financialYear: string): DocumentNumber => {
    invariant(book.status === 'open', 'Only an open book takes documents.');
    const wanted = { kind, financialYear, today };
    return nextNumber(book.billing, wanted, countedFrom(book.seriesStarts, lastNumber));
  };
