// How long the law has documents kept, each rule with the day from which it holds and its source.
// What is not in force any more stays, for documents of its time.
import { calendarDate, dateOf, partsOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { FinancialYear } from '../../kernel/financial-year.ts';
import { yearPeriod } from '../../kernel/financial-year.ts';
import type { LegalForm } from '../terms.ts';

export type RetentionLaw = 'companies-act' | 'cgst-act';

type RetentionTerm = {
  readonly law: RetentionLaw;
  /** Documents of financial years that end on this day or later fall under it. */
  readonly since: CalendarDate;
  readonly source: string;
  /** Who falls under it; one that has not said what it is may be any of them. */
  readonly forms: readonly LegalForm[];
  /** @returns the last day on which documents of a financial year are to be kept. */
  readonly lastDayOf: (year: FinancialYear) => CalendarDate;
};

const yearsAfter = (date: CalendarDate, years: number): CalendarDate => {
  const { year, month, day } = partsOf(date);
  return dateOf(year + years, month, day);
};

/** The annual return of a year is due on 31 December after it (CGST Rule 80(1)). */
const annualReturnDueOn = (year: FinancialYear): CalendarDate => dateOf(year + 1, 12, 31);

export const RETENTION_TERMS: readonly RetentionTerm[] = [
  {
    law: 'companies-act',
    since: calendarDate('2014-04-01'),
    source: 'Companies Act 2013 s. 128(5): eight financial years after the year',
    forms: ['company', 'unknown'],
    lastDayOf: (year) => yearsAfter(yearPeriod(year).to, 8),
  },
  {
    law: 'cgst-act',
    since: calendarDate('2017-07-01'),
    source: 'CGST Act s. 36: 72 months from the due date of the annual return of the year',
    forms: ['company', 'firm', 'proprietor', 'other', 'unknown'],
    lastDayOf: (year) => yearsAfter(annualReturnDueOn(year), 6),
  },
];
