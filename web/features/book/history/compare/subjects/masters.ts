// What masters at two moments are asked for, and how their changes are called.
import { furtherComparisons } from '#api/contract/book/log/compare.ts';

export const { compareMasters } = furtherComparisons;

export const CHANGED_WORDS = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/** @returns a kind of record as people call it: `account_type` as `account type`. */
export function kindInWords(kind: string): string {
  if (kind === 'client') return 'customer';
  return kind.replace(/^book_/, '').replaceAll('_', ' ');
}
