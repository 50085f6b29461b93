// How the accounts that documents post to, and legal forms, read in later versions, which know more
// of them.
import { upcaster } from '../kernel/upcaster.ts';
import type { Upcaster } from '../kernel/upcaster.ts';
import { legalFormSetV1 } from './events.ts';
import type { LegalFormSet, LegalFormSetV1 } from './events.ts';
import {
  postingAccountsChangedV1,
  postingAccountsChangedV2,
  postingAccountsChangedV3,
  postingAccountsChangedV4,
  postingAccountsChangedV5,
} from './posting-account-events.ts';
import type {
  PostingAccountsChanged,
  PostingAccountsChangedV1,
  PostingAccountsChangedV2,
  PostingAccountsChangedV3,
  PostingAccountsChangedV4,
  PostingAccountsChangedV5,
} from './posting-account-events.ts';

type Newest = PostingAccountsChanged['data'];

/** @returns version 1; null when one of the accounts has a role that it does not know. */
function accountsToV1(data: PostingAccountsChangedV2): PostingAccountsChangedV1 | null {
  const old = postingAccountsChangedV1.safeParse(data);
  return old.success ? old.data : null;
}

/** @returns version 2; null when one of the accounts has a role that it does not know. */
function accountsToV2(data: PostingAccountsChangedV3): PostingAccountsChangedV2 | null {
  const old = postingAccountsChangedV2.safeParse(data);
  return old.success ? old.data : null;
}

/** @returns version 3; null when one of the accounts has a role that it does not know. */
function accountsToV3(data: PostingAccountsChangedV4): PostingAccountsChangedV3 | null {
  const old = postingAccountsChangedV3.safeParse(data);
  return old.success ? old.data : null;
}

/** @returns version 4; null when one of the accounts has a role that it does not know. */
function accountsToV4(data: PostingAccountsChangedV5): PostingAccountsChangedV4 | null {
  const old = postingAccountsChangedV4.safeParse(data);
  return old.success ? old.data : null;
}

/** @returns version 5; null when one of the accounts has a role that it does not know. */
function accountsToV5(data: Newest): PostingAccountsChangedV5 | null {
  const old = postingAccountsChangedV5.safeParse(data);
  return old.success ? old.data : null;
}

/** @returns version 1; null for a form that it does not know. */
function formToV1(data: LegalFormSet['data']): LegalFormSetV1 | null {
  const old = legalFormSetV1.safeParse(data);
  return old.success ? old.data : null;
}

export const bookUpcasters: readonly Upcaster[] = [
  upcaster('PostingAccountsChanged', 1, {
    up: (old: PostingAccountsChangedV1): PostingAccountsChangedV2 => old,
    down: accountsToV1,
  }),
  upcaster('PostingAccountsChanged', 2, {
    up: (old: PostingAccountsChangedV2): PostingAccountsChangedV3 => old,
    down: accountsToV2,
  }),
  upcaster('PostingAccountsChanged', 3, {
    up: (old: PostingAccountsChangedV3): PostingAccountsChangedV4 => old,
    down: accountsToV3,
  }),
  upcaster('PostingAccountsChanged', 4, {
    up: (old: PostingAccountsChangedV4): PostingAccountsChangedV5 => old,
    down: accountsToV4,
  }),
  upcaster('PostingAccountsChanged', 5, {
    up: (old: PostingAccountsChangedV5): Newest => old,
    down: accountsToV5,
  }),
  upcaster('LegalFormSet', 1, {
    up: (old: LegalFormSetV1): LegalFormSet['data'] => old,
    down: formToV1,
  }),
];
