import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, openSessionServer } from '../session-server.ts';
import type { SessionServer } from '../session-server.ts';

const MEERA = 'meera@sahyadri.example';
const NEXT_PASSWORD = 'Filter-Kaapi-8';

let server: SessionServer;
beforeAll(async () => {
  server = await openSessionServer();
  await server.register(MEERA);
});
afterAll(() => server.close());

const forgot = (email: unknown, headers: Record<string, string> = {}) =>
  server.call('/api/forgot-password', { body: { email }, headers });
const reset = (token: unknown, password: unknown = NEXT_PASSWORD) =>
  server.call('/api/reset-password', { body: { token, password } });

async function linkFor(email: string): Promise<string> {
  await forgot(email);
  return /#token=([A-Za-z0-9_-]{43})$/m.exec(server.mails.at(-1) ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is answered alike for anybody, and asks for one job either way', async () => {
    const known = await forgot(MEERA.toUpperCase());
    const unknown = await forgot('nobody@x.example');
    const absurd = await forgot('\u0000');
    for (const { status, body } of [known, unknown, absurd]) {
      expect([status, body]).toStrictEqual([200, {}]);
    }
    expect(server.asked.slice(-3)).toStrictEqual([1, null, null]);
    expect(server.mails).toHaveLength(1);
  });

  it('sends a link to our own address, whatever the request says of it (A61)', async () => {
    await forgot(MEERA, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    expect(server.mails.at(-1)).toContain('https://books.example/reset-password#token=');
    expect(server.mails.at(-1)).not.toContain('evil');
  });

  it.each([[{}], [{ email: 5 }], [{ email: MEERA, more: 1 }]])(
    'a forgotten password with %o is 400',
    async (body) => {
      const got = await server.call('/api/forgot-password', { body });
      expect([got.status, typeof got.body]).toStrictEqual([400, 'string']);
    },
  );
});

describe('a link', () => {
  beforeEach(async () => {
    await server.pool.query('delete from reset_tokens');
    await reset(await linkFor(MEERA), GOOD_PASSWORD);
  });

  it('sets a new password once and ends every session (A59)', async () => {
    const { cookie } = await server.signIn(MEERA);
    const token = await linkFor(MEERA);
    const got = await reset(token);
    expect([got.status, got.body, got.cookie]).toStrictEqual([200, {}, null]);
    expect((await server.call('/api/login', { cookie })).status).toBe(401);
    expect((await server.signIn(MEERA)).status).toBe(401);
    expect((await server.signIn(MEERA, NEXT_PASSWORD)).status).toBe(200);
    expect((await reset(token, 'Third-Word-9')).status).toBe(400);
  });

  it('used twice at once works once', async () => {
    const token = await linkFor(MEERA);
    const both = await Promise.all([reset(token, 'First-Word-81'), reset(token, 'Second-Word-82')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toStrictEqual([200, 400]);
  });

  it('is void when another link was used', async () => {
    const older = await linkFor(MEERA);
    await reset(await linkFor(MEERA));
    expect((await reset(older)).status).toBe(400);
  });

  it('is void after an hour (A59)', async () => {
    const token = await linkFor(MEERA);
    await server.pool.query("update reset_tokens set expires_at = expires_at - interval '1 hour'");
    const got = await reset(token);
    expect([got.status, got.body]).toStrictEqual([
      400,
      'This link has been used or is too old. Ask for a new one.',
    ]);
  });

  it('is void after the e-mail changed (A59)', async () => {
    const token = await linkFor(MEERA);
    const { cookie } = await server.signIn(MEERA);
    const email = (to: string) => ({ email: to, current_password: GOOD_PASSWORD });
    await server.call('/api/profile', { body: email('m@joshi.example'), cookie });
    expect((await reset(token)).status).toBe(400);
    await server.call('/api/profile', { body: email(MEERA), cookie });
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(201), '\u0000', null])(
    'a link of another token, %o, is refused',
    async (token) => {
      expect((await reset(token)).status).toBe(400);
    },
  );

  it('refuses a common or weak password and stays good', async () => {
    const token = await linkFor(MEERA);
    expect((await reset(token, 'Passw0rd')).status).toBe(400);
    expect((await reset(token, 'short1A')).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it('is kept as a digest only', async () => {
    const token = await linkFor(MEERA);
    const { rows } = await server.pool.query('select t::text as kept from reset_tokens t');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.logged()).not.toContain(token);
  });
});
