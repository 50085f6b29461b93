// Rows of areas A, B and H that need more than one call, or a look behind the calls.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { iyer, kamala, meera } from '#tests/specimens/books/people.ts';
import { joinBook } from '#tests/support/team.ts';
import { openTeam } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { rightRequest, saleOf } from '../books/right-requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const asMeera = () => team.cookieOf(meera.profile.email);
const asKamala = () => team.cookieOf(kamala.profile.email);

describe('a book', () => {
  it('B01: is in the list of its members alone', async () => {
    const got = await team.server.call('/api/islogin/book/', { cookie: asKamala() });
    expect(got.body).toMatchObject([{ name: 'Chai Stall' }]);
    expect(got.body).toHaveLength(1);
  });

  it.each([
    ['/api/isuper%2fuser', 404],
    ['/api//isuper//user', 404],
    ['/api/isuper/user/', 403],
    ['/api/ISUPER/user', 404],
  ])('B43: is not shown by %s', async (path, status) => {
    expect((await team.server.call(path, { cookie: asKamala() })).status).toBe(status);
  });

  it('B45: is not changed by a GET that names another method', async () => {
    const posted = await team.owner('postJournal', { body: saleOf(team) });
    const { id } = (posted.body as { journal: { id: number } }).journal;
    const path = `/api/islogin/journal/${id}`;
    for (const method of ['DELETE', 'PUT', 'POST']) {
      const headers = { 'X-HTTP-Method-Override': method, 'X-HTTP-Method': method };
      for (const sent of ['GET', 'POST']) {
        const got = await team.server.call(path, { method: sent, cookie: asMeera(), headers });
        expect(got.body).toMatchObject({ status: 400, code: 'method_override_unknown' });
      }
      const got = await team.server.call(path, { cookie: asMeera() });
      expect(got.body).toMatchObject({ id, reversed_by: null });
    }
  });

  it('B61: stays apart from others on connections that they share', async () => {
    const crooked = { ...saleOf(team), entry: [saleOf(team).entry[0], saleOf(team).entry[0]] };
    const rounds = Array.from({ length: 60 }, async (_, at) => {
      if (at % 3 === 0) return team.owner('postJournal', { body: crooked });
      if (at % 3 === 1) return team.owner('listJournals');
      return team.stranger('listAccounts', { params: { bookId: 2 } });
    });
    const answers = await Promise.all(rounds);
    for (const [at, { status, body }] of answers.entries()) {
      if (at % 3 === 0) expect(status).toBe(422);
      if (at % 3 === 1) expect((body as readonly object[])[0]).toMatchObject({ book_id: 1 });
      if (at % 3 === 2) expect([status, body]).toStrictEqual([200, []]);
    }
  });
});

