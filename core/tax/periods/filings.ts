// What a book has filed, and what that closes.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { creditLimitOf } from './credit-limit.ts';
import { dueDateOf } from './due-dates.ts';
import type { ReturnPeriod } from './return-period.ts';
import { frequencyOn, returnSpan } from './returns.ts';
import type { FrequencyFrom } from './returns.ts';
import type { FilingFrequency, ReturnKind } from './terms.ts';

/** A return that was filed, with the span as it was under the frequency of that time. */
export type ReturnFiling = Period & {
  readonly kind: ReturnKind;
  readonly period: ReturnPeriod;
  readonly filedOn: CalendarDate;
  readonly arn: string;
};

/** How a book files, and which of its returns are filed. */
export type BookReturns = {
  readonly frequencies: readonly FrequencyFrom[];
  readonly filings: readonly ReturnFiling[];
};

export const NO_RETURNS: BookReturns = { frequencies: [], filings: [] };

/** @returns the filed return of a kind in whose span the day lies, or null. */
export const filingOn = (
  { filings }: BookReturns,
  kind: ReturnKind,
  date: CalendarDate,
): ReturnFiling | null =>
  filings.find((one) => one.kind === kind && one.from <= date && date <= one.to) ?? null;

/** What decides by when a document is reported: its day, and whether its buyer is registered. */
type ReportedDocument = {
  readonly issueDate: CalendarDate;
  readonly isToRegistered: boolean;
};

export type DueReturn = Period & {
  readonly kind: ReturnKind;
  readonly dueOn: CalendarDate;
  readonly frequency: FilingFrequency;
};

/**
 * Who files by quarter reports what is sold to registered buyers in the invoice furnishing facility
 * of the quarter's first two months (CGST Rule 59(2)), the rest in GSTR-1 of the quarter.
 * @returns the return in which a document is first reported, with its due date.
 */
export function reportedIn(
  { issueDate, isToRegistered }: ReportedDocument,
  { frequencies }: BookReturns,
): DueReturn | null {
  const frequency = frequencyOn(issueDate, frequencies);
  const facility = isToRegistered ? returnSpan('iff', issueDate, frequency) : null;
  const kind = facility === null ? 'gstr-1' : 'iff';
  const span = facility ?? returnSpan('gstr-1', issueDate, frequency);
  if (span === null) return null;
  return { kind, ...span, frequency, dueOn: dueDateOf(kind, span, { frequency, stateCode: null }) };
}

/** @returns the filed return in which a document stands, or null while none is filed. */
export const reportedInFiled = (
  { issueDate, isToRegistered }: ReportedDocument,
  returns: BookReturns,
): ReturnFiling | null =>
  filingOn(returns, 'gstr-1', issueDate) ??
  (isToRegistered ? filingOn(returns, 'iff', issueDate) : null);

/** @returns the last day of a note that reduces the tax of a supply of that day. */
export const creditLimitIn = (supplyDate: CalendarDate, returns: BookReturns): CalendarDate =>
  creditLimitOf(supplyDate, filingOn(returns, 'gstr-9', supplyDate)?.filedOn ?? null);
