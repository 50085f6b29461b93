// Where a series of numbers begins: at 1, or once at another number, as for a business that moves
// in during the year. CGST Rule 46(b) asks for consecutive numbers, not for the first one.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../kernel/financial-year.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { documentNumber, isDocumentNumber, NUMBER_LENGTH_MAX, numberKey } from '../../tax/index.ts';
import type { BillingProfile, Series } from './billing-profile.ts';
import { SERIES_SETTINGS } from './series-documents.ts';
import type { BookFacts, StartSeries } from '../commands.ts';
import type { BookEvent, SeriesStarted } from '../events.ts';
import type { BookRejection } from '../rejections.ts';

/** The first number of each series that does not begin at 1, by `startKey`. */
export type SeriesStarts = ReadonlyMap<string, number>;

/** `INV-` and `inv-` are one series, since to GSTN their numbers are the same. */
export const startKey = (document: string, series: string): string =>
  `${document} ${numberKey(series)}`;

/** @returns what stands before the digits in a financial year, labelled as `26-27`. */
export function seriesIn(financialYear: string, { prefix, padding }: Series): string {
  const first = documentNumber({ prefix, padding, n: 1, financialYear });
  return first.slice(0, -padding);
}

type Starting = { readonly billing: BillingProfile; readonly seriesStarts: SeriesStarts };

/** Refuses a series that has given a number, and a number that is too long. */
export function startSeries(
  { billing, seriesStarts }: Starting,
  { data: { bookId, document, startsAt } }: StartSeries,
  { today, lastInSeries }: BookFacts,
): Result<readonly BookEvent[], BookRejection> {
  const own = billing[SERIES_SETTINGS[document]];
  const financialYear = financialYearLabel(financialYearOf(calendarDate(today)));
  const numberAt = (n: number) =>
    documentNumber({ prefix: own.prefix, padding: own.padding, n, financialYear });
  if (lastInSeries > 0) {
    return rejected({ kind: 'series_has_begun', series: document, number: numberAt(lastInSeries) });
  }
  const number = numberAt(startsAt);
  if (!isDocumentNumber(number)) {
    return rejected({
      kind: 'series_start_too_long',
      series: document,
      number,
      lengthMax: NUMBER_LENGTH_MAX,
    });
  }
  const series = seriesIn(financialYear, own);
  if ((seriesStarts.get(startKey(document, series)) ?? 1) === startsAt) return accepted([]);
  return accepted([
    { type: 'SeriesStarted', version: 1, data: { bookId, document, series, startsAt } },
  ]);
}

export const seriesStartsAfter = (
  starts: SeriesStarts,
  { data: { document, series, startsAt } }: SeriesStarted,
): SeriesStarts => new Map(starts).set(startKey(document, series), startsAt);
