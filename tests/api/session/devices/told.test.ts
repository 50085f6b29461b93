// Who signs in on a device that is new to them, or changes the password, is told by mail.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTICES, NOTICES_UNCONFIRMED } from '#api/limits/limits.ts';
import { GOOD_PASSWORD, openSessionServer } from '../session-server.ts';
import type { SessionServer } from '../session-server.ts';

const MEERA = 'meera@sahyadri.example';
const ARUN = 'arun@sahyadri.example';
const NEXT_PASSWORD = 'Filter-Kaapi-8';
const HOME = '198.51.100.7';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36';

let server: SessionServer;
let device: string;
let cookie: string | null;
beforeEach(async () => {
  server = await openSessionServer({ rateLimits: true });
  const registered = await server.register(MEERA);
  [cookie, device] = [registered.cookie, deviceIn(registered.headers)];
  await server.confirmAddress(MEERA);
});
afterEach(() => server.close());

/** What a browser keeps of the device, as it sends it. */
const deviceIn = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((text) => text.split(';')[0] ?? '')
    .find((text) => text.startsWith('lekha_device=')) ?? '';

const signIn = (kept: string | null, email = MEERA) =>
  server.signIn(email, undefined, {
    from: HOME,
    headers: { 'User-Agent': CHROME },
    cookie: kept,
  });
/** The notices there are once nothing more is on its way. */
async function notices() {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return server.accountMails.filter(({ subject }) => !subject.startsWith('Confirm'));
}
const subjects = async () => (await notices()).map(({ subject }) => subject);
const NEW_DEVICE = 'Your account for Lekha was used on a new device';
const PASSWORD_CHANGED = 'Your password for Lekha was changed';

describe('a sign-in', () => {
  it('tells the person of a new device, with its kind, address and time', async () => {
    expect((await signIn(null)).status).toBe(200);
    await vi.waitFor(() => expect(server.accountMails.at(-1)?.subject).toBe(NEW_DEVICE));
    const { to, text } = server.accountMails.at(-1) ?? {};
    expect(to).toStrictEqual({ address: MEERA });
    expect(text).toContain('Device:  Chrome on Windows\n');
    expect(text).toContain(`Address: ${HOME}\n`);
    expect(text).toMatch(/Time: {4}\d{1,2} \w+ \d{4}, \d\d:\d\d \(Asia\/Kolkata\)/);
    // Neither names nor links, which somebody else may have written.
    expect(text).not.toMatch(/Meera|https?:/);
  });

  it('tells nobody of a known device, also after signing out', async () => {
    const out = await server.call('/api/logout', { cookie: `${cookie}; ${device}` });
    expect(out.headers.getSetCookie().join()).not.toContain('lekha_device');
    const again = await signIn(device);
    expect(deviceIn(again.headers)).toBe(device);
    const other = await signIn(null);
    await signIn(deviceIn(other.headers));
    expect(await subjects()).toStrictEqual([NEW_DEVICE]);
  });

  it('tells once of the device of somebody else, which is new to this person', async () => {
    await server.register(ARUN);
    await server.confirmAddress(ARUN);
    await signIn(device, ARUN);
    await signIn(device, ARUN);
    await signIn(device);
    expect((await notices()).map(({ to, subject }) => [to.address, subject])).toStrictEqual([
      [ARUN, NEW_DEVICE],
    ]);
  });

  it('tells nobody the first time where a person has no known devices', async () => {
    await server.pool.query('delete from person_devices');
    await signIn(null);
    expect(await subjects()).toStrictEqual([]);
    await signIn(null);
    expect(await subjects()).toStrictEqual([NEW_DEVICE]);
  });

  it.each(['lekha_device=', 'lekha_device=short', `lekha_device=${'x'.repeat(44)}`])(
    'gives a device of ours for a cookie that is none: %s',
    async (kept) => {
      const got = await signIn(kept);
      expect(deviceIn(got.headers)).toMatch(/^lekha_device=[A-Za-z0-9_-]{43}$/);
    },
  );

  it('that is refused tells nobody and gets no device', async () => {
    const got = await server.signIn(MEERA, 'Wrong1aaX');
    expect(got.headers.getSetCookie()).toStrictEqual([]);
    expect(await subjects()).toStrictEqual([]);
  });

  it('floods no mailbox, and least one that may be another’s', async () => {
    for (let n = 0; n < NOTICES.countMax + 2; n += 1) await signIn(null);
    expect(await subjects()).toHaveLength(NOTICES.countMax);
    await server.register(ARUN);
    for (let n = 0; n < NOTICES_UNCONFIRMED.countMax + 2; n += 1) await signIn(null, ARUN);
    const all = (await notices()).filter(({ to }) => to.address === ARUN);
    expect(all).toHaveLength(NOTICES_UNCONFIRMED.countMax);
  });

  it('keeps a digest of the device and no more, and fifty of a person at most', async () => {
    await server.pool.query(
      `insert into person_devices (person_id, token_hash, seen_at)
        select 1, decode(lpad(n::text, 64, '0'), 'hex'), now() - n * interval '1 day'
        from generate_series(1, 60) n`,
    );
    await signIn(null);
    const { rows } = await server.pool.query('select d::text as kept from person_devices d');
    expect(rows.length).toBeLessThanOrEqual(51);
    expect(JSON.stringify(rows)).not.toContain(device.split('=')[1]);
  });
});

describe('a changed password', () => {
  it('is told, however many new devices were told before', async () => {
    for (let n = 0; n <= NOTICES.countMax; n += 1) await signIn(null);
    const body = { current_password: GOOD_PASSWORD, password: NEXT_PASSWORD };
    expect((await server.call('/api/password', { body, cookie })).status).toBe(200);
    expect((await subjects()).at(-1)).toBe(PASSWORD_CHANGED);
    expect(server.accountMails.at(-1)?.text).not.toContain(NEXT_PASSWORD);
  });

  it('is told when it was forgotten too', async () => {
    await server.call('/api/forgot-password', { body: { email: MEERA } });
    const token = /#token=([A-Za-z0-9_-]{43})$/m.exec(server.mails.at(-1) ?? '')?.[1];
    const body = { token, password: NEXT_PASSWORD };
    expect((await server.call('/api/reset-password', { body })).status).toBe(200);
    expect(await subjects()).toStrictEqual([PASSWORD_CHANGED]);
  });

  it('that is refused is told nobody', async () => {
    const body = { current_password: 'Wrong1aaX', password: NEXT_PASSWORD };
    await server.call('/api/password', { body, cookie });
    expect(await subjects()).toStrictEqual([]);
  });
});
