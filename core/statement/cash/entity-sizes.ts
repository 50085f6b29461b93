// Which companies are small, and the level of an entity that is no company.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';

const CRORE_PAISE = 1_000_000_000;

export type SmallLimits = {
  readonly since: CalendarDate;
  readonly capitalPaise: number;
  readonly turnoverPaise: number;
};

/**
 * Companies Act, 2013, s. 2(85): a private company within both limits is small, and s. 2(40) asks
 * no cash flow statement of it. Rule 2(1)(t) of the Companies (Specification of Definitions
 * Details) Rules, 2014, as amended by G.S.R. 92(E) of 1 February 2021, G.S.R. 700(E) of
 * 15 September 2022 and G.S.R. 880(E) of 1 December 2025.
 */
const SMALL: readonly SmallLimits[] = (
  [
    ['2014-04-01', 0.5, 2],
    ['2021-04-01', 2, 20],
    ['2022-09-15', 4, 40],
    ['2025-12-01', 10, 100],
  ] as const
).map(([since, capital, turnover]) => ({
  since: calendarDate(since),
  capitalPaise: capital * CRORE_PAISE,
  turnoverPaise: turnover * CRORE_PAISE,
}));

/** @returns the limits that hold on a day; null before the Act. */
export const smallLimitsOn = (day: CalendarDate): SmallLimits | null =>
  SMALL.findLast(({ since }) => since <= day) ?? null;

type CompanySize = {
  /** A public company, and a holding or subsidiary one, is never small. */
  readonly kind: 'private' | 'other';
  readonly capitalPaise: number;
  /** Of the year before. */
  readonly turnoverPaise: number;
};

export function isSmallCompany(company: CompanySize, on: CalendarDate): boolean {
  const limits = smallLimitsOn(on);
  return (
    limits !== null &&
    company.kind === 'private' &&
    company.capitalPaise <= limits.capitalPaise &&
    company.turnoverPaise <= limits.turnoverPaise
  );
}

export type EntityLevel = 'I' | 'II' | 'III' | 'IV';

/**
 * The levels of entities that are no companies, by turnover and borrowings of the year before: the
 * announcement of the ICAI on the applicability of accounting standards, from 1 April 2020. AS 3
 * applies to level I alone.
 */
const LEVELS: readonly (readonly [EntityLevel, turnover: number, borrowings: number])[] = [
  ['I', 250 * CRORE_PAISE, 50 * CRORE_PAISE],
  ['II', 50 * CRORE_PAISE, 10 * CRORE_PAISE],
  ['III', 10 * CRORE_PAISE, 2 * CRORE_PAISE],
];

export const entityLevel = (turnoverPaise: number, borrowingsPaise: number): EntityLevel =>
  LEVELS.find(
    ([, turnover, borrowings]) => turnoverPaise > turnover || borrowingsPaise > borrowings,
  )?.[0] ?? 'IV';
