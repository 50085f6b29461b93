// What is counted in PostgreSQL is counted over all servers: a limit that is used up at one is
// passed at another.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Pdfs } from '#api/documents/pdf.ts';
import * as limits from '#api/limits/limits.ts';
import { createRateLimits } from '#api/limits/rate-limits.ts';
import type { LimitedTry } from '#api/limits/rate-limits.ts';
import { createKeyedDigest } from '#api/limits/keyed-digest.ts';
import { MASTER_KEY } from '#tests/support/books.ts';
import { GOOD_PASSWORD, openServer, registration } from '#tests/support/server.ts';
import type { Got, TestServer } from '#tests/support/server.ts';
import { askingAs } from '#tests/support/team.ts';
import { billed, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { meera } from '#tests/specimens/books/people.ts';

/** A PDF is done when the test says so. */
const drawing: (() => void)[] = [];
const pdfs: Pdfs = {
  reportOf: () => Promise.reject(new Error('No report is drawn here.')),
  pdfOf: () => new Promise((done) => drawing.push(() => done(Buffer.from('%PDF-1.7')))),
  stop: async () => undefined,
};

let house: House;
let here: TestServer;
let there: TestServer;
let cookie: string;
let bookId: number;
beforeAll(async () => {
  house = await openHouse({ rateLimits: true, pdfs });
  here = house.server;
  ({ bookId } = house);
  there = await openServer({ rateLimits: true, pdfs, database: here.database });
  cookie = house.cookieOf(meera.profile.email);
});
afterAll(async () => {
  await there.close();
  await house.close();
});

const HOME = '198.51.100.1';

/** All but one of a limit are used, by whichever server. */
async function usedButOne(attempt: LimitedTry): Promise<void> {
  const digest = createKeyedDigest(MASTER_KEY, 'rate limits');
  const { take } = createRateLimits(here.database.writer, digest);
  // Whatever was counted before belongs to another test.
  await here.database.writer.query('delete from rate_limits');
  for (let n = 1; n < attempt.limit.countMax; n += 1) await take(attempt);
}

type Case = readonly [
  title: string,
  attempt: () => LimitedTry,
  call: (at: TestServer) => Promise<Got>,
];

const owner = String(meera.id);
let count = 0;
const newcomer = () => registration(`user${(count += 1)}@x.example`);
const CASES: readonly Case[] = [
  [
    'registrations from an address',
    () => ({ limit: limits.REGISTER, by: [HOME] }),
    (at) => at.call('/api/register', { body: newcomer(), from: HOME }),
  ],
  [
    'reset links that an address asks for',
    () => ({ limit: limits.FORGOT_ADDRESS, by: [HOME] }),
    (at) => at.call('/api/forgot-password', { body: { email: 'a@b.example' }, from: HOME }),
  ],
  [
    'passwords that an address resets',
    () => ({ limit: limits.RESET, by: [HOME] }),
    (at) =>
      at.call('/api/reset-password', {
        body: { token: 'x'.repeat(43), password: GOOD_PASSWORD },
        from: HOME,
      }),
  ],
  [
    'invoices that a person mails',
    () => ({ limit: limits.MAILS_PERSON, by: [owner] }),
    (at) => at.call('/api/islogin/invoice/999/email', { body: { to: 'a@b.example' }, cookie }),
  ],
  [
    'invoices that are mailed from a book',
    () => ({ limit: limits.MAILS_BOOK, by: [String(bookId)] }),
    (at) => at.call('/api/islogin/invoice/999/email', { body: { to: 'a@b.example' }, cookie }),
  ],
  [
    'members that a person adds',
    () => ({ limit: limits.MEMBERS_PERSON, by: [owner] }),
    (at) => addMember(at),
  ],
  [
    'members that are added to a book',
    () => ({ limit: limits.MEMBERS_BOOK, by: [String(bookId)] }),
    (at) => addMember(at),
  ],
  [
    'books that a person creates',
    () => ({ limit: limits.BOOKS_PERSON, by: [owner] }),
    (at) => at.call('/api/islogin/book', { body: { name: 'Another book' }, cookie }),
  ],
];
const addMember = (at: TestServer) =>
  at.call(`/api/islogin/book/${bookId}/members`, {
    body: { email: `ghost${(count += 1)}@x.example`, role: 'auditor' },
    cookie,
  });

describe('the limit of', () => {
  it.each(CASES)('%s holds over two servers', async (_title, attempt, call) => {
    await usedButOne(attempt());
    expect((await call(here)).status).not.toBe(429);
    expect((await call(there)).status).toBe(429);
  });

  it('wrong passwords for an account from an address holds over two servers', async () => {
    await here.database.writer.query('delete from rate_limits');
    const { email } = meera.profile;
    const wrong = (at: TestServer) => at.signIn(email, 'Wrong1aaX', { from: HOME });
    const statuses: number[] = [];
    for (let n = 0; n < limits.WRONG_PASSWORDS.countMax; n += 1) {
      statuses.push((await wrong(n % 2 === 0 ? here : there)).status);
    }
    expect(new Set(statuses)).toStrictEqual(new Set([401]));
    expect([(await wrong(here)).status, (await wrong(there)).status]).toStrictEqual([429, 429]);
  });

  it('PDFs of a person at the same time holds over two servers', async () => {
    const { id: invoiceId } = await billed(house, 'mills');
    const ask = (at: TestServer) =>
      askingAs(at, cookie)('readInvoicePdf', { params: { invoiceId } });
    const two = [ask(here), ask(there)];
    await vi.waitFor(() => expect(drawing).toHaveLength(2));
    expect((await ask(there)).status).toBe(429);
    expect(drawing).toHaveLength(2);
    const third = ask(here);
    for (const finish of drawing.splice(0)) finish();
    expect((await Promise.all(two)).map(({ status }) => status)).toStrictEqual([200, 200]);
    await vi.waitFor(() => expect(drawing).toHaveLength(1));
    for (const finish of drawing.splice(0)) finish();
    expect((await third).status).toBe(200);
  });
});
