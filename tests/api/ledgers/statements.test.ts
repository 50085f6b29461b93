// How many statements a journey takes: what is asked one by one costs a round trip each.
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';

let server: TestServer;
let cookie: string | null;
let bookId: number;
let accounts: readonly number[];

beforeAll(async () => {
  server = await openServer();
  ({ cookie } = await server.register('meera@example.in'));
  const made = await server.call('/api/islogin/book', { cookie, body: { name: 'Counted' } });
  bookId = (made.body as { id: number }).id;
  await server.call(`/api/islogin/book/${bookId}/template/sales`, { cookie });
  const listed = await server.call(`/api/islogin/book/${bookId}/account`, { cookie });
  accounts = (listed.body as { id: number }[]).map(({ id }) => id);
  await post();
});
afterAll(() => server.close());

const post = async () => {
  const [one, other] = accounts;
  const entry = [
    { account_id: one, amount: 5 },
    { account_id: other, amount: -5 },
  ];
  const body = { book_id: bookId, entry, narration: 'Tea' };
  const { status } = await server.call('/api/islogin/journal', { cookie, body });
  expect(status).toBe(200);
};

/** @returns how many statements were sent, those of the listener's connection and pool left out. */
async function statementsOf(journey: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await journey();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

test('a journal takes at most 11', async () => {
  expect(await statementsOf(post)).toBeLessThanOrEqual(11);
});

test('twenty journals at once take at most 22', async () => {
  const twenty = () => Promise.all(Array.from({ length: 20 }, post));
  expect(await statementsOf(twenty)).toBeLessThanOrEqual(22);
});

const pageOfLedger = async () => {
  const path = `/api/islogin/book/${bookId}/account/${accounts[0]}/ledger?limit=50`;
  const { status, body } = await server.call(path, { cookie });
  expect(status).toBe(200);
  expect((body as { lines: unknown[] }).lines).not.toStrictEqual([]);
};

/** Whatever ends a session makes the server look for each caller again. */
async function forgetCallers(email: string): Promise<void> {
  const { cookie: other } = await server.register(email);
  expect((await server.call('/api/logout', { cookie: other })).status).toBe(200);
}

test('a page of a ledger takes 7, the one that looks for the caller included', async () => {
  await forgetCallers('farida@example.in');
  expect(await statementsOf(pageOfLedger)).toBe(7);
});

test('a page of a ledger takes 6 while the caller is remembered', async () => {
  const remembered = async () => {
    await pageOfLedger();
    return statementsOf(pageOfLedger);
  };
  expect(Math.min(await remembered(), await remembered())).toBe(6);
});
