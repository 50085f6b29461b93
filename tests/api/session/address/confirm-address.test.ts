import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPersonByEmail } from '#projections/people/read.ts';
import { createBooksCore } from '#api/server/app.ts';
import { MASTER_KEY } from '#tests/support/books.ts';
import { GOOD_PASSWORD, openSessionServer } from '../session-server.ts';
import type { SessionServer } from '../session-server.ts';

const NEXT_PASSWORD = 'Filter-Kaapi-8';

let server: SessionServer;
let meera: { readonly email: string; readonly cookie: string };
let [count, bookId] = [0, 0];
beforeAll(async () => {
  server = await openSessionServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  server.accountMails.length = 0;
  meera = await newPerson();
  const book = await server.call('/api/islogin/book', { ...signedIn(), body: { name: 'Shop' } });
  bookId = (book.body as { id: number }).id;
});

async function newPerson() {
  count += 1;
  const email = `meera${count}@sahyadri.example`;
  return { email, cookie: (await server.register(email)).cookie ?? '' };
}
const signedIn = () => ({ cookie: meera.cookie });
const tokenIn = (text = ''): string =>
  /^https:\/\/books\.example\/confirm-address#token=([A-Za-z0-9_-]{43})$/m.exec(text)?.[1] ?? '';
const lastMail = () => server.accountMails.at(-1);
const confirm = (token: string, cookie: string | null = null) =>
  server.call('/api/confirm-address', { body: { token }, cookie });
const status = async () => (await server.call('/api/islogin/address', signedIn())).body;
const sendAgain = () => server.call('/api/islogin/address/link', { ...signedIn(), body: {} });
const changeEmail = (email: string) =>
  server.call('/api/profile', {
    ...signedIn(),
    body: { email, current_password: GOOD_PASSWORD },
  });
const mailInvoice = () =>
  server.call('/api/islogin/invoice/1/email', {
    ...signedIn(),
    body: { book_id: bookId, to: 'customer@elsewhere.example' },
  });

describe('a person who has registered', () => {
  it('is sent a link to their address, in words of ours alone, and keeps books meanwhile', async () => {
    expect(server.accountMails).toHaveLength(1);
    expect(lastMail()).toMatchObject({
      to: { address: meera.email },
      subject: 'Confirm your e-mail address for Lekha',
    });
    expect(lastMail()?.text).not.toMatch(/Meera|Sahyadri Traders/);
    expect(await status()).toStrictEqual({ confirmation: 'awaited', mail: 'outbox' });
    expect(bookId).toBeGreaterThan(0);
  });

  it('mails nobody until then, and is told what to do', async () => {
    const refused = await mailInvoice();
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'address_not_confirmed',
      detail: expect.stringContaining('Confirm your e-mail address first'),
    });
    await confirm(tokenIn(lastMail()?.text));
    expect((await mailInvoice()).status).toBe(404);
  });

  it('confirms by the link once, signed in or not', async () => {
    const token = tokenIn(lastMail()?.text);
    expect(await confirm(token)).toMatchObject({ status: 200, body: {} });
    expect(await status()).toStrictEqual({ confirmation: 'link', mail: 'outbox' });
    expect(await confirm(token, meera.cookie)).toMatchObject({
      status: 400,
      body: { code: 'confirmation_link_not_good' },
    });
  });

  it('is sent another link when asked for, and none once it is confirmed', async () => {
    expect(await sendAgain()).toMatchObject({ status: 200, body: { confirmation: 'awaited' } });
    const [first, second] = server.accountMails.map(({ text }) => tokenIn(text));
    expect(first).not.toBe(second);
    expect((await confirm(second ?? '')).status).toBe(200);
    expect((await confirm(first ?? '')).status).toBe(400);
    await sendAgain();
    expect(server.accountMails).toHaveLength(2);
  });
});

