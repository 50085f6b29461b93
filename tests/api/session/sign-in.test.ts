import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSessionServer } from './session-server.ts';
import type { SessionServer } from './session-server.ts';

const MEERA = 'meera@sahyadri.example';
const WRONG = 'Wrong email or password.';

let server: SessionServer;
beforeAll(async () => {
  server = await openSessionServer();
  await server.register(MEERA);
});
afterAll(() => server.close());

describe('signing in', () => {
  it('answers with exactly the six fields of a session (A51)', async () => {
    const got = await server.signIn(MEERA);
    expect(got.status).toBe(200);
    expect(Object.keys(got.body as object)).toStrictEqual([
      'id',
      'name',
      'email',
      'phone',
      'roles',
      'books',
    ]);
    expect(got.headers.getSetCookie()[0]).toMatch(
      /^lekha_sid=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/,
    );
  });

  it('takes an e-mail in any case and with spaces around it (A03)', async () => {
    expect((await server.signIn(' MEERA@Sahyadri.EXAMPLE ')).status).toBe(200);
  });

  it('answers an unknown e-mail and a wrong password with the same bytes (A01)', async () => {
    const wrong = await server.signIn(MEERA, 'Wrong1aa');
    const unknown = await server.signIn('nobody@x.example', 'Wrong1aa');
    expect([wrong.status, wrong.body]).toStrictEqual([401, WRONG]);
    expect([unknown.status, unknown.body]).toStrictEqual([401, WRONG]);
    const plain = ({ headers }: { headers: Headers }) =>
      [...headers].filter(([name]) => name !== 'x-request-id');
    expect(plain(unknown)).toStrictEqual(plain(wrong));
  });

  it.each([
    ['a space at the end (A05)', 'Masala-Chai-7 '],
    ['another case', 'masala-chai-7'],
    ['nothing', ''],
    ['a NUL', 'Masala-Chai-7\u0000'],
  ])('is wrong with a password that has %s', async (_title, password) => {
    const got = await server.signIn(MEERA, password);
    expect([got.status, got.body]).toStrictEqual([401, WRONG]);
  });

  it('signing in with an e-mail that no database can hold is wrong, not broken', async () => {
    for (const email of ['a\u0000@x.in', '\ud800@x.in', "' or 1=1 --", '']) {
      expect((await server.signIn(email)).status).toBe(401);
    }
  });

  it.each([
    ['operators for texts (A07)', { email: { $ne: null }, password: { $ne: null } }],
    ['true and 1 (A09)', { email: true, password: 1 }],
    ['lists', { email: [MEERA], password: ['Masala-Chai-7'] }],
    ['nothing', {}],
    ['a further field', { email: MEERA, password: 'Masala-Chai-7', admin: true }],
    ['a long password', { email: MEERA, password: 'a'.repeat(1000) }],
  ])('answers %s with a plain string and a 400', async (_title, body) => {
    const got = await server.call('/api/login', { body });
    expect([got.status, typeof got.body]).toStrictEqual([400, 'string']);
  });

  it('signing in with a password of 1 MB is 413 before any hash (A11)', async () => {
    const body = { email: MEERA, password: 'a'.repeat(1_000_000) };
    const began = process.cpuUsage();
    const got = await server.call('/api/login', { body });
    expect([got.status, typeof got.body]).toStrictEqual([413, 'string']);
    expect(process.cpuUsage(began).user).toBeLessThan(200_000);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'signing in as %s is 415, and from another site 403 (A55)',
    async (type) => {
      const headers = { 'Content-Type': type };
      const body = 'email=meera%40sahyadri.example&password=Masala-Chai-7';
      const got = await server.call('/api/login', { body, headers });
      expect([got.status, typeof got.body]).toStrictEqual([415, 'string']);
      const crossing = { body, headers: { ...headers, 'Sec-Fetch-Site': 'cross-site' } };
      const other = await server.call('/api/login', crossing);
      expect([other.status, typeof other.body]).toStrictEqual([403, 'string']);
    },
  );

  it('gives a new session and ends the one that the browser had (A37)', async () => {
    const before = await server.signIn(MEERA);
    const after = await server.signIn(MEERA, undefined, { cookie: before.cookie });
    expect(after.cookie).not.toBe(before.cookie);
    expect((await server.call('/api/login', { cookie: before.cookie })).status).toBe(401);
    expect((await server.call('/api/login', { cookie: after.cookie })).status).toBe(200);
  });

  it('does not take a session that somebody chose beforehand (A37)', async () => {
    const chosen = `lekha_sid=${'a'.repeat(43)}`;
    const got = await server.signIn(MEERA, undefined, { cookie: chosen });
    expect(got.cookie).not.toBe(chosen);
    expect((await server.call('/api/login', { cookie: chosen })).status).toBe(401);
  });

  it('is in the log with the person, and a failure without (A53)', async () => {
    await server.signIn(MEERA);
    const line = server.logged().split('},').at(-1);
    expect(line).toContain('"path":"/api/login","status":200,"person":1');
    await server.signIn(MEERA, 'Canary-Word-3');
    expect(server.logged()).toContain('"path":"/api/login","status":401,"person":null');
    expect(server.logged()).not.toContain('Canary-Word-3');
  });

  it('twice at once is two sessions (A57)', async () => {
    const both = await Promise.all([server.signIn(MEERA), server.signIn(MEERA)]);
    for (const { cookie } of both) {
      expect((await server.call('/api/login', { cookie })).status).toBe(200);
    }
    expect(both[0].cookie).not.toBe(both[1].cookie);
  });
});

describe('the session', () => {
  const check = async (cookie: string | null) => {
    const { status, body } = await server.call('/api/login', { cookie });
    return [status, typeof body];
  };
  const refused = [401, 'string'];

  it('is nobody’s without a cookie, or with one of no session (A31, A35)', async () => {
    expect(await check(null)).toStrictEqual(refused);
    expect(await check('lekha_sid=')).toStrictEqual(refused);
    expect(await check(`lekha_sid=${'x'.repeat(8000)}`)).toStrictEqual(refused);
    expect(await check(`lekha_sid=${'x'.repeat(43)}`)).toStrictEqual(refused);
  });

  it('a session with two cookies counts for neither (A35)', async () => {
    const { cookie } = await server.signIn(MEERA);
    expect(await check(`${cookie}; ${cookie}`)).toStrictEqual(refused);
    expect(await check(`${cookie}; lekha_sid=other`)).toStrictEqual(refused);
    expect(await check(`${'a=1; '.repeat(100)}${cookie}`)).toStrictEqual([200, 'object']);
  });

  it('ends at sign-out, by GET and by POST (A33)', async () => {
    for (const method of ['GET', 'POST']) {
      const { cookie } = await server.signIn(MEERA);
      const out = await server.call('/api/logout', { method, cookie });
      expect([out.status, out.body, out.cookie]).toStrictEqual([200, {}, 'lekha_sid=']);
      expect(out.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
      expect(await check(cookie)).toStrictEqual(refused);
    }
  });

  it('may be ended where there is none (A41)', async () => {
    expect((await server.call('/api/logout')).status).toBe(200);
    expect((await server.call('/api/logout', { cookie: 'lekha_sid=x' })).status).toBe(200);
  });

  it('is not ended by another site', async () => {
    const { cookie } = await server.signIn(MEERA);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await server.call('/api/logout', { cookie, headers })).status).toBe(403);
    expect(await check(cookie)).toStrictEqual([200, 'object']);
  });

  it.each([
    ['twelve hours without a call (A43)', "seen_at = now() - interval '12 hours 1 second'"],
    ['fourteen days in any case', "expires_at = now() - interval '1 second'"],
    ['the clock was put back, when it had begun ahead', "expires_at = now() + interval '1 year'"],
  ])('ends after %s', async (_title, change) => {
    const { cookie } = await server.signIn(MEERA);
    await server.pool.query(`update sessions set ${change}`);
    expect(await check(cookie)).toStrictEqual(refused);
  });

  it('lives on with use, which is noted once a minute', async () => {
    const { cookie } = await server.signIn(MEERA);
    await server.pool.query("update sessions set seen_at = now() - interval '11 hours'");
    expect(await check(cookie)).toStrictEqual([200, 'object']);
    const { rows } = await server.pool.query(
      "select count(*) as fresh from sessions where seen_at > now() - interval '1 minute'",
    );
    expect(rows).toStrictEqual([{ fresh: 1 }]);
  });

  it('seen by a clock that ran ahead counts from now on', async () => {
    const { cookie } = await server.signIn(MEERA);
    await server.pool.query("update sessions set seen_at = now() + interval '6 hours'");
    expect(await check(cookie)).toStrictEqual([200, 'object']);
    const { rows } = await server.pool.query(
      'select count(*) as now from sessions where abs(extract(epoch from now() - seen_at)) < 60',
    );
    expect(rows).toStrictEqual([{ now: 1 }]);
  });

  it('ends when its row is gone (A45)', async () => {
    const { cookie } = await server.signIn(MEERA);
    await server.pool.query('delete from sessions');
    expect(await check(cookie)).toStrictEqual(refused);
  });
});

describe('over https', () => {
  it('the cookie is bound to the host and never sent in clear', async () => {
    const secure = await openSessionServer({ https: true });
    try {
      const got = await secure.register(MEERA);
      expect(got.headers.getSetCookie()[0]).toMatch(/^__Host-lekha_sid=.*; Secure$/);
      expect((await secure.call('/api/login', { cookie: got.cookie })).status).toBe(200);
    } finally {
      await secure.close();
    }
  });
});
