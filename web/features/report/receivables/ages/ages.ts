// The ages of what is due: their names, and how a person writes their ends.
import { ageLabels } from '#core/settlement/index.ts';
import { counted, formatPaise } from '#web/format/money.ts';
import type { AgePart } from '#web/ui/lists/pictures/AgeBar.tsx';

const DAYS_MAX = 8;

/** What has ages: a customer, a bill or all of them. */
export type AgedAmounts = {
  readonly notDuePaise: number;
  readonly agesPaise: readonly number[];
  readonly unallocatedPaise: number;
};

/** @returns paise of each age, what is not due first. */
export const allAgesPaise = ({ notDuePaise, agesPaise }: AgedAmounts): readonly number[] => [
  notDuePaise,
  ...agesPaise,
];

/** What the longest bar among some rows stands for. */
export const largestPaise = (rows: readonly AgedAmounts[]): number =>
  Math.max(0, ...rows.map((row) => allAgesPaise(row).reduce((sum, paise) => sum + paise, 0)));

/** @returns each age with what people call it. */
export function agePartsOf(aged: AgedAmounts, days: readonly number[]): readonly AgePart[] {
  const labels = ageLabels(days);
  return allAgesPaise(aged).map((paise, age) => ({ label: labels[age] ?? '', paise }));
}

/** @param text such as `30, 60, 90`. @returns the ends of the ages, or null if they are none. */
export function parseDays(text: string): readonly number[] | null {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const days = parts.map(Number);
  const grow = days.every((day, at) => day > (days[at - 1] ?? 0));
  const isRight = parts.every((part) => /^[1-9][0-9]{0,3}$/.test(part)) && grow;
  return isRight && days.length > 0 && days.length <= DAYS_MAX ? days : null;
}

export const lateText = (days: number | null): string => {
  if (days === null) return '';
  return days === 0 ? 'not due' : counted(days, 'day');
};

/** @returns an amount in which a credit has its sign: `−1,500.00`. */
export const signedFigure = (paise: number): string =>
  `${paise < 0 ? '−' : ''}${formatPaise(paise)}`;

/** For cells, where nothing is better than 0.00. */
export const signedCell = (paise: number): string => (paise === 0 ? '' : signedFigure(paise));