describe('the books', () => {
  it('G42: asked for a thousand times at once are shown, or the client is told to come again', async () => {
    const path = `/api/islogin/book/${team.bookId}/account`;
    const cookie = asMeera();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => team.server.call(path, { cookie })),
    );
    const shown = answers.filter(({ status }) => status === 200);
    const later = answers.filter(({ status }) => status === 503 || status === 429);
    expect(shown.length + later.length).toBe(1000);
    expect(later.every(({ headers }) => headers.get('Retry-After') !== null)).toBe(true);
    expect(shown.length).toBeGreaterThan(0);
  });

  it('G66: are not opened with a guessed password', async () => {
    const { socket, superuser } = inject('cluster');
    for (const [user, password] of [
      [superuser, 'password'],
      [superuser, superuser],
      [superuser, 'x'],
      ['lekha_writer', 'lekha_writer'],
      ['postgres', 'postgres'],
    ]) {
      const client = new pg.Client({ host: socket, user, password, database: 'postgres' });
      client.on('error', () => undefined);
      await expect(client.connect()).rejects.toThrow();
    }
  });

  it('H60: are the same in every time zone of the server', async () => {
    const { TZ } = process.env;
    const params = { bookId: team.bookId, accountId: team.account('Cash') };
    const replies: string[] = [];
    for (const zone of ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'UTC']) {
      process.env['TZ'] = zone;
      const { body } = await team.owner('readLedger', { params });
      const { body: books } = await team.owner('listBooks');
      const { body: list } = await team.owner('listJournals', { query: { limit: 1 } });
      replies.push(JSON.stringify([body, books, list]));
    }
    process.env['TZ'] = TZ ?? '';
    if (TZ === undefined) delete process.env['TZ'];
    expect(new Set(replies).size).toBe(1);
  });

  it('H58: have one clock, the database’s, whatever the server’s own says', async () => {
    const ofDatabase = (await team.owner('postJournal', { body: { entry: saleOf(team).entry } }))
      .body as { journal: { date: string; created_at: string } };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-05T05:05:05Z') });
    const { status, body } = await team.owner('postJournal', {
      body: { entry: saleOf(team).entry },
    });
    vi.useRealTimers();
    expect([status, body]).toMatchObject([200, { journal: { date: ofDatabase.journal.date } }]);
    const { created_at: at } = (body as { journal: { created_at: string } }).journal;
    expect(at.slice(0, 10)).toBe(ofDatabase.journal.created_at.slice(0, 10));
  });

  it('H56: acknowledge nothing when the COMMIT of a failed transaction passes for one', async () => {
    const { writer, nextIds } = team.server.core;
    const [bookId = 0] = await nextIds('book', 1);
    const swallowing = writer.submit({
      bookId,
      actorId: meera.id,
      command: {
        type: 'CreateBook',
        data: { bookId: bookId as BookId, name: 'Never', ownerId: meera.id },
      },
      also: async (sql) => void (await sql.query({ text: 'select 1 / 0' }).catch(() => null)),
    });
    await expect(swallowing).rejects.toThrow();
    const books = (await team.owner('listBooks')).body as readonly { id: number }[];
    expect(books.map(({ id }) => id)).not.toContain(bookId);
  });

  it('H54: that two people write into crosswise are never locked against each other', async () => {
    const params = { bookId: 2 };
    const { email } = iyer.profile;
    const [owner, person] = [team.cookieOf(kamala.profile.email), team.cookieOf(email)];
    await joinBook(team.server, { ...params, owner, person, email, role: 'owner' });
    const chart = await team.stranger('applySalesTemplate', { params });
    const { accounts } = chart.body as { accounts: readonly { id: number }[] };
    const entry = [
      { account_id: accounts[0]?.id, amount: 1 },
      { account_id: accounts[1]?.id, amount: -1 },
    ];
    const other = { body: { entry, book_id: 2 } };
    const mine = { body: { ...saleOf(team), book_id: 1 } };
    const calls = Array.from({ length: 40 }, (_, at) =>
      team.accountant('postJournal', at % 2 === 0 ? other : mine),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toStrictEqual(new Set([200]));
  });
});

describe('a request', () => {
  it('H30: takes one connection at a time, so that no pool can be locked against itself', async () => {
    const poor = await openTeam({ connections: 1 });
    const admin = { type: 'GrantAdmin', data: { personId: meera.id as PersonId } } as const;
    await poor.server.core.writer.submit({ bookId: 0, actorId: 0, command: admin });
    try {
      const apart: ReadonlySet<string> = new Set([
        'login',
        'register',
        'logout',
        'changePassword',
        'resetPassword',
        'signOutSession',
        'confirmAddress',
      ]);
      const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !apart.has(name));
      for (const name of names) {
        const bodies = {
          changeProfile: { name: 'Meera' },
          forgotPassword: { email: 'a@b.example' },
          sendAddressLink: {},
          makeAddressLink: {},
          makeResetLink: {},
          makeInvitationLinks: { email: 'nobody@x.example' },
        };
        const ask = await rightRequest(poor, name);
        const body = name in bodies ? bodies[name as keyof typeof bodies] : ask.body;
        const got = await poor.owner(name, body === undefined ? ask : { ...ask, body });
        expect([name, got.status]).toStrictEqual([name, 200]);
      }
    } finally {
      await poor.close();
    }
  });
});
