import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WRONG_PASSWORDS } from '#api/limits/limits.ts';
import { GOOD_PASSWORD, openSessionServer } from '../session-server.ts';
import type { SessionServer } from '../session-server.ts';

const MEERA = 'meera@sahyadri.example';
const NEXT_PASSWORD = 'Filter-Kaapi-8';
const HOME = '198.51.100.1';
const ELSEWHERE = '198.51.100.2';

let server: SessionServer;
let cookie: string | null;
beforeEach(async () => {
  server = await openSessionServer({ rateLimits: true });
  cookie = (await server.register(MEERA)).cookie;
});
afterEach(() => server.close());

const change = (body: Record<string, unknown> = {}, from = HOME, by = cookie) =>
  server.call('/api/password', {
    body: { current_password: GOOD_PASSWORD, password: NEXT_PASSWORD, ...body },
    cookie: by,
    from,
  });
const check = async (of: string | null) => (await server.call('/api/login', { cookie: of })).status;

describe('a password changed while signed in', () => {
  it('is the one that signs in from then on', async () => {
    const got = await change();
    expect([got.status, got.body]).toMatchObject([200, { email: MEERA }]);
    expect((await server.signIn(MEERA)).status).toBe(401);
    expect((await server.signIn(MEERA, NEXT_PASSWORD)).status).toBe(200);
  });

  it('gives this session a new token and ends the person’s others', async () => {
    const other = (await server.signIn(MEERA)).cookie;
    const { cookie: stranger } = await server.register('iyer@ledgers.example');
    const got = await change();
    expect(got.cookie).toMatch(/^lekha_sid=[A-Za-z0-9_-]{43}$/);
    expect(got.cookie).not.toBe(cookie);
    const all = [got.cookie, cookie, other, stranger];
    expect(await Promise.all(all.map(check))).toStrictEqual([200, 401, 401, 200]);
  });

  it('voids the links of a forgotten password', async () => {
    await server.call('/api/forgot-password', { body: { email: MEERA } });
    const token = /#token=([A-Za-z0-9_-]{43})$/m.exec(server.mails.at(-1) ?? '')?.[1];
    await change();
    const got = await server.call('/api/reset-password', {
      body: { token, password: 'Third-Word-9' },
    });
    expect(got.status).toBe(400);
  });

  it('twice at once from the same password is changed once', async () => {
    const both = await Promise.all([change(), change({ password: 'Second-Word-82' })]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is a stranger’s to change only after signing in', async () => {
    expect((await change({}, HOME, null)).status).toBe(401);
  });

  it('asks for the current one, and names its field when it is wrong', async () => {
    const got = await change({ current_password: 'Wrong1aaX' });
    expect([got.status, got.body]).toMatchObject([
      400,
      {
        code: 'current_password_wrong',
        errors: [{ field: 'current_password', message: 'The current password is wrong.' }],
      },
    ]);
    expect(await check(cookie)).toBe(200);
    expect((await server.signIn(MEERA)).status).toBe(200);
  });

  it.each([
    ['without the current one', { current_password: undefined }, 'current_password'],
    ['to a weak one', { password: 'short1A' }, 'password'],
    ['to a common one', { password: 'Passw0rd' }, 'password'],
    ['with another field', { email: MEERA }, 'email'],
  ])('%s is refused at the field', async (_title, body, field) => {
    const got = await change(body);
    expect([got.status, got.body]).toMatchObject([400, { errors: [{ field }] }]);
  });

  it('is tried as often as a sign-in is, and no oftener', async () => {
    const tries: number[] = [];
    for (let n = 0; n < WRONG_PASSWORDS.countMax + 1; n += 1) {
      tries.push((await change({ current_password: 'Wrong1aaX' })).status);
    }
    expect(tries.filter((status) => status === 400)).toHaveLength(WRONG_PASSWORDS.countMax);
    expect(tries.at(-1)).toBe(429);
    const right = await change();
    expect([right.status, right.body]).toMatchObject([429, { code: 'too_many_attempts' }]);
    expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await change({}, ELSEWHERE)).status).toBe(200);
  });

  it('is written nowhere', async () => {
    await change();
    expect(server.logged()).not.toContain(NEXT_PASSWORD);
    const { rows } = await server.pool.query('select e::text from events e');
    expect(JSON.stringify(rows)).not.toContain(NEXT_PASSWORD);
  });
});
