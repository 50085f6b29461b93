// What a period stands beside, as an address or a call writes it: `last-year,previous,
// 2025-04-01..2025-06-30`. Whatever the period, each is counted from it.
import { parseDayOfBooks } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';

export type ColumnComparison =
  | { readonly kind: 'last-year' | 'previous' }
  | { readonly kind: 'years-before'; readonly years: number }
  | { readonly kind: 'days'; readonly from: CalendarDate | null; readonly to: CalendarDate };

/** More columns than this nobody reads beside each other. */
export const COMPARISONS_MAX = 12;

/** @returns in the order in which they are named, each once; null for what cannot be read. */
export function parseComparisons(text: string): readonly ColumnComparison[] | null {
  if (text === '' || text === 'none') return [];
  const names = [...new Set(text.split(','))];
  if (names.length > COMPARISONS_MAX) return null;
  const found = names.map(comparisonOf);
  return found.includes(null) ? null : found.filter((one) => one !== null);
}

function comparisonOf(name: string): ColumnComparison | null {
  if (name === 'last-year' || name === 'previous') return { kind: name };
  const years = /^([2-9])-years-before$/.exec(name)?.[1];
  if (years !== undefined) return { kind: 'years-before', years: Number(years) };
  const [first = '', last] = name.split('..');
  const to = parseDayOfBooks(last ?? first);
  if (to === null) return null;
  if (last === undefined) return { kind: 'days', from: null, to };
  const from = parseDayOfBooks(first);
  return from === null || from > to ? null : { kind: 'days', from, to };
}
