import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetPerson } from '#api/session/sessions.ts';
import { openServer } from '#tests/support/server.ts';
import type { Got, TestServer } from '#tests/support/server.ts';
import type { OwnSession } from '#api/contract/session/sessions.ts';

const MEERA = 'meera@sahyadri.example';
const ARUN = 'arun@sahyadri.example';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: TestServer;
let cookie: string | null;
beforeEach(async () => {
  server = await openServer();
  cookie = (await server.register(MEERA)).cookie;
});
afterEach(() => server.close());

const signInWith = async (userAgent: string, from: string, email = MEERA) =>
  (await server.signIn(email, undefined, { from, headers: { 'User-Agent': userAgent } })).cookie;
const sessions = async (by = cookie) =>
  (await server.call('/api/sessions', { cookie: by })).body as readonly OwnSession[];
const end = (id: string, by = cookie, headers: Record<string, string> = {}) =>
  server.call(`/api/sessions/${id}`, { method: 'DELETE', cookie: by, headers });
const endOthers = (headers: Record<string, string> = {}) =>
  server.call('/api/sessions', { method: 'DELETE', cookie, headers });
const check = async (by: string | null) => (await server.call('/api/login', { cookie: by })).status;
const refusalOf = ({ status, body }: Got) => [status, body];

describe('the list of own sessions', () => {
  it('names device, address and times, this one first, and nothing that opens a door', async () => {
    const other = await signInWith(FIREFOX, '198.51.100.7');
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const times = { signed_in_at: instant, last_used_at: instant };
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(await sessions()).toStrictEqual([
      { id, device: 'A program', address: '203.0.113.9', ...times, this_device: true },
      { id, device: 'Firefox on Linux', address: '198.51.100.7', ...times, this_device: false },
    ]);
    expect((await sessions(other))[0]).toMatchObject({ address: '198.51.100.7' });
  });

  it('shows nobody else’s, none that ended, and nothing to a stranger', async () => {
    await server.register(ARUN);
    const gone = await signInWith(FIREFOX, '198.51.100.7');
    await server.call('/api/logout', { cookie: gone });
    await server.database.owner.query(
      `insert into sessions (token_hash, person_id, expires_at) values ('\\x01', 1, now())`,
    );
    expect(await sessions()).toHaveLength(1);
    expect((await server.call('/api/sessions')).status).toBe(401);
  });

  it('shows a session that an earlier server began, of which no more is known', async () => {
    await server.database.owner.query(
      `insert into sessions (token_hash, person_id, expires_at)
        values ('\\x01', 1, now() + interval '1 day')`,
    );
    expect((await sessions())[1]).toMatchObject({ device: null, address: null });
  });
});

describe('signing out a session', () => {
  it('ends that one and no other', async () => {
    const [one, two] = [
      await signInWith(FIREFOX, '198.51.100.7'),
      await signInWith('curl/8.5.0', '198.51.100.8'),
    ];
    const found = (await sessions()).find(({ device }) => device === 'Firefox on Linux');
    expect(await end(found?.id ?? '')).toMatchObject({ status: 200, body: {} });
    expect([await check(one), await check(two), await check(cookie)]).toStrictEqual([
      401, 200, 200,
    ]);
    expect((await end(found?.id ?? '')).status).toBe(404);
  });

  it('takes the cookie of this one', async () => {
    const [own] = await sessions();
    const got = await end(own?.id ?? '');
    expect(got.headers.get('Set-Cookie')).toMatch(/^lekha_sid=; .*Max-Age=0/);
    expect(await check(cookie)).toBe(401);
  });

  it('that is somebody else’s is as one that is not there', async () => {
    const arun = (await server.register(ARUN)).cookie;
    const [theirs] = await sessions(arun);
    const unknown = await end('00000000-0000-4000-8000-000000000000');
    expect(refusalOf(await end(theirs?.id ?? ''))).toStrictEqual(refusalOf(unknown));
    expect(unknown.status).toBe(404);
    expect(await check(arun)).toBe(200);
  });

  it('whose id can be nobody’s is 404', async () => {
    const ids = ["1' or '1'='1", '0', '-1', '%00', '..%2f', 'null', '{}', '%F0%9F%92%A9'];
    for (const id of [...ids, 'a'.repeat(5000)]) expect((await end(id)).status).toBe(404);
    expect(await check(cookie)).toBe(200);
  });

  it('all others ends every one but this, and voids the links of a forgotten password', async () => {
    const others = [
      await signInWith(FIREFOX, '198.51.100.7'),
      await signInWith('curl/8.5.0', '198.51.100.8'),
    ];
    const arun = (await server.register(ARUN)).cookie;
    await server.database.owner.query(
      `insert into reset_tokens (token_hash, person_id, expires_at)
        values ('\\x01', 1, now() + interval '1 hour')`,
    );
    expect(await endOthers()).toMatchObject({ status: 200, body: {} });
    expect(await Promise.all([...others, arun, cookie].map(check))).toEqual([401, 401, 200, 200]);
    const { rows } = await server.database.owner.query('select 1 from reset_tokens');
    expect(rows).toEqual([]);
  });

  it('is refused to another site and to a stranger', async () => {
    const other = await signInWith(FIREFOX, '198.51.100.7');
    const [, theirs] = await sessions();
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    const tried = [await end(theirs?.id ?? '', cookie, foreign), await endOthers(foreign)];
    expect(tried.map(({ status }) => status)).toStrictEqual([403, 403]);
    expect((await end(theirs?.id ?? '', null)).status).toBe(401);
    expect(await check(other)).toBe(200);
  });
});

it('an erased person leaves no session, no address, no device and no visit', async () => {
  await server.database.writer.query('insert into book_visits values (1, 1, now(), 1)');
  await forgetPerson(server.database.writer, 1);
  const { rows } = await server.database.owner.query(
    `select 1 from sessions union all select 1 from person_devices
      union all select 1 from book_visits`,
  );
  expect(rows).toEqual([]);
});

describe('two servers on one database', () => {
  let there: TestServer;
  let here: TestServer;
  beforeAll(async () => {
    here = await openServer();
    there = await openServer({ database: here.database });
  });
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  it('a session that is ended at one is refused at the other at once', async () => {
    const first = (await here.register(MEERA)).cookie;
    const statusThere = async (by: string | null) =>
      (await there.call('/api/islogin/book', { cookie: by })).status;
    const list = async () =>
      (await here.call('/api/sessions', { cookie: first })).body as readonly OwnSession[];
    for (const way of ['one', 'all others']) {
      const { cookie: second } = await here.signIn(MEERA);
      expect(await statusThere(second)).toBe(200);
      const id = way === 'one' ? `/${(await list())[1]?.id}` : '';
      await here.call(`/api/sessions${id}`, { method: 'DELETE', cookie: first });
      const began = performance.now();
      while ((await statusThere(second)) !== 401) {
        if (performance.now() - began > 400) throw new Error(`Still signed in: ${way}.`);
      }
      expect(await statusThere(first)).toBe(200);
    }
  });
});
