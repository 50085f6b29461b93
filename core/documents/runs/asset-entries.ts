// The entries that runs of depreciation and disposals have in common.
import { postingEntries } from '../journals/posting.ts';
import type { PostingEntry, PostingTo } from '../journals/posting.ts';

export const toCredit = (accountId: number | null): PostingTo =>
  accountId === null ? { role: 'accumulated-depreciation' } : { accountId };

/** A gain is income, a loss an expense of its own. */
export const gainEntries = (gainPaise: number): readonly PostingEntry[] =>
  gainPaise < 0
    ? postingEntries({ role: 'asset-sale-loss' }, 'debit', -gainPaise)
    : postingEntries({ role: 'asset-sale-gain' }, 'credit', gainPaise);
