// The accounts of a book, which may be tens of thousands: they come in pages once, and afterwards
// by difference. What is kept on this device is drawn at once and says what it is a difference to.
import type { UseQueryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { account, listAccountChanges, listAccounts } from '#api/contract/account/account.ts';
import type { Account } from '#api/contract/account/account.ts';
import { onWire } from '#core/shapes/record.ts';
import type { CallFailed } from '../query.ts';
import { momentOf } from '../past/caches.ts';
import { metaOf, reply } from '../query.ts';
import { byName } from './by-name.ts';
import { readLocalList, writeLocalChanges } from './database.ts';
import { timesWiped } from './wipe.ts';

type AccountList = {
  readonly accounts: Account[];
  /** Where the log stood when the server gave them; null where that was not kept. */
  readonly position: string | null;
};

type Difference = {
  readonly changed: ReadonlyMap<number, Account>;
  readonly removed: ReadonlySet<number>;
  /** Whether `changed` are all accounts. */
  readonly reset: boolean;
  readonly position: string;
};

/** Of each list that the queries of this page have held. */
const positions = new WeakMap<readonly Account[], string>();

const PAGE_LIMIT = 2000;

/** What is drawn never counts as fresh. */
const LONG_AGO = 1;

/** @returns what `useQuery` takes to read the accounts of a book, by name. */
export function askingAccounts(bookId: number): UseQueryOptions<Account[], CallFailed> {
  const queryKey = [listAccountChanges.path, { params: { bookId } }];
  return {
    queryKey,
    meta: metaOf(listAccountChanges),
    // An account that has not changed stays the same object already.
    structuralSharing: false,
    queryFn: async ({ client, signal }) => {
      const moment = momentOf(client);
      // What is kept on this device is of the present, and so is what has changed since.
      if (moment !== null) return reply(listAccounts, { params: { bookId }, signal, moment });
      const asked = timesWiped();
      const shown = client.getQueryData<Account[]>(queryKey);
      const known = shown === undefined ? await keptAccounts(bookId) : listOf(shown);
      if (shown === undefined && known.accounts.length > 0 && asked === timesWiped()) {
        client.setQueryData(queryKey, known.accounts, { updatedAt: LONG_AGO });
      }
      const difference = await readDifference(bookId, known.position, signal);
      const accounts = withDifference(known.accounts, difference);
      positions.set(accounts, difference.position);
      const records = { all: accounts, ...difference, base: known.position, onWire: onTheWire };
      void writeLocalChanges('account', bookId, records, asked);
      return accounts;
    },
  };
}

const onTheWire = (one: Account) => onWire(account, one);

const listOf = (accounts: Account[]): AccountList => ({
  accounts,
  position: positions.get(accounts) ?? null,
});

async function keptAccounts(bookId: number): Promise<AccountList> {
  const { records, position } = await readLocalList('account', bookId);
  const accounts = z.array(account).safeParse(records);
  if (!accounts.success) {
    console.warn('What was kept of the accounts could not be read.');
    return { accounts: [], position: null };
  }
  const list = { accounts: byName(accounts.data), position };
  if (position !== null) positions.set(list.accounts, position);
  return list;
}

/** @param since null to read all accounts. */
async function readDifference(
  bookId: number,
  since: string | null,
  signal: AbortSignal,
): Promise<Difference> {
  const changed = new Map<number, Account>();
  const removed = new Set<number>();
  let reset = false;
  let after: string | null = null;
  for (;;) {
    const page: z.output<typeof listAccountChanges.reply> = await reply(listAccountChanges, {
      params: { bookId },
      query: {
        limit: PAGE_LIMIT,
        ...(since !== null && { since }),
        ...(after !== null && { after }),
      },
      signal,
    });
    if (page.reset) {
      reset = true;
      changed.clear();
      removed.clear();
    }
    for (const one of page.accounts) changed.set(one.id, one);
    for (const id of page.removed) removed.add(id);
    if (page.next === null) return { changed, removed, reset, position: page.position };
    after = page.next;
  }
}

/** @returns the same list where nothing has changed. */
function withDifference(accounts: Account[], difference: Difference): Account[] {
  const { changed, removed, reset } = difference;
  if (reset) return byName([...changed.values()]);
  if (changed.size === 0 && removed.size === 0) return accounts;
  const named = new Map(changed);
  const kept = accounts.flatMap((before) => {
    if (removed.has(before.id)) return [];
    const now = changed.get(before.id);
    if (now === undefined) return [before];
    if (now.name !== before.name) return [];
    named.delete(before.id);
    return [now];
  });
  // A balance moves nothing in the order of names, which is dear to make for a long list.
  return named.size === 0 ? kept : byName([...kept, ...named.values()]);
}
