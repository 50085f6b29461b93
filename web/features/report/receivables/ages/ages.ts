// The ages of what is due: their names, their colours, and how a person writes their ends.
import { formatPaise, paiseFromWire } from '#web/format/money.ts';

const DAYS_MAX = 8;

/** What has ages: a customer, a bill or all of them. */
export type Aged = {
  readonly not_due: string;
  readonly ages: readonly string[];
  readonly unallocated: string;
};

/** @returns paise of each age, what is not due first. */
export const agesPaise = ({ not_due: notDue, ages }: Aged): readonly number[] =>
  [notDue, ...ages].map(paiseFromWire);

const LAST_COLOUR = 4;

/** @param age 0 is not due. @returns the colour: the last age is always the darkest red. */
export function ageColour(age: number, count: number): string {
  const shade = age === count - 1 ? LAST_COLOUR : Math.min(age, LAST_COLOUR - 1);
  return `var(--c-age-${age === 0 ? 0 : shade})`;
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
  return days === 0 ? 'not due' : `${days} ${days === 1 ? 'day' : 'days'}`;
};

/** @returns an amount in which a credit has its sign: `−1,500.00`. */
export const signedFigure = (paise: number): string =>
  `${paise < 0 ? '−' : ''}${formatPaise(paise)}`;

/** For cells, where nothing is better than 0.00. */
export const signedCell = (paise: number): string => (paise === 0 ? '' : signedFigure(paise));
