// What may be taken for an oversight and is a choice, as docs/departures.md has it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { iyer, kamala, meera } from '#tests/specimens/books/people.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const posted = (body: string, headers: Record<string, string> = {}) =>
  team.owner('postJournal', { body, headers: { 'Content-Type': 'application/json', ...headers } });

describe('of two fields of one name', () => {
  it('the last counts in JSON, and no field of the first is left (D29)', async () => {
    const sale = JSON.stringify(saleOf(team)).slice(1);
    const { status, body } = await posted(`{"narration":"First","date":"1901-01-01",${sale}`);
    const { narration, date } = saleOf(team);
    expect([status, body]).toMatchObject([200, { journal: { narration, date } }]);
  });

  it('neither counts in a form or a query', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = 'name=Tea&name=Bun&account_type_id=1';
    expect((await team.owner('createAccount', { body, headers })).status).toBe(400);
    const path = `/api/islogin/journal?limit=1&limit=2`;
    const cookie = team.cookieOf(meera.profile.email);
    expect((await team.server.call(path, { cookie })).status).toBe(400);
  });
});

describe('an amount', () => {
  it.each([10, '10', '10.0', '10.00'])(
    'is taken as number and as text: %j (D49)',
    async (amount) => {
      const [first, second] = saleOf(team).entry;
      const entry = [
        { ...first, amount },
        { ...second, amount: `-${amount}` },
      ];
      const { body } = await posted(JSON.stringify({ ...saleOf(team), entry }));
      expect(body).toMatchObject({ journal: { amount: '10.00' } });
    },
  );
});

describe('a request', () => {
  const sale = () => JSON.stringify(saleOf(team));

  it('is believed to be of our own page where the browser says so, whatever its origin', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://books.example:8443' };
    expect((await posted(sale(), headers)).status).toBe(200);
  });

  it('is let through to its session where a program says neither', async () => {
    expect((await posted(sale())).status).toBe(200);
  });

  it('is answered at another host, with a cookie that is for no other', async () => {
    const reply = await team.server.app.request('http://evil.example/api/login', {
      headers: { Host: 'evil.example', Cookie: team.cookieOf(meera.profile.email) },
    });
    expect([reply.status, await reply.text()]).toMatchObject([200, expect.any(String)]);
    expect(reply.headers.get('Set-Cookie') ?? '').not.toMatch(/Domain/i);
  });
});

describe('WHERE on users', () => {
  it('is about the members of the book, and finds nobody else (B38)', async () => {
    const ask = (body: object) => team.owner('findRecords', { params: { entity: 'user' }, body });
    expect((await ask({ email: iyer.profile.email })).body).toHaveLength(1);
    expect((await ask({ email: kamala.profile.email })).body).toStrictEqual([]);
  });
});