describe('a link', () => {
  it('is good for a day', async () => {
    const token = tokenIn(lastMail()?.text);
    const moved = "expires_at = expires_at - interval '24 hours'";
    await server.pool.query(`update address_tokens set ${moved}`);
    expect((await confirm(token)).status).toBe(400);
    expect(await status()).toMatchObject({ confirmation: 'awaited' });
  });

  it('confirms its own person, whoever opens it', async () => {
    const token = tokenIn(lastMail()?.text);
    const other = await newPerson();
    expect((await confirm(token, other.cookie)).status).toBe(200);
    expect(await status()).toMatchObject({ confirmation: 'link' });
    const others = await server.call('/api/islogin/address', { cookie: other.cookie });
    expect(others.body).toMatchObject({ confirmation: 'awaited' });
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(201), '\u0000'])(
    'that nobody was sent confirms nothing: %j',
    async (token) => {
      expect((await confirm(token)).status).toBe(400);
      expect(await status()).toMatchObject({ confirmation: 'awaited' });
    },
  );

  it('is void once the address is changed, and the new one is asked for its own', async () => {
    const token = tokenIn(lastMail()?.text);
    const email = `new-${meera.email}`;
    expect((await changeEmail(email)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    expect(lastMail()?.to.address).toBe(email);
    expect((await confirm(tokenIn(lastMail()?.text))).status).toBe(200);
  });

  it('that was made while the address was being changed says nothing of the new one', async () => {
    const token = tokenIn(lastMail()?.text);
    const { rows } = await server.pool.query<{ token_hash: Buffer }>({
      text: `select * from address_tokens order by created_at desc limit 1`,
    });
    await changeEmail(`new-${meera.email}`);
    await server.pool.query({
      text: `insert into address_tokens select * from json_populate_record(null::address_tokens, $1)`,
      values: [JSON.stringify(asJson(rows[0]))],
    });
    expect((await confirm(token)).status).toBe(400);
    expect(await status()).toMatchObject({ confirmation: 'awaited' });
  });

  it('is kept as its digest alone, and neither it nor the address is in the log', async () => {
    const token = tokenIn(lastMail()?.text);
    const { rows } = await server.pool.query('select t::text as kept from address_tokens t');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('sahyadri');
    await confirm(token);
    expect(server.logged()).not.toContain(token);
    expect(server.logged()).not.toContain('sahyadri');
  });
});

/** Bytes as PostgreSQL reads them from JSON. */
const asJson = (row: object = {}): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : (value as unknown),
    ]),
  );

describe('a changed address', () => {
  it('is told to the one before, without the new one', async () => {
    await confirm(tokenIn(lastMail()?.text));
    await changeEmail(`new-${meera.email}`);
    const told = server.accountMails.find(({ subject }) => subject.includes('was changed'));
    expect(told?.to.address).toBe(meera.email);
    expect(told?.text).not.toContain('new-');
    expect(await status()).toMatchObject({ confirmation: 'awaited' });
    expect((await mailInvoice()).status).toBe(403);
  });

  it('is asked for nothing where it is the same', async () => {
    server.accountMails.length = 0;
    const same = { ...signedIn(), body: { name: 'Meera', email: meera.email } };
    expect((await server.call('/api/profile', same)).status).toBe(200);
    expect(server.accountMails).toStrictEqual([]);
  });
});

describe('a password that was set by a link', () => {
  const resetLink = async () => {
    await server.call('/api/forgot-password', { body: { email: meera.email } });
    return /#token=(\S{43})$/m.exec(server.mails.at(-1) ?? '')?.[1] ?? '';
  };
  const reset = (token: string) =>
    server.call('/api/reset-password', { body: { token, password: NEXT_PASSWORD } });
  const confirmationOf = async (email: string) =>
    (await findPersonByEmail(coreOf(server).db, email))?.confirmation;

  it('confirms the address that the link was mailed to', async () => {
    expect((await reset(await resetLink())).status).toBe(200);
    expect(await confirmationOf(meera.email)).toBe('reset');
  });

  it('does not confirm by a link that an earlier server made, which says no address', async () => {
    const token = await resetLink();
    await server.pool.query('update reset_tokens set email_digest = null');
    expect((await reset(token)).status).toBe(200);
    expect(await confirmationOf(meera.email)).toBe('awaited');
  });

  it('does not confirm an address that the link was not sent to', async () => {
    const token = await resetLink();
    await server.pool.query("update reset_tokens set email_digest = '\\x00'");
    expect((await reset(token)).status).toBe(200);
    expect(await confirmationOf(meera.email)).toBe('awaited');
  });
});

const coreOf = ({ pool }: SessionServer) =>
  createBooksCore(pool, { installation: 0, masterKey: MASTER_KEY });
