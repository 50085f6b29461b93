// How the accounts that documents post to, and legal forms, read in later versions, which know more
// of them.
import { wideningStep } from '../kernel/upcaster.ts';
import type { Upcaster } from '../kernel/upcaster.ts';
import { legalFormSetV1 } from './events.ts';
import type { LegalFormSet, LegalFormSetV1 } from './events.ts';
import {
  postingAccountsChangedV1,
  postingAccountsChangedV2,
  postingAccountsChangedV3,
  postingAccountsChangedV4,
  postingAccountsChangedV5,
  postingAccountsChangedV6,
} from './billing/posting-account-events.ts';
import type {
  PostingAccountsChanged,
  PostingAccountsChangedV1,
  PostingAccountsChangedV2,
  PostingAccountsChangedV3,
  PostingAccountsChangedV4,
  PostingAccountsChangedV5,
  PostingAccountsChangedV6,
} from './billing/posting-account-events.ts';
import { shareCapitalUpcaster } from './reporting/share-events.ts';
import { stockAccountingSetV1 } from './reporting/stock-events.ts';
import type { StockAccountingSet, StockAccountingSetV1 } from './reporting/stock-events.ts';

export const bookUpcasters: readonly Upcaster[] = [
  wideningStep<PostingAccountsChangedV1, PostingAccountsChangedV2>(
    'PostingAccountsChanged',
    1,
    postingAccountsChangedV1,
  ),
  wideningStep<PostingAccountsChangedV2, PostingAccountsChangedV3>(
    'PostingAccountsChanged',
    2,
    postingAccountsChangedV2,
  ),
  wideningStep<PostingAccountsChangedV3, PostingAccountsChangedV4>(
    'PostingAccountsChanged',
    3,
    postingAccountsChangedV3,
  ),
  wideningStep<PostingAccountsChangedV4, PostingAccountsChangedV5>(
    'PostingAccountsChanged',
    4,
    postingAccountsChangedV4,
  ),
  wideningStep<PostingAccountsChangedV5, PostingAccountsChangedV6>(
    'PostingAccountsChanged',
    5,
    postingAccountsChangedV5,
  ),
  wideningStep<PostingAccountsChangedV6, PostingAccountsChanged['data']>(
    'PostingAccountsChanged',
    6,
    postingAccountsChangedV6,
  ),
  wideningStep<StockAccountingSetV1, StockAccountingSet['data']>(
    'StockAccountingSet',
    1,
    stockAccountingSetV1,
  ),
  wideningStep<LegalFormSetV1, LegalFormSet['data']>('LegalFormSet', 1, legalFormSetV1),
  shareCapitalUpcaster,
];
