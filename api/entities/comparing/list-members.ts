// What tells the members of a record's lists apart, and what they are called.
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { dateInWords } from '#projections/runner/words/figures.ts';

const MEMBER_KEYS = ['from', 'category_product_id', 'id'] as const;
const MEMBER_NAMES = ['from', 'attribute', 'name'] as const;

/** @returns a text as it is, and a number in digits; nothing else stands at the end of a path. */
export const leafText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';

export function memberOf(
  member: unknown,
  number: string,
): { readonly key: string; readonly called: string } {
  if (typeof member !== 'object' || member === null) return { key: number, called: number };
  const fields = member as Readonly<Record<string, unknown>>;
  const key = MEMBER_KEYS.map((name) => leafText(fields[name])).find((text) => text !== '');
  const name = MEMBER_NAMES.map((one) => leafText(fields[one])).find((text) => text !== '');
  const day = parseCalendarDate(name ?? '');
  return { key: key ?? number, called: day === null ? (name ?? number) : dateInWords(day) };
}

/** The key of a member says nothing that its label does not say. */
export const saysMember = (path: string, member: string): boolean =>
  MEMBER_KEYS.some((name) => path === `${member}.${name}`);
