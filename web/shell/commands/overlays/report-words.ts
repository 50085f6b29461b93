// Which report a text asks for, and of which days: `tb 31 oct`, `day book q2`, `statement deccan`.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { splitDay, splitPeriod } from '#web/format/period-words.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { rankOf } from '#web/ui/picker/match.ts';

export type ReportAsked =
  | {
      readonly report: 'trial-balance';
      readonly period: PeriodChoice;
      /** The day that was named, if one was. */
      readonly on: CalendarDate | null;
    }
  | { readonly report: 'day-book'; readonly period: PeriodChoice }
  | {
      readonly report: 'statement';
      /** What was typed of the customer's name; empty for all. */
      readonly customer: string;
      readonly period: PeriodChoice | null;
    };

const STATEMENT = /^(?:statement(?: of account)?|soa)(?: (.*))?$/;

type ReportName = { readonly title: string; readonly short: readonly string[] };

const TRIAL_BALANCE: ReportName = { title: 'Trial balance', short: ['tb'] };
const DAY_BOOK: ReportName = { title: 'Day book', short: ['db', 'daybook'] };

const isCalled = ({ title, short }: ReportName, name: string): boolean =>
  short.includes(name) || (name.length > 2 && rankOf(title, name) === 0);

const plainOf = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** @returns null for a text that names no report, or one without a period or a customer. */
export function reportAsked(text: string, today: CalendarDate): ReportAsked | null {
  const plain = plainOf(text);
  const statement = STATEMENT.exec(plain);
  if (statement !== null) {
    const whom = (statement[1] ?? '').replace(/^(of|for) /, '');
    const split = splitPeriod(whom, today);
    return {
      report: 'statement',
      customer: split?.name ?? whom,
      period: split?.period ?? null,
    };
  }
  const split = splitPeriod(plain, today);
  if (split === null) return null;
  const { name, period } = split;
  if (isCalled(TRIAL_BALANCE, name)) {
    return { report: 'trial-balance', period, on: splitDay(plain, today)?.day ?? null };
  }
  return isCalled(DAY_BOOK, name) ? { report: 'day-book', period } : null;
}

/** Reports that people look for and that are not made yet, each with where its figures stand. */
const MISSING = [
  { title: 'Profit and loss', short: ['pl', 'p&l', 'pnl'], lettersMin: 4, in: 'trial-balance' },
  { title: 'Balance sheet', short: ['bs'], lettersMin: 9, in: 'trial-balance' },
  { title: 'Cash flow', short: ['cf'], lettersMin: 6, in: 'trial-balance' },
  { title: 'GST summary', short: [], lettersMin: 5, in: 'returns' },
] as const;

export type MissingReport = {
  readonly title: string;
  readonly in: (typeof MISSING)[number]['in'];
  readonly period: PeriodChoice | null;
  readonly on: CalendarDate | null;
};

/** @returns the report that is meant and cannot be had, with its days; else null. */
export function missingReport(text: string, today: CalendarDate): MissingReport | null {
  const plain = plainOf(text);
  const split = splitPeriod(plain, today);
  const name = split?.name ?? plain;
  const meant = MISSING.find(
    ({ title, short, lettersMin }) =>
      short.some((word) => word === name) ||
      (name.length >= lettersMin && title.toLowerCase().startsWith(name)),
  );
  if (meant === undefined) return null;
  const { title, in: at } = meant;
  return {
    title,
    in: at,
    period: split?.period ?? null,
    on: splitDay(plain, today)?.day ?? null,
  };
}
