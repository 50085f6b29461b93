// Which report a text asks for, and of which days: `tb 31 oct`, `trial q2`, `statement deccan`.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { splitPeriod } from '#web/format/period-words.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { rankOf } from '#web/ui/picker/match.ts';

export type ReportAsked =
  | { readonly report: 'trial-balance'; readonly period: PeriodChoice }
  | {
      readonly report: 'statement';
      /** What was typed of the customer's name; empty for all. */
      readonly customer: string;
      readonly period: PeriodChoice | null;
    };

const TRIAL_BALANCE = 'trial balance';
const TALLY_SHORT = 'tb';
const STATEMENT = /^(?:statement(?: of account)?|soa)(?: (.*))?$/;

/** @returns null for a text that names no report, or one without a period or a customer. */
export function reportAsked(text: string, today: CalendarDate): ReportAsked | null {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
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
  const isTrialBalance =
    name === TALLY_SHORT || (name.length > 2 && rankOf(TRIAL_BALANCE, name) === 0);
  return isTrialBalance ? { report: 'trial-balance', period } : null;
}
