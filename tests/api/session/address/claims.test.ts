// An address that nobody was shown to have keeps nobody from it: several may say that it is theirs,
// and the first who is shown to have it wins.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantAdminCommand } from '#api/cli/commands/people.ts';
import { findPeopleByEmail } from '#projections/people/read.ts';
import { GOOD_PASSWORD, openSessionServer } from '../session-server.ts';
import type { SessionServer } from '../session-server.ts';

const KAMALA = 'kamala@stores.example';
const OTHER_PASSWORD = 'Filter-Kaapi-8';

let server: SessionServer;
beforeAll(async () => {
  server = await openSessionServer();
  await server.register('admin@lekha.example');
});
afterAll(() => server.close());

const idOf = ({ body }: { readonly body: unknown }): number => (body as { id: number }).id;
const linksTo = (email: string): string[] =>
  server.accountMails
    .filter(({ to, text }) => to.address === email && text.includes('/confirm-address#token='))
    .map(({ text }) => /#token=([\w-]{43})/.exec(text)?.[1] ?? '');
const confirm = (token: string) => server.call('/api/confirm-address', { body: { token } });

/** Two who say that an address is theirs: first somebody else, then whose it is. */
async function twoClaims(email: string) {
  const other = await server.register(email, { name: 'Ravi', password: OTHER_PASSWORD });
  const own = await server.register(email, { name: 'Kamala' });
  expect([other.status, own.status]).toStrictEqual([200, 200]);
  expect(idOf(other)).not.toBe(idOf(own));
  return { other, own };
}

describe('an address that somebody else registered and nobody confirmed', () => {
  it('is registered by its owner, and each signs in by their own password', async () => {
    const { other, own } = await twoClaims(KAMALA);
    expect(idOf(await server.signIn(KAMALA.toUpperCase()))).toBe(idOf(own));
    expect(idOf(await server.signIn(KAMALA, OTHER_PASSWORD))).toBe(idOf(other));
    expect((await server.signIn(KAMALA, 'Neither-Of-9')).status).toBe(401);
  });

  it('is theirs who is shown to have it first; from then on nobody else takes it', async () => {
    const [ofOther = '', ofOwner = ''] = linksTo(KAMALA);
    expect((await confirm(ofOwner)).status).toBe(200);
    expect((await confirm(ofOther)).status).toBe(400);
    const third = await server.register(KAMALA, { password: 'Third-Person-3' });
    expect(third.status).toBe(409);
    const { cookie } = await server.register('ravi@elsewhere.example');
    const taken = await server.call('/api/profile', {
      cookie,
      body: { email: KAMALA, current_password: GOOD_PASSWORD },
    });
    expect(taken.status).toBe(409);
    // The books that somebody else began under it are still theirs.
    expect((await server.signIn(KAMALA, OTHER_PASSWORD)).status).toBe(200);
  });

  it('is registered by its owner also where somebody took it by their profile', async () => {
    const email = 'asha@stores.example';
    const { cookie } = await server.register('devi@stores.example');
    const body = { email, current_password: GOOD_PASSWORD };
    expect((await server.call('/api/profile', { cookie, body })).status).toBe(200);
    const own = await server.register(email, { password: OTHER_PASSWORD });
    expect(own.status).toBe(200);
    expect((await confirm(linksTo(email).at(-1) ?? '')).status).toBe(200);
    expect((await confirm(linksTo(email)[0] ?? '')).status).toBe(400);
  });

  it('gives nobody a second account who sends the form again', async () => {
    const email = 'again@stores.example';
    const both = await Promise.all([server.register(email), server.register(email)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toStrictEqual([200, 409]);
  });

  it('is found by a bounded number of claims, whose owner confirms among any number', async () => {
    const email = 'crowd@stores.example';
    for (let n = 0; n < 16; n += 1) await server.register(email, { password: `Villages-${n}${n}` });
    const own = await server.register(email);
    const { rows } = await server.pool.query(
      'select person_id from people where lower(email) = $1',
      [email],
    );
    expect(rows).toHaveLength(17);
    expect(idOf(await server.signIn(email))).toBe(idOf(own));
    expect((await confirm(linksTo(email).at(-1) ?? '')).status).toBe(200);
    expect(idOf(await server.signIn(email))).toBe(idOf(own));
  });
});

describe('a forgotten password of an address with several claims', () => {
  it('is mailed once, with a link of each; the one that is used confirms', async () => {
    const email = 'several@stores.example';
    const { other, own } = await twoClaims(email);
    await server.call('/api/forgot-password', { body: { email } });
    const mail = server.mails.at(-1) ?? '';
    expect(mail.startsWith(`${email}\n`)).toBe(true);
    expect(mail).toContain('This address was registered several times.');
    const [first, second, ...more] = [...mail.matchAll(/#token=([\w-]{43})/g)].map(([, t]) => t);
    expect([first, second].every((token) => token !== undefined)).toBe(true);
    expect(more).toStrictEqual([]);
    const reset = (token: string | undefined) =>
      server.call('/api/reset-password', { body: { token, password: 'Brand-New-Word-5' } });
    expect((await reset(second)).status).toBe(200);
    expect(idOf(await server.signIn(email, 'Brand-New-Word-5'))).toBe(idOf(own));
    await server.call('/api/forgot-password', { body: { email } });
    expect([...(server.mails.at(-1) ?? '').matchAll(/#token=/g)]).toHaveLength(1);
    expect(idOf(await server.signIn(email, OTHER_PASSWORD))).toBe(idOf(other));
  });

  it('says nothing of the claims to whoever asks', async () => {
    const asked = await server.call('/api/forgot-password', { body: { email: KAMALA } });
    const unknown = await server.call('/api/forgot-password', { body: { email: 'no@x.example' } });
    expect([asked.status, asked.body]).toStrictEqual([unknown.status, unknown.body]);
  });
});

describe('the command line', () => {
  it('makes no admin of somebody who only says that an address is theirs', async () => {
    const email = 'boss@stores.example';
    await twoClaims(email);
    const named = grantAdminCommand.run({
      core: server.core,
      args: [email],
      print: () => undefined,
      dataDir: '',
      origin: '',
    });
    await expect(named).rejects.toThrow(/Several people say that boss@stores\.example is theirs/);
    const people = await findPeopleByEmail(server.core.db, email);
    expect(people.some(({ isAdmin }) => isAdmin)).toBe(false);
  });
});
