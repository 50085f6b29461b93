// A hundred and twenty workbooks of one person at once: another person's comes as if alone, and
// whoever goes away is not drawn for.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem } from '#api/contract/wire/problem.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
let others: number;
beforeAll(async () => {
  team = await openTeam();
  await team.owner('createCustomer', { body: { book_id: team.bookId, name: 'Anand Mills' } });
  const made = await team.stranger('createBook', { body: { name: 'Kamala Stores' } });
  others = (made.body as { id: number }).id;
});
afterAll(() => team.close());

const workbook = (bookId: number) => ({ query: { book_id: bookId, format: 'xlsx' } });

describe('a crowd of exports', () => {
  it('of one person is refused beyond what may wait, and keeps nobody else', async () => {
    const order: string[] = [];
    const crowd = Array.from({ length: 120 }, () =>
      team.owner('exportCustomers', workbook(team.bookId)).then((got) => {
        if (got.status === 200) order.push('owner');
        return got;
      }),
    );
    const other = await team.stranger('exportCustomers', workbook(others));
    order.push('stranger');
    expect(other.status).toBe(200);
    const all = await Promise.all(crowd);
    const refused = all.filter(({ status }) => status !== 200);
    // Of the owner's two places at most both were drawn before.
    expect(order.indexOf('stranger')).toBeLessThanOrEqual(2);
    expect(refused.length).toBeGreaterThanOrEqual(108);
    for (const { status, headers, body } of refused) {
      expect(status).toBe(429);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(problem.parse(body).code).toBe('too_many_exports');
    }
    expect(all.length - refused.length).toBeGreaterThanOrEqual(2);
  });

  it('of callers who left gives its places back at once', async () => {
    const leaving = new AbortController();
    const path = `/api/islogin/customer/export?book_id=${team.bookId}&format=xlsx`;
    const asked = Array.from({ length: 12 }, async () =>
      team.server.app.request(
        new Request(`http://127.0.0.1:3000${path}`, {
          headers: { Cookie: team.cookieOf('meera@sahyadri.example') },
          signal: leaving.signal,
        }),
      ),
    );
    leaving.abort();
    for (const reply of await Promise.all(asked)) expect([200, 429, 503]).toContain(reply.status);
    const started = performance.now();
    expect((await team.owner('exportCustomers', workbook(team.bookId))).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
