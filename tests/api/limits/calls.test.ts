import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSessionServer } from '#tests/api/session/session-server.ts';
import type { SessionServer } from '#tests/api/session/session-server.ts';

const MEERA = 'meera@sahyadri.example';
const RAVI = 'ravi@sahyadri.example';

let server: SessionServer;
let [meera, ravi]: (string | null)[] = [];
let bookId = 0;
beforeAll(async () => {
  server = await openSessionServer({ rateLimits: true });
  [meera, ravi] = [(await server.register(MEERA)).cookie, (await server.register(RAVI)).cookie];
  await server.confirmAddress(MEERA);
  bookId = idOf((await createBook(meera ?? null)).body);
});
afterAll(() => server.close());

const idOf = (body: unknown): number => (body as { id: number }).id;
const createBook = (cookie: string | null) =>
  server.call('/api/islogin/book', { cookie, body: { name: 'Sahyadri Traders' } });
const invite = (n: number) =>
  server.call(`/api/islogin/book/${bookId}/members`, {
    cookie: meera ?? null,
    body: { email: `ghost${n}@x.example`, role: 'auditor' },
  });
const sendInvoice = () =>
  server.call('/api/islogin/invoice/1/email', {
    cookie: meera ?? null,
    body: { book_id: bookId, to: 'relay@victim.example' },
  });
/** The replies to calls one after another, until one is refused. */
async function untilRefused(call: (n: number) => ReturnType<typeof createBook>) {
  for (let n = 1; n <= 200; n += 1) {
    const got = await call(n);
    if (got.status === 429) return { before: n - 1, got };
  }
  return { before: 200, got: null };
}

describe('one person, in one book,', () => {
  it('invites twenty e-mail addresses in an hour', async () => {
    const { before, got } = await untilRefused(invite);
    expect(before).toBe(20);
    expect(got?.body).toMatchObject({ code: 'too_many_requests' });
    expect(Number(got?.headers.get('Retry-After'))).toBeGreaterThan(3000);
  });

  it('asks for fifty mails to others in an hour', async () => {
    expect((await untilRefused(sendInvoice)).before).toBe(50);
  });

  it('creates twenty books in a day, and others go on', async () => {
    expect((await untilRefused(() => createBook(meera ?? null))).before).toBe(19);
    expect((await createBook(ravi ?? null)).status).toBe(200);
  });

  it('creates 200 books in a year', async () => {
    const email = 'anil@sahyadri.example';
    const { cookie } = await server.register(email);
    expect((await createBook(cookie)).status).toBe(200);
    // As if the days before had been as busy, and a new one had begun.
    await server.pool.query(`update rate_limits set count = 200, window_ends = case
      when window_ends > now() + interval '2 days' then window_ends else now() end`);
    const refused = await createBook(cookie);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.body).toHaveProperty('detail', expect.stringMatching(/365 days\.$/));
  });
});

describe('what a person adds in a day', () => {
  const day = `interval '2 days'`;
  const params = () => ({ cookie: ravi ?? null });
  const account = (name: string) =>
    server.call('/api/islogin/account', { ...params(), body: { name, account_type_id: 1 } });
  const order = (name: string) => server.call('/api/order', { ...params(), body: { name } });

  it.each([
    ['accounts, customers and masters', 20_000, account],
    ['records without rules', 5000, order],
  ] as const)('is limited: %s', async (_what, most, add) => {
    expect((await add('First')).status).toBe(200);
    const fill = `update rate_limits set count = $1 where window_ends < now() + ${day}`;
    await server.pool.query(fill, [most - 1]);
    expect((await add('Second')).status).toBe(200);
    const got = await add('Third');
    expect(got).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(got.headers.get('Retry-After'))).toBeGreaterThan(80_000);
  });

  it('is counted by person, and what they post and change is not', async () => {
    const mine = { cookie: meera ?? null, body: { name: 'Order of another' } };
    expect((await server.call('/api/order', mine)).status).toBe(200);
    const changed = { ...params(), method: 'PUT', body: { name: 'Changed' } };
    const { body } = await server.call('/api/order', params());
    const [{ id } = { id: 0 }] = body as { id: number }[];
    expect((await server.call(`/api/order/${id}`, changed)).status).toBe(200);
  });
});
