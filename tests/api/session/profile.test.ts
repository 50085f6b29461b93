import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, openSessionServer } from './session-server.ts';
import type { SessionServer } from './session-server.ts';

const MEERA = 'meera@sahyadri.example';

let server: SessionServer;
let cookie: string | null;
beforeAll(async () => {
  server = await openSessionServer();
  await server.register(MEERA);
  await server.register('iyer@ledgers.example');
  cookie = (await server.signIn(MEERA)).cookie;
});
afterAll(() => server.close());

const change = (body: unknown, headers: Record<string, string> = {}) =>
  server.call('/api/profile', { body, cookie, headers });

describe('the profile', () => {
  it('is changed by JSON and by a form, with only the fields that are sent', async () => {
    const byJson = await change({ name: ' Meera S Joshi ' });
    expect(byJson.body).toMatchObject({ name: 'Meera S Joshi', email: MEERA });
    const byForm = await change('phone=%2B91+98200+99999&name=&email=', {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(byForm.status).toBe(200);
    expect(byForm.body).toMatchObject({ name: 'Meera S Joshi', phone: '+91 98200 99999' });
  });

  it('is a stranger’s to change only after signing in', async () => {
    const got = await server.call('/api/profile', { body: { name: 'Mallory' } });
    expect([got.status, typeof got.body]).toStrictEqual([401, 'string']);
  });

  it.each([
    [
      'an e-mail without the current password (A39)',
      { email: 'new@x.example' },
      /current_password/,
    ],
    [
      'an e-mail with a wrong password',
      { email: 'new@x.example', current_password: 'Wrong1aa' },
      /current_password/,
    ],
    ['an e-mail that is none', { email: 'new' }, /email/],
    ['an empty name', { name: ' ' }, /name/],
    ['a role', { roles: ['admin'] }, /roles/],
  ])('refuses %s in a string that names the field', async (_title, body, words) => {
    const got = await change(body);
    expect(got.status).toBe(400);
    expect(got.body).toMatch(words);
  });

  it('the profile with the e-mail of somebody else is refused', async () => {
    await server.confirmAddress('iyer@ledgers.example');
    const got = await change({ email: 'IYER@ledgers.example', current_password: GOOD_PASSWORD });
    expect(got.status).toBe(409);
    expect(got.body).toContain('registered already');
  });

  it('the profile with the same e-mail asks for nothing', async () => {
    expect((await change({ email: MEERA, name: 'Meera Joshi' })).status).toBe(200);
  });

  it('the profile with a new e-mail keeps this session and ends the others', async () => {
    const elsewhere = (await server.signIn(MEERA)).cookie;
    const got = await change({ email: 'm@joshi.example', current_password: GOOD_PASSWORD });
    expect(got.body).toMatchObject({ email: 'm@joshi.example' });
    expect((await server.call('/api/login', { cookie })).status).toBe(200);
    expect((await server.call('/api/login', { cookie: elsewhere })).status).toBe(401);
    expect((await server.signIn(MEERA)).status).toBe(401);
    expect((await server.signIn('m@joshi.example')).status).toBe(200);
  });

  it('the profile with nothing new is answered and leaves no event', async () => {
    const events = async () => (await server.pool.query('select count(*) from events')).rows;
    const before = await events();
    expect((await change({})).status).toBe(200);
    expect(await events()).toStrictEqual(before);
  });
});
