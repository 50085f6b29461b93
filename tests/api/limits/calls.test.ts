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
  bookId = idOf((await createBook(meera ?? null)).body);
});
afterAll(() => server.close());

const idOf = (body: unknown): number => (body as { id: number }).id;
const createBook = (cookie: string | null) =>
  server.call('/api/islogin/book', { cookie, body: { name: 'Sahyadri Traders' } });
const lookUp = (n: number) =>
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
  it('looks twenty e-mail addresses up in an hour, known or not', async () => {
    const { before, got } = await untilRefused(lookUp);
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
});
