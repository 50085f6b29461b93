// The entries that runs of depreciation and disposals have in common.
import type { DepreciationGroup } from '../../asset-posting/index.ts';
import { postingEntries } from '../journals/posting.ts';
import type { PostingEntry, PostingTo } from '../journals/posting.ts';

export const toCredit = (accountId: number | null): PostingTo =>
  accountId === null ? { role: 'accumulated-depreciation' } : { accountId };

/** A gain is income, a loss an expense of its own. */
export const gainEntries = (gainPaise: number): readonly PostingEntry[] =>
  gainPaise < 0
    ? postingEntries({ role: 'asset-sale-loss' }, 'debit', -gainPaise)
    : postingEntries({ role: 'asset-sale-gain' }, 'credit', gainPaise);

type Credits = DepreciationGroup['credits'];

/** Depreciation, and what takes the credit. */
export const chargeEntries = (chargePaise: number, credits: Credits): readonly PostingEntry[] => [
  ...postingEntries({ role: 'depreciation' }, 'debit', chargePaise),
  ...creditEntries(credits),
];

export const creditEntries = (credits: Credits): readonly PostingEntry[] =>
  credits.flatMap(({ accountId, amountPaise }) =>
    postingEntries(toCredit(accountId), 'credit', amountPaise),
  );
