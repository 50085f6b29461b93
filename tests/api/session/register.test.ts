import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, openSessionServer, registration, SETUP_CODE } from './session-server.ts';
import type { SessionServer } from './session-server.ts';

let server: SessionServer;
beforeAll(async () => {
  server = await openSessionServer();
});
afterAll(() => server.close());

describe('registration', () => {
  it('signs the person in, who is no admin without the setup code', async () => {
    const got = await server.register('meera@sahyadri.example');
    expect(got.status).toBe(200);
    expect(got.body).toStrictEqual({
      id: 1,
      name: 'Meera Joshi',
      email: 'meera@sahyadri.example',
      phone: '+91 98200 00001',
      roles: [],
      books: [],
    });
    const check = await server.call('/api/login', { cookie: got.cookie });
    expect(check.body).toStrictEqual(got.body);
  });

  it('registering a known e-mail in any case is refused and changes no password (A21)', async () => {
    await server.confirmAddress('meera@sahyadri.example');
    const got = await server.register('MEERA@Sahyadri.example', { password: 'Another-Word-9' });
    expect(got.status).toBe(409);
    expect(got.body).toBe('This email is registered already. Sign in, or reset the password.');
    expect(got.cookie).toBeNull();
    expect((await server.signIn('meera@sahyadri.example')).status).toBe(200);
    expect((await server.signIn('meera@sahyadri.example', 'Another-Word-9')).status).toBe(401);
  });

  it('grants neither roles nor books that are asked for (A23, A25)', async () => {
    const wishes = { roles: ['admin'], books: [{ id: 1 }], isAdmin: true, id: 99, setup: true };
    const got = await server.register('deepak@sahyadri.example', wishes);
    expect(got.status).toBe(200);
    expect(got.body).toMatchObject({ roles: [], books: [] });
    expect(got.body).not.toMatchObject({ id: 99 });
  });

  it.each([
    ['no digit', 'Abcdefgh'],
    ['no upper case', 'abcdefg1'],
    ['no lower case', 'ABCDEFG1'],
    ['four characters', 'Abc1'],
    ['a NUL inside', 'Abcdef1\u0000x'],
    ['half a surrogate pair', 'Abcdef12\ud800'],
    ['257 characters', `${'a'.repeat(255)}1A`],
    ['a common word', 'Passw0rd'],
    ['a number for text', 12345678],
  ])('refuses a password with %s in a plain string (A15, A17, A19)', async (_title, password) => {
    const got = await server.register('new@x.example', { password });
    expect(got.status).toBe(400);
    expect(got.body).toEqual(expect.any(String));
  });

  it('says of a common password what is the matter', async () => {
    const got = await server.register('new@x.example', { password: 'Passw0rd' });
    expect(got.body).toBe(
      'This password is among the first that others would try. Choose another one.',
    );
  });

  it.each([`${'a'.repeat(300)}@x.in`, 'a@b', 'a b@x.in', '@x.in', 'a@x..in', 'a@x.in\u0000', ''])(
    'refuses the e-mail %o (A27)',
    async (email) => {
      const got = await server.register(email);
      expect([got.status, typeof got.body]).toStrictEqual([400, 'string']);
    },
  );

  it.each([
    ['name', '   '],
    ['name', 'n'.repeat(10_000)],
    ['name', undefined],
    ['phone', 'call me'],
    ['phone', undefined],
    ['company', 5],
  ])('refuses a %s such as %o (A29)', async (field, value) => {
    const got = await server.register('new@x.example', { [field]: value });
    expect([got.status, typeof got.body]).toStrictEqual([400, 'string']);
  });

  it('takes JSON only (A55)', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const sent = { body: registration('new@x.example'), headers: { 'Content-Type': type } };
      const got = await server.call('/api/register', sent);
      expect([got.status, typeof got.body]).toStrictEqual([415, 'string']);
    }
  });

  it('one of two people who register at once with one e-mail is taken', async () => {
    const both = await Promise.all([
      server.register('twin@x.example'),
      server.register('Twin@x.example'),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toStrictEqual([200, 409]);
  });

  it('keeps no password and no token readable, in the tables or in the log (A53)', async () => {
    const { cookie } = await server.signIn('meera@sahyadri.example');
    const { rows } = await server.pool.query(
      `select (select json_agg(c) from credentials c)::text
        || (select json_agg(s) from sessions s)::text as kept`,
    );
    const kept = JSON.stringify(rows) + server.logged();
    expect(kept).not.toContain(GOOD_PASSWORD);
    expect(kept).not.toContain(cookie?.split('=')[1]);
    expect(kept).not.toContain('meera@sahyadri.example');
  });
});

describe('the first person of an installation', () => {
  let fresh: SessionServer;
  beforeEach(async () => {
    fresh = await openSessionServer({ needsSetupCode: true });
  });
  afterEach(() => fresh.close());

  const register = (email: string, setup_code?: string, from = '127.0.0.1') =>
    fresh.call('/api/register', { body: { ...registration(email), setup_code }, from });
  const roles = (email: string, setup_code: string) =>
    register(email, setup_code).then(({ body }) => (body as { roles: string[] }).roles);
  const isAsked = async () => (await fresh.call('/api/register')).body;

  it.each([
    ['on the machine itself', '127.0.0.1', {}],
    ['through a proxy on it', '127.0.0.1', { 'X-Forwarded-For': '203.0.113.9' }],
    ['elsewhere', '203.0.113.9', {}],
  ])('is asked for the code %s', async (_title, from, headers) => {
    const body = registration('meera@sahyadri.example');
    const got = await fresh.call('/api/register', { body, from, headers });
    expect([got.status, got.body, got.cookie]).toStrictEqual([
      400,
      'setup_code: There is no admin yet. Enter the setup code that the server prints when it starts.',
      null,
    ]);
    expect((await fresh.signIn('meera@sahyadri.example')).status).toBe(401);
  });

  it('is admin with the code, and nobody is asked for it afterwards', async () => {
    expect(await isAsked()).toStrictEqual({ needs_setup_code: true, mail: 'outbox' });
    expect(await roles('meera@sahyadri.example', SETUP_CODE)).toStrictEqual(['admin']);
    expect(await isAsked()).toStrictEqual({ needs_setup_code: false, mail: 'outbox' });
    expect((await register('deepak@sahyadri.example')).body).toMatchObject({ roles: [] });
    expect(await roles('iyer@ledgers.example', SETUP_CODE)).toStrictEqual([]);
  });

  it('spoils nothing by a wrong code: the right one makes an admin until there is one', async () => {
    for (const code of ['AAAA', '', `${SETUP_CODE}2`]) {
      expect(await register('meera@sahyadri.example', code)).toMatchObject({
        status: 400,
        body: expect.stringMatching(/^setup_code: .*not the setup code/),
        cookie: null,
      });
    }
    expect(await roles('meera@sahyadri.example', SETUP_CODE)).toStrictEqual(['admin']);
  });

  it('is one of two who have the code and register at once', async () => {
    const both = await Promise.all([
      roles('meera@sahyadri.example', SETUP_CODE),
      roles('iyer@ledgers.example', SETUP_CODE),
    ]);
    expect(both.flat()).toStrictEqual(['admin']);
  });
});
