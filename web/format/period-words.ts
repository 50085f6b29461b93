// A period at the end of what is searched for: `hdfc q2 25-26`, `rent oct`, `cash 24-25`.
import { dateOf, MONTH_NAMES, partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  financialYearLabel,
  financialYearOf,
  parseFinancialYear,
} from '#core/kernel/financial-year.ts';
import { parseDate } from './date-entry.ts';
import { periodOfToday, rangeOf, stepPeriod, withGranularity } from './periods.ts';
import type { PeriodChoice } from './periods.ts';

const LETTERS_MIN = 3;

/** @returns `25-26` of `25-26`, `2025-26` or `fy25-26`, or null. */
function yearIn(word: string): string | null {
  const label = /^(?:fy)?(?:20)?(\d\d-\d\d)$/.exec(word)?.[1] ?? '';
  return parseFinancialYear(label) === null ? null : label;
}

type Part =
  | { readonly by: 'quarter'; readonly quarter: number }
  | { readonly by: 'month'; readonly month: number };

function partIn(word: string): Part | null {
  const quarter = /^q([1-4])$/.exec(word)?.[1];
  if (quarter !== undefined) return { by: 'quarter', quarter: Number(quarter) };
  if (word.length < LETTERS_MIN) return null;
  const month = MONTH_NAMES.findIndex((name) => name.startsWith(word)) + 1;
  return month === 0 ? null : { by: 'month', month };
}

const STEPS_BACK = new Map([
  ['this', 0],
  ['last', 1],
  ['previous', 1],
]);

/** @returns the period that `last year`, `this quarter` or `last month` is today, or null. */
function periodSaid(which: string, what: string, today: CalendarDate): PeriodChoice | null {
  const back = STEPS_BACK.get(which);
  const by = what === 'fy' ? 'year' : what;
  if (back === undefined || (by !== 'year' && by !== 'quarter' && by !== 'month')) return null;
  const now = withGranularity(periodOfToday(today), by, today);
  return back === 0 ? now : stepPeriod(now, -1);
}

/** A quarter or month without its year is the latest that has begun. */
function latest(part: Part, today: CalendarDate): PeriodChoice {
  const year = financialYearOf(today);
  const thisYears = { ...part, year: financialYearLabel(year) };
  return rangeOf(thisYears).from <= today
    ? thisYears
    : { ...part, year: financialYearLabel(year - 1) };
}

type PeriodPreset = { readonly name: string; readonly period: PeriodChoice };

type DayPreset = { readonly name: string; readonly day: CalendarDate };

/** A day as it is typed at the end of a search: 31 oct, 31/10, 31 oct 2026. */
const DAY = /^(\d{1,2}(?:(?:\s|-)[a-z]{3,9}|\/\d{1,2}))(?:[\s/-](20\d\d|\d\d))?$/;
const WORDS_OF_DAY = [3, 2, 1] as const;

/** 29 February comes every fourth year, or every eighth. */
const YEARS_BACK = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** @returns the day; without a year, that of the latest month of its name that has begun. */
function dayIn(text: string, today: CalendarDate): CalendarDate | null {
  const [, day = '', year] = DAY.exec(text) ?? [];
  if (day === '') return null;
  const dayOf = (of: number | string) => parseDate(`${day.replace('-', ' ')} ${of}`, today);
  if (year !== undefined) return dayOf(year);
  const isBegun = (date: CalendarDate) => date.slice(0, 7) <= today.slice(0, 7);
  const days = YEARS_BACK.map((back) => dayOf(partsOf(today).year - back));
  return days.find((date) => date !== null && isBegun(date)) ?? null;
}

/** @returns what stands before the day and the day, or null when the text ends with none. */
export function splitDay(text: string, today: CalendarDate): DayPreset | null {
  const words = text.trim().toLowerCase().split(/\s+/);
  for (const count of WORDS_OF_DAY) {
    const day = dayIn(words.slice(-count).join(' '), today);
    if (day !== null) return { name: words.slice(0, -count).join(' '), day };
  }
  return null;
}

/** For what is shown by the month, a day asks for its month. */
function monthOfDay(text: string, today: CalendarDate): PeriodPreset | null {
  const split = splitDay(text, today);
  if (split === null) return null;
  const { name, day } = split;
  const year = financialYearLabel(financialYearOf(day));
  return { name, period: { by: 'month', month: partsOf(day).month, year } };
}

/** @returns the month that `mar 26` or `march 2026` is, or null. */
function monthOfYear(word: string, year: string): PeriodChoice | null {
  const part = partIn(word);
  const [, digits] = /^(?:20)?(\d\d)$/.exec(year) ?? [];
  if (part?.by !== 'month' || digits === undefined) return null;
  const first = dateOf(2000 + Number(digits), part.month, 1);
  return { ...part, year: financialYearLabel(financialYearOf(first)) };
}

/** @returns what stands before the period and the period, or null when the text ends with none. */
export function splitPeriod(text: string, today: CalendarDate): PeriodPreset | null {
  const words = text.trim().toLowerCase().split(/\s+/);
  const ofDay = monthOfDay(text, today);
  if (ofDay !== null) return ofDay;
  const [last = '', before = ''] = [words.at(-1), words.at(-2)];
  const said = periodSaid(before, last, today);
  if (said !== null) return { name: words.slice(0, -2).join(' '), period: said };
  const name = (count: number) => words.slice(0, -count).join(' ');
  const ofYear = monthOfYear(before, last);
  if (ofYear !== null) return { name: name(2), period: ofYear };
  const year = yearIn(last);
  const part = partIn(last);
  if (year !== null) {
    const of = partIn(before);
    if (of === null) return { name: name(1), period: { by: 'year', year } };
    return { name: name(2), period: { ...of, year } };
  }
  if (part === null) return null;
  const yearBefore = yearIn(before);
  if (yearBefore === null) return { name: name(1), period: latest(part, today) };
  return { name: name(2), period: { ...part, year: yearBefore } };
}
