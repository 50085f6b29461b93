import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, openSessionServer, registration, SETUP_CODE } from './session-server.ts';
import type { SessionServer } from './session-server.ts';

let server: SessionServer;
beforeAll(async () => {
  server = await openSessionServer();
});
afterAll(() => server.close());

describe('registration', () => {
  it('signs the person in, who is no admin from another machine', async () => {
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
  const first = async (
    from: string,
    more: object,
    headers: Record<string, string> = {},
    trustsLoopback = true,
  ) => {
    const fresh = await openSessionServer({ trustsLoopback });
    try {
      const body = registration('meera@sahyadri.example', { ...more });
      const got = await fresh.call('/api/register', { body, from, headers });
      const second = { ...body, email: 'iyer@ledgers.example' };
      const next = await fresh.call('/api/register', { body: second, from: '127.0.0.1' });
      return [got.body, next.body].map((user) => (user as { roles: string[] }).roles);
    } finally {
      await fresh.close();
    }
  };
  const proxied = { 'X-Forwarded-For': '203.0.113.9' };

  it.each([
    ['at the machine itself', '127.0.0.1', {}, {}, true, ['admin']],
    ['from elsewhere', '203.0.113.9', {}, {}, true, []],
    [
      'from elsewhere with the code',
      '203.0.113.9',
      { setup_code: SETUP_CODE },
      {},
      true,
      ['admin'],
    ],
    ['through a proxy on the machine', '127.0.0.1', {}, proxied, true, []],
    ['where a public address is set', '127.0.0.1', {}, {}, false, []],
  ])(
    '%s has the roles that fit, and the second never more',
    async (_title, from, more, headers, trusts, roles) => {
      expect(await first(from, more, headers, trusts)).toStrictEqual([roles, []]);
    },
  );

  it('a wrong code is refused and spoils nothing: the right one makes an admin until there is one', async () => {
    const fresh = await openSessionServer();
    const roles = async (email: string, code: string) => {
      const got = await fresh.register(email, { setup_code: code });
      return got.status === 200 ? (got.body as { roles: string[] }).roles : got;
    };
    try {
      for (const code of ['AAAA', '', `${SETUP_CODE}2`]) {
        expect(await roles('meera@sahyadri.example', code)).toMatchObject({
          status: 400,
          body: expect.stringContaining('not the setup code'),
          cookie: null,
        });
      }
      await fresh.register('stranger@x.example');
      expect(await roles('meera@sahyadri.example', SETUP_CODE)).toStrictEqual(['admin']);
      expect(await roles('iyer@ledgers.example', SETUP_CODE)).toStrictEqual([]);
    } finally {
      await fresh.close();
    }
  });

  it('one of two who have the code and register at once becomes admin', async () => {
    const fresh = await openSessionServer();
    try {
      const both = await Promise.all(
        ['meera@sahyadri.example', 'iyer@ledgers.example'].map((email) =>
          fresh.register(email, { setup_code: SETUP_CODE }),
        ),
      );
      const roles = both.flatMap(({ body }) => (body as { roles: string[] }).roles);
      expect(roles).toStrictEqual(['admin']);
    } finally {
      await fresh.close();
    }
  });
});
