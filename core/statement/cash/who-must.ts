// Who must hand in a cash flow statement. It is offered to everybody and asked of few.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { dayBefore } from '../../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { isOfResult, netReader } from '../ledgers.ts';
import { ownersLineOf } from '../lines/mapping.ts';
import { figuresOn } from '../ratios/day-figures.ts';
import { resultLineOf } from '../lines/result-mapping.ts';
import type { StatementLedgers } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';
import { entityLevel, isSmallCompany, smallLimitsOn } from './entity-sizes.ts';
import type { EntityLevel, SmallLimits } from './entity-sizes.ts';

export type CashFlowDuty = {
  readonly isAsked: boolean;
  readonly turnoverPaise: number;
  /** Share capital on the last day; null of no company. */
  readonly capitalPaise: number | null;
  /** The larger of both ends of the year before; null of a company. */
  readonly borrowingsPaise: number | null;
  /** Null of a company. */
  readonly level: EntityLevel | null;
  readonly limits: SmallLimits | null;
};

/** @returns the financial year before that of a day, whose figures decide. */
export const yearBefore = (day: CalendarDate): Period => yearPeriod(financialYearOf(day) - 1);

/** @returns the days whose balances are needed. */
export const daysOfDuty = (day: CalendarDate): readonly CalendarDate[] => {
  const { from, to } = yearBefore(day);
  return [dayBefore(from), to, day];
};

/** Of a company that is private, unless it says otherwise elsewhere. */
export function cashFlowDuty(
  ledgers: StatementLedgers,
  day: CalendarDate,
  form: OwnerForm,
): CashFlowDuty {
  const netAt = netReader(ledgers);
  const { from, to } = yearBefore(day);
  const eve = dayBefore(from);
  const turnoverPaise = ledgers.accounts
    .filter((account) => isOfResult(account) && resultLineOf(account, form) === 'revenue')
    .reduce((sum, account) => sum - netAt(account, to) + netAt(account, eve), 0);
  if (form !== 'company') {
    const borrowingsPaise = Math.max(figuresOn(ledgers, eve).debt, figuresOn(ledgers, to).debt, 0);
    const level = entityLevel(turnoverPaise, borrowingsPaise);
    const isAsked = level === 'I';
    return { isAsked, turnoverPaise, capitalPaise: null, borrowingsPaise, level, limits: null };
  }
  const capitalPaise = ledgers.accounts
    .filter((account) => !isOfResult(account) && isShareCapital(ownersLineOf(account, form)))
    .reduce((sum, account) => sum - netAt(account, day), 0);
  return {
    isAsked: !isSmallCompany({ kind: 'private', capitalPaise, turnoverPaise }, day),
    turnoverPaise,
    capitalPaise,
    borrowingsPaise: null,
    level: null,
    limits: smallLimitsOn(day),
  };
}

const isShareCapital = (line: ReturnType<typeof ownersLineOf>): boolean =>
  line === 'capital' || line === 'drawings';
