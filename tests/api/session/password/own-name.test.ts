import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOwnName } from '#api/session/password/own-name.ts';
import { GOOD_PASSWORD, openSessionServer } from '../session-server.ts';
import type { SessionServer } from '../session-server.ts';

const MEERA = { name: 'Meera Joshi', email: 'm.kulkarni42@sahyadri.example' };

describe('a password', () => {
  it.each([
    'Meera12345',
    'xxJOSHIxx9',
    'J0sh1-2026',
    'Kulkarni#77',
    'm.kulkarni42A',
    'ＭＥＥＲＡ-tea-9',
  ])('%s has the own name or address in it', (password) => {
    expect(hasOwnName(password, MEERA)).toBe(true);
  });

  it.each(['Masala-Chai-7', 'Meer-0-tea-Q', 'Sahyadri-9-hills', 'Jos-hi-Jos-7'])(
    '%s has not',
    (password) => {
      expect(hasOwnName(password, MEERA)).toBe(false);
    },
  );

  it('may hold parts of fewer than four letters, which are in many words by chance', () => {
    expect(hasOwnName('Delicious-9', { name: 'Om Li', email: 'om@x.example' })).toBe(false);
  });

  it('is compared with names of any script', () => {
    const name = 'मीराबाई जोशी';
    expect(hasOwnName('Aa1-मीराबाई', { name, email: 'a@x.example' })).toBe(true);
  });
});

describe('the calls that set a password', () => {
  const EMAIL = 'meenakshi@sahyadri.example';
  let server: SessionServer;
  let cookie: string | null = null;
  beforeAll(async () => {
    server = await openSessionServer();
    ({ cookie } = await server.register(EMAIL, { name: 'Meenakshi Iyer' }));
  });
  afterAll(() => server.close());

  it('refuse one with the own name, at the registration, a change and a reset alike', async () => {
    const password = 'Meenakshi-2026';
    const registered = await server.register('iyer.meenakshi@x.example', { password });
    expect(registered).toMatchObject({
      status: 400,
      body: expect.stringContaining('has your name or your e-mail address in it'),
    });
    const body = { current_password: GOOD_PASSWORD, password };
    expect(await server.call('/api/password', { cookie, body })).toMatchObject({
      status: 400,
      body: { code: 'password_has_own_name', errors: [{ field: 'password' }] },
    });
    await server.call('/api/forgot-password', { body: { email: EMAIL } });
    const token = /#token=([\w-]{43})/.exec(server.mails.at(-1) ?? '')?.[1];
    const reset = await server.call('/api/reset-password', { body: { token, password } });
    expect(reset).toMatchObject({
      status: 400,
      body: expect.stringContaining('has your name or your e-mail address in it'),
    });
    // The link is still good, and nothing was changed.
    const better = { token, password: 'Filter-Kaapi-8' };
    expect((await server.call('/api/reset-password', { body: better })).status).toBe(200);
  });

  it('tell of a weak one once', async () => {
    const { status, body } = await server.register('weak@x.example', { password: 'abc' });
    expect(status).toBe(400);
    expect(String(body).match(/Minimum 8 characters/g)).toHaveLength(1);
  });
});
