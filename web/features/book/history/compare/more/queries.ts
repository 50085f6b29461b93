// Open items and masters at two moments.
import { furtherComparisons } from '#api/contract/book/log/compare-more.ts';
import type { OpenItemChange } from '#api/contract/book/log/compare-more.ts';
import { asking } from '#web/client/query.ts';
import type { ComparisonAsked } from '../queries.ts';

const { compareItems, compareMasters } = furtherComparisons;

/** @returns the words of the address that both calls take. */
export const momentsAsked = ({ a, b }: ComparisonAsked) => ({ a, ...(b !== null && { b }) });

export const itemsQuery = (asked: ComparisonAsked) => ({
  ...momentsAsked(asked),
  ...(asked.asOn !== null && { as_on: asked.asOn }),
});

export const itemsComparison = (bookId: number, asked: ComparisonAsked) =>
  asking(compareItems, { params: { bookId }, query: itemsQuery(asked) });

export const mastersComparison = (bookId: number, asked: ComparisonAsked) =>
  asking(compareMasters, { params: { bookId }, query: momentsAsked(asked) });

export const HOW_WORDS: Readonly<Record<OpenItemChange, string>> = {
  opened: 'Opened',
  settled: 'Settled',
  reopened: 'Opened again',
  changed: 'Changed',
};

export const CHANGED_WORDS = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/** @returns a kind of record as people call it: `account_type` as `account type`. */
export function kindInWords(kind: string): string {
  if (kind === 'client') return 'customer';
  return kind.replace(/^book_/, '').replaceAll('_', ' ');
}
