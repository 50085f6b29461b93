// The entry in the hero: sample accounts of nobody's books, and what is said of the two sides.
import { parseAmount } from '#web/format/amount-entry.ts';
import { formatPaise } from '#web/format/money.ts';

export const SAMPLE_ACCOUNTS = [
  'Rent, head office',
  'Electricity',
  'Salaries',
  'HDFC Bank current',
  'Cash',
  'Deccan Textiles',
] as const;

export type SampleSide = { readonly account: string; readonly text: string };

export type Standing =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'balanced'; readonly total: string }
  | { readonly kind: 'unequal'; readonly short: 'debit' | 'credit'; readonly by: string };

const paiseOf = (text: string, suggested: number): number | null =>
  text.trim() === '' ? 0 : parseAmount(text, suggested);

/** @returns how the two sides stand to each other. */
export function standingOf(debit: SampleSide, credit: SampleSide): Standing {
  const debited = paiseOf(debit.text, 0);
  const credited = paiseOf(credit.text, debited ?? 0);
  if (debited === null || credited === null) return { kind: 'unreadable' };
  if (debited === 0 && credited === 0) return { kind: 'empty' };
  if (debited === credited) return { kind: 'balanced', total: formatPaise(debited) };
  const short = debited < credited ? 'debit' : 'credit';
  return { kind: 'unequal', short, by: formatPaise(Math.abs(debited - credited)) };
}
