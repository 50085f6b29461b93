import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyedDigest } from '#api/limits/keyed-digest.ts';
import { MASTER_KEY } from '#tests/support/books.ts';
import { confirmAddress } from '#tests/support/books.ts';
import { openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';
import { PDFS_IN_BULK } from '#api/limits/pdf-counts.ts';
import { billed, openHouse } from '../trade/house.ts';

const MEERA = 'meera@sahyadri.example';
const RAVI = 'ravi@sahyadri.example';
const PLAIN_PDFS = {
  pdfOf: async () => Buffer.from('%PDF-1.7'),
  reportOf: async () => ({ pdf: Buffer.from('%PDF-1.7'), lines: 0 }),
  stop: async () => undefined,
};
const ADDRESS = '198.51.100.7';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
  await server.register(MEERA);
  await server.register(RAVI);
});
afterAll(() => server.close());

const lastLine = (): unknown => (JSON.parse(server.logged()) as unknown[]).at(-1);

it('a sign-in and a failure are lines with the address and a digest of the account', async () => {
  const digest = createKeyedDigest(MASTER_KEY, 'accounts in the log');
  const account = digest(MEERA).toString('hex');
  await server.signIn(' MEERA@sahyadri.example', 'Wrong1aa', { from: ADDRESS });
  expect(lastLine()).toMatchObject({ status: 401, address: ADDRESS, account });
  await server.signIn(MEERA, undefined, { from: ADDRESS });
  expect(lastLine()).toMatchObject({ status: 200, address: ADDRESS, account, person: 1 });
  expect(server.logged()).not.toMatch(/meera|Wrong1aa/i);
});

it('PDFs in bulk are a line with the book, and one PDF is none', async () => {
  const house = await openHouse({ pdfs: PLAIN_PDFS });
  const { id: invoiceId } = await billed(house, 'mills');
  const lines = () => (house.server.logged().match(/"exported":"pdfs"/g) ?? []).length;
  for (let n = 1; n <= PDFS_IN_BULK; n += 1) {
    expect(lines()).toBe(0);
    await house.owner('readInvoicePdf', { params: { invoiceId } });
  }
  const all = JSON.parse(house.server.logged()) as unknown[];
  expect(all.at(-1)).toMatchObject({ status: 200, person: 1, book: house.bookId });
  expect(lines()).toBe(1);
  await house.close();
});

it('an export and each change of a member are lines with the book', async () => {
  const { cookie } = await server.signIn(MEERA);
  const created = await server.call('/api/islogin/book', { cookie, body: { name: 'Sahyadri' } });
  const { id: book } = created.body as { id: number };
  await server.call(`/api/islogin/customer/export?book_id=${book}&format=csv`, { cookie });
  expect(lastLine()).toMatchObject({ status: 200, person: 1, book, exported: 'customers' });
  const body = { email: RAVI, role: 'auditor' };
  const path = `/api/islogin/book/${book}`;
  const invited = await server.call(`${path}/members`, { cookie, body });
  const { id: invitation, link } = invited.body as { id: number; link: string };
  expect(lastLine()).toMatchObject({ status: 200, person: 1, book, invitation, role: 'auditor' });
  await confirmAddress(server.core, RAVI);
  const { cookie: ravi } = await server.signIn(RAVI);
  await server.call(`${path}/invitations/${invitation}/accept`, { cookie: ravi, body: {} });
  expect(lastLine()).toMatchObject({ status: 200, person: 2, book, invitation, member: 2 });
  const method = 'DELETE';
  await server.call(`/api/islogin/book/${book}/members/2`, { cookie, method });
  expect(lastLine()).toMatchObject({ status: 200, person: 1, book, member: 2 });
  expect(server.logged()).not.toContain(RAVI);
  expect(server.logged()).not.toContain(link.split('=')[1]);
});
