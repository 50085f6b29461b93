// What this device keeps of a book's lists: drawn at once, replaced by what the server says, gone
// with the session.
import { QueryObserver } from '@tanstack/react-query';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listAccountChanges } from '#api/contract/account/account.ts';
import type { Account, AccountChanges } from '#tests/support/replies-on-wire.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { accountListOf } from '#web/client/lists.ts';
import {
  readLocal,
  readLocalList,
  writeLocal,
  writeLocalChanges,
} from '#web/client/local/database.ts';
import { LOCAL_DATABASE, timesWiped, wipeLocal } from '#web/client/local/wipe.ts';
import { invalidate, queryClient } from '#web/client/query.ts';
import { sessionAtom, signedIn, signedOut, store } from '#web/state/session.ts';
import { ok, okAccounts, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { meera } from '../support/show.tsx';

const account = (id: number, name: string, balance = '0.00'): Account => ({
  id,
  book_id: 1,
  name,
  balance,
  account_type_id: 7,
  account_type: 'Cash-in-Hand',
  group: 'cash-in-hand',
  nature: 'asset',
  retired: false,
  assets: false,
  asset_type: null,
  account_type_company_id: null,
  gstn_id: null,
  email_id: null,
  category: null,
  product_id: null,
  seq: 4,
  created_at: '2026-04-01T04:00:00.000Z',
  updated_at: '2026-04-01T04:00:00.000Z',
});

const CASH = account(12, 'Cash', '500.00');
const BANK = account(11, 'State Bank');
const TEA = account(13, 'Tea');

/** Opens a page that shows the accounts, as if the tab were new. */
function open(...answers: Answer[]) {
  queryClient.clear();
  serverAnswers([[listAccountChanges, ...answers]]);
  const names: string[] = [];
  const observer = new QueryObserver(queryClient, accountListOf(1));
  const stop = observer.subscribe(({ data }) => {
    const shown = (data ?? [])
      .map(({ name, balancePaise }) => `${name} ${rupeesFromPaise(balancePaise)}`)
      .join(', ');
    if (shown !== names.at(-1)) names.push(shown);
  });
  return { names, stop };
}

/** What the server says of a book where something or nothing was kept. */
const page = (accounts: readonly Account[], more: Partial<AccountChanges> = {}) => ({
  accounts,
  removed: [],
  reset: true,
  position: FIRST,
  next: null,
  ...more,
});
const FIRST = '1.9.8.1.7.1.7';
const LATER = '1.12.8.1.7.1.7';

/** Answers as a server does whose log has come to an event since. */
const afterwards =
  (sinces: (string | null)[], ...answers: Partial<AccountChanges>[]) =>
  (query: URLSearchParams) => {
    sinces.push(query.get('since'));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return ok(page([], { reset: false, position: LATER, ...answer }));
  };

const keptNames = async () => (await readLocal('account', 1)).map(({ name }) => name);

async function visit(...accounts: Account[]) {
  const { stop } = open(okAccounts(accounts));
  await expect.poll(keptNames).toHaveLength(accounts.length);
  stop();
}

beforeEach(async () => {
  store.set(sessionAtom, meera);
  await wipeLocal();
});

describe('the local database', () => {
  test('draws what was kept, in the order of names, while the server is asked', async () => {
    await visit(CASH, BANK, TEA);
    const { names } = open('waiting');
    await expect.poll(() => names.at(-1)).toBe('Cash 500.00, State Bank 0.00, Tea 0.00');
  });

  test('gives way to what the server says: changed, new and gone', async () => {
    await visit(CASH, BANK);
    const { names } = open(okAccounts([account(12, 'Cash', '900.00'), TEA], LATER));
    await expect.poll(() => names.at(-1)).toBe('Cash 900.00, Tea 0.00');
    await expect.poll(keptNames).toEqual(['Cash', 'Tea']);
  });

  test('stays on the page where the server gives no answer', async () => {
    await visit(CASH);
    const { names } = open('silence');
    await expect.poll(() => names.at(-1)).toBe('Cash 500.00');
    expect(queryClient.getQueryState(accountListOf(1).queryKey)?.data).toHaveLength(1);
  });

  test('keeps the lists of two books apart', async () => {
    await visit(CASH);
    expect(await readLocal('account', 2)).toEqual([]);
  });

  test('draws nothing that it cannot read, and says so', async () => {
    await visit(CASH);
    const database = await openDB(LOCAL_DATABASE);
    await database.put('account', { book_id: 1, id: 12, record: { id: 12, name: 7 } });
    database.close();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { names } = open('waiting');
    await expect.poll(() => warn.mock.calls.flat().join(' ')).toContain('could not be read');
    expect(names.at(-1) ?? '').toBe('');
    warn.mockRestore();
  });

  test('keeps also kinds that the release which made it did not know', async () => {
    const old = await openDB(LOCAL_DATABASE, 1, {
      upgrade: (database) =>
        void database.createObjectStore('brand', { keyPath: ['book_id', 'id'] }),
    });
    await old.put('brand', { book_id: 1, id: 5, record: { id: 5, name: 'Kohinoor' } });
    old.close();
    await visit(CASH);
    expect(await keptNames()).toStrictEqual(['Cash']);
    expect(await readLocal('brand', 1)).toStrictEqual([{ id: 5, name: 'Kohinoor' }]);
  });
});

describe('the accounts that are kept', () => {
  test('are asked for by difference the second time, and only what differs is sent', async () => {
    await visit(CASH, BANK);
    const sinces: (string | null)[] = [];
    const change = { accounts: [account(11, 'Axis Bank')], removed: [12] };
    const { names } = open(afterwards(sinces, change));
    await expect.poll(() => names.at(-1)).toBe('Axis Bank 0.00');
    await expect.poll(keptNames).toEqual(['Axis Bank']);
    expect(names).toContain('Cash 500.00, State Bank 0.00');
    expect(sinces).toEqual([FIRST]);
    expect((await readLocalList('account', 1)).position).toBe(LATER);
  });

  test('are asked for from where the page stands when it reads again', async () => {
    const sinces: (string | null)[] = [];
    const first = { accounts: [CASH, TEA], reset: true, position: FIRST };
    const { names } = open(afterwards(sinces, first, { accounts: [account(12, 'Cash', '7.00')] }));
    await expect.poll(() => names.at(-1)).toBe('Cash 500.00, Tea 0.00');
    await invalidate(listAccountChanges);
    await expect.poll(() => names.at(-1)).toBe('Cash 7.00, Tea 0.00');
    expect(sinces).toEqual([null, FIRST]);
  });

  test('come in pages, all of which are asked from the same position', async () => {
    const asked: string[] = [];
    const { names } = open((query) => {
      const after = query.get('after');
      asked.push(`${query.get('since')} ${after}`);
      if (after === null) return ok(page([BANK], { next: 'more' }));
      return ok(page([CASH], { reset: false }));
    });
    await expect.poll(() => names.at(-1)).toBe('Cash 500.00, State Bank 0.00');
    expect(asked).toEqual(['null null', 'null more']);
  });

  test('are dropped where the server begins anew, also in the midst of pages', async () => {
    await visit(CASH, BANK);
    const { names } = open((query) =>
      query.get('after') === null
        ? ok(page([BANK], { reset: false, next: 'more' }))
        : ok(page([TEA], { position: LATER })),
    );
    await expect.poll(() => names.at(-1)).toBe('Tea 0.00');
    await expect.poll(keptNames).toEqual(['Tea']);
  });

  test('stay right in two tabs, whichever writes last', async () => {
    await visit(CASH, BANK);
    const late = {
      changed: new Map([[12, account(12, 'Cash', '2.00')]]),
      removed: new Set<number>(),
    };
    const write = (base: string, position: string, all: Account[]) =>
      writeLocalChanges(
        'account',
        1,
        { ...late, all, reset: false, base, position, onWire: (one) => one },
        timesWiped(),
      );
    const renamed = account(11, 'Axis Bank');
    await write('1.11.8.1.7.1.7', LATER, [renamed, account(12, 'Cash', '2.00')]);
    expect(await keptNames()).toEqual(['Axis Bank', 'Cash']);
    await write('1.11.8.1.7.1.7', LATER, []);
    expect(await keptNames()).toEqual(['Axis Bank', 'Cash']);
    expect((await readLocalList('account', 1)).position).toBe(LATER);
  });
});

describe('with the session', () => {
  test('everything goes at sign-out, also with an expired session', async () => {
    for (const keepDrafts of [false, true]) {
      await visit(CASH);
      signedOut({ keepDrafts });
      await expect.poll(keptNames).toEqual([]);
    }
  });

  test('everything goes when somebody else signs in', async () => {
    await visit(CASH);
    signedIn({ ...meera, id: 4, name: 'Farhan' });
    await expect.poll(keptNames).toEqual([]);
  });

  test('an answer that comes after the sign-out is not kept', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { stop } = open('waiting');
    stop();
    queryClient.clear();
    const sent = Promise.withResolvers<void>();
    window.fetch = async () => {
      sent.resolve();
      return (await promise).clone();
    };
    const asked = queryClient.fetchQuery(accountListOf(1));
    await sent.promise;
    signedOut({ keepDrafts: false });
    resolve(Response.json(page([CASH])));
    await asked;
    // What is kept now is kept after whatever was to be kept before.
    await writeLocal('account', 2, [CASH], timesWiped());
    expect(await keptNames()).toEqual([]);
  });
});
