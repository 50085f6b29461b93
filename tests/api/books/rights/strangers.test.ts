// Who is not a member learns nothing: not which books there are, nor which records are in them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import { kamala, meera } from '#tests/specimens/books/people.ts';
import { answerOf, NOT_THERE } from '#tests/support/problems.ts';
import { addressOf, idOf, openTeam, typeOf } from '#tests/support/team.ts';
import type { Ask, EndpointName, Team } from '#tests/support/team.ts';
import { endpointsFor, rightRequest, saleOf } from '../right-requests.ts';

let team: Team;
let journalId: number;
beforeAll(async () => {
  team = await openTeam();
  const posted = await team.owner('postJournal', { body: saleOf(team) });
  journalId = (posted.body as { journal: { id: number } }).journal.id;
});
afterAll(() => team.close());

const NOWHERE = 999_999;

/** Everything that a client can see of a reply but the id of the request. */
async function bytesOf(name: EndpointName, ask: Ask): Promise<readonly unknown[]> {
  const { method } = endpoints[name];
  const reply = await team.server.app.request(
    addressOf(endpoints[name], ask.params ?? {}, ask.query),
    {
      method,
      headers: {
        Cookie: team.cookieOf(kamala.profile.email),
        'Content-Type': 'application/json',
        ...typeOf(endpoints[name]),
        ...ask.headers,
      },
      ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
    },
  );
  const headers = [...reply.headers].filter(([header]) => header !== 'x-request-id');
  return [reply.status, headers, await reply.text()];
}

const withBook = ({ params, query, ...rest }: Ask, bookId: number): Ask => ({
  ...rest,
  params: { ...params, ...(params?.['bookId'] !== undefined && { bookId }) },
  query: { ...query, ...(query?.['book_id'] !== undefined && { book_id: bookId }) },
});

describe.each(endpointsFor('member'))('%s', (name) => {
  it('asks who is not signed in to sign in, whatever is asked', async () => {
    const right = await rightRequest(team, name);
    const wrong = endpoints[name].method === 'GET' ? right : { ...right, body: { wrong: true } };
    for (const ask of [right, withBook(right, NOWHERE), wrong]) {
      const got = await team.nobody(name, ask);
      expect([got.status, got.body]).toMatchObject([401, { code: 'not_signed_in' }]);
    }
  });

  it('answers a stranger byte for byte as for a book that is not there (B03, B17, B55)', async () => {
    const right = await rightRequest(team, name);
    const strange = await bytesOf(name, right);
    expect(strange).toStrictEqual(await bytesOf(name, withBook(right, NOWHERE)));
    expect([strange[0], strange[2]]).toStrictEqual([404, '"Not Found"']);
  });
});

describe.each(endpointsFor('signed-in').filter((name) => name !== 'changeProfile'))(
  '%s',
  (name) => {
    it('asks who is not signed in to sign in', async () => {
      const got = await team.nobody(name, await rightRequest(team, name));
      expect(answerOf(got)).toMatchObject([401, { code: 'not_signed_in' }]);
    });
  },
);

describe('a record of another book, asked for in one’s own', () => {
  it.each([
    ['readJournal', () => ({ journalId }), undefined],
    ['reverseJournal', () => ({ journalId }), { reason: 'Mine' }],
    ['changeAccount', () => ({ accountId: team.account('Cash') }), { name: 'Mine' }],
    ['retireAccount', () => ({ accountId: team.account('Cash') }), {}],
  ] as const)('is not there: %s (B21, B29)', async (name, params, body) => {
    const found = await bytesOf(name, { params: params(), body });
    const none = { journalId: NOWHERE, accountId: NOWHERE };
    expect(found).toStrictEqual(await bytesOf(name, { params: none, body }));
    expect(found[0]).toBe(404);
  });

  it('is no account of a journal, and its name is not told', async () => {
    const got = await team.stranger('postJournal', { body: saleOf(team) });
    expect(got).toMatchObject({ status: 422, body: { code: 'account_unknown' } });
    const facts = { line: 1, field: 'account_id', account_id: team.account('Cash') };
    expect(got.body).toHaveProperty('facts', facts);
  });

  it('has no ledger and no history', async () => {
    const mine = ((await team.stranger('listBooks')).body as readonly { id: number }[])[0]?.id ?? 0;
    const accountId = team.account('Cash');
    const ledger = await team.stranger('readLedger', { params: { bookId: mine, accountId } });
    expect(answerOf(ledger)).toStrictEqual(NOT_THERE);
    for (const [kind, id] of [
      ['account', accountId],
      ['journal', journalId],
      ['book', team.bookId],
      ['account_type', 1],
      ['person', 1],
      ['__proto__', 1],
    ] as const) {
      const history = await team.stranger('readHistory', { params: { kind, id } });
      expect(answerOf(history)).toStrictEqual(NOT_THERE);
    }
  });
});

describe('the book of a call', () => {
  const cookie = () => team.cookieOf(kamala.profile.email);

  it.each(['0', '-1', 'null', 'NaN', 'undefined', '1_000', '+1', '1.0', '1e0', '%2b1', '0x1', '١'])(
    '%s is nobody’s (B05, B13, B15)',
    async (id) => {
      const got = await team.server.call(`/api/islogin/book/${id}/account`, {
        cookie: team.cookieOf(meera.profile.email),
      });
      expect(answerOf(got)).toStrictEqual(NOT_THERE);
    },
  );

  it('is not reached by a detour (B07, B09)', async () => {
    const mine = idOf({
      ...(await team.stranger('listBooks')),
      body: ((await team.stranger('listBooks')).body as readonly unknown[])[0],
    });
    for (const path of [
      `/api/islogin/book/${mine}%2f..%2f${team.bookId}/account`,
      `/api/islogin/book/${mine}/..%2f${team.bookId}/account`,
      `/api/islogin/book//${team.bookId}/account`,
      `/api/islogin//book/${team.bookId}/account`,
      `/api/islogin/book/${mine},${team.bookId}/account`,
      `/api/islogin/book/${team.bookId}/account;x=1`,
    ]) {
      expect((await team.server.call(path, { cookie: cookie() })).status).toBe(404);
    }
  });

  it('named in the path is not moved by the query or a header (B11)', async () => {
    const books = (await team.stranger('listBooks')).body as readonly { id: number }[];
    const params = { bookId: books[0]?.id ?? 0 };
    const query = { book_id: team.bookId };
    const headers = { 'X-Book-Id': String(team.bookId) };
    const got = await team.stranger('listAccounts', { params, query, headers });
    expect(answerOf(got)).toStrictEqual([200, []]);
  });

  it('the book of a write may stand in its query, and is never guessed then', async () => {
    const second = idOf(await team.owner('createBook', { body: { name: 'Second' } }));
    const body = { name: 'In the second', account_type_id: 1 };
    const got = await team.owner('createAccount', { query: { book_id: second }, body });
    expect(got.body).toMatchObject({ book_id: second });
    const mixed = await team.owner('createAccount', {
      query: { book_id: second },
      body: { ...body, name: 'Mixed', book_id: team.bookId },
    });
    expect(mixed).toMatchObject({ status: 400, body: { errors: [{ field: 'book_id' }] } });
  });

  it('is none for a person without books', async () => {
    const { cookie: newcomer } = await team.server.register('new@sahyadri.example');
    const got = await team.server.call('/api/islogin/journal', { cookie: newcomer });
    expect(answerOf(got)).toStrictEqual(NOT_THERE);
  });
});
