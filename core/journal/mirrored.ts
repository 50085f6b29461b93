import type { Entry } from './entries/entries.ts';

/** @returns the entries of a reversal: the same lines in the same order, their sides swapped. */
export const mirroredEntries = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map((entry) => ({ ...entry, side: entry.side === 'debit' ? 'credit' : 'debit' }));
