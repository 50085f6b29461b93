// A person's address has only letters that nobody can take for others.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { email } from '#api/contract/session/email.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { setCredentials } from '#api/session/password/credentials.ts';
import { createPasswords } from '#api/session/password/hash.ts';
import { openServer, GOOD_PASSWORD } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';

const DOTTY = 'dotty@example.in';
/** Addresses that look like Dotty's, or like nothing at all, by what is in them. */
const STRANGE = [
  ['a zero width space', 'dotty\u200b@example.in', 'U+200B'],
  ['a zero width joiner', 'dot\u200dty@example.in', 'U+200D'],
  ['a soft hyphen', 'dot\u00adty@example.in', 'U+00AD'],
  ['a word joiner', 'dotty@exam\u2060ple.in', 'U+2060'],
  ['a mark from right to left', '\u202edotty@example.in', 'U+202E'],
  ['a byte order mark within', 'dot\ufefftty@example.in', 'U+FEFF'],
  ['a Hangul filler', 'dotty\u3164@example.in', 'U+3164'],
  ['a variation selector', 'dotty\ufe0f@example.in', 'U+FE0F'],
  ['a tag of a language', 'dotty\u{e0061}@example.in', 'U+E0061'],
  ['an accent by itself', 'do\u0301tty@example.in', 'U+0301'],
  ['a Greek omicron', 'd\u03bftty@example.in', '\u03bf'],
  ['a Cyrillic o', 'd\u043etty@example.in', '\u043e'],
  ['a Cyrillic a in the domain', 'dotty@ex\u0430mple.in', '\u0430'],
  ['letters of full width', '\uff44otty@example.in', '\uff44'],
  ['a dotless i', 'dotty@example.\u0131n', '\u0131'],
  ['the sign of Kelvin', 'dotty\u212a@example.in', '\u212a'],
  ['a full stop of full width', 'dotty@example\uff0ein', '\uff0e'],
] as const;

const passwords = createPasswords();
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await openServer({ passwords });
  cookie = (await server.register(DOTTY)).cookie ?? '';
});
afterAll(() => server.close());

describe('an address with letters that can be mistaken', () => {
  it.each(STRANGE)('is refused with %s, which is named', (_title, address, named) => {
    const { success, error } = email.safeParse(address);
    expect(success).toBe(false);
    expect(error?.issues.map(({ message }) => message).join()).toContain(named);
  });

  it('is refused at registration and in the profile, in words for the person', async () => {
    const address = 'd\u03bftty@example.in';
    const registered = await server.register(address);
    const change = { email: address, current_password: GOOD_PASSWORD };
    const changed = await server.call('/api/profile', { cookie, body: change });
    for (const { status, body } of [registered, changed]) {
      expect([status, body]).toStrictEqual([400, expect.stringContaining('The email address has')]);
    }
  });

  it('signs in as before where it was registered before', async () => {
    const address = 'd\u03bftty@old.example';
    const [id = 0] = await server.core.nextIds('person', 1);
    const personId = id as PersonId;
    const hash = await passwords.hash(GOOD_PASSWORD, '');
    await server.core.writer.submit({
      bookId: 0,
      actorId: id,
      command: {
        type: 'RegisterPerson',
        data: { personId, name: 'D', email: address, phone: '', company: '', setup: false },
      },
      also: (sql) => setCredentials(sql, personId, hash),
    });
    const signedIn = await server.signIn(address);
    expect(signedIn.status).toBe(200);
    const phone = { phone: '+91 98200 99999' };
    const changed = await server.call('/api/profile', { cookie: signedIn.cookie, body: phone });
    expect(changed.body).toMatchObject({ email: address, ...phone });
  });
});

describe('an address of plain letters', () => {
  it.each([
    DOTTY,
    'Dotty.O-Neil+books@Example.co.in',
    "d'otty_1@a-b.example",
    'x@xn--80ak6aa92e.example',
  ])('is taken: %s', (address) => {
    expect(email.parse(` ${address} `)).toBe(address);
  });

  it.each(['', 'dotty', 'dotty@', '@example.in', 'a b@example.in', 'a@b', 'a..b@example.in'])(
    'is asked for instead of %j',
    (address) => {
      const { error } = email.safeParse(address);
      expect(error?.issues[0]?.message).toBe('Enter an email address, such as name@example.in.');
    },
  );
});
