// What is taken away at a moment: every file and paper holds the books of then, and says so.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { meera } from '#tests/specimens/books/people.ts';
import { billed, openHouse } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done } from '../../trade/requests.ts';

let house: House;
let invoiceId: number;
/** The last event before the second invoice. */
let then: number;
beforeAll(async () => {
  house = await openHouse();
  invoiceId = (await billed(house, 'mills')).id;
  const { body } = await house.owner('readLogHead', { params: { bookId: house.bookId } });
  then = (body as { seq: number }).seq;
  await billed(house, 'mills');
});
afterAll(() => house.close());

const fetched = (path: string) =>
  house.server.app.request(`http://lekha.test${path}`, {
    headers: { cookie: house.cookieOf(meera.profile.email) },
  });
const nameOf = (response: Response) => response.headers.get('Content-Disposition') ?? '';
const linesOf = (text: string) => text.trimEnd().split('\r\n');

async function zipAt(at: string): Promise<Record<string, string>> {
  const response = await fetched(`/api/islogin/book/${house.bookId}/export${at}`);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const),
  );
}

describe('the zip of everything', () => {
  it('holds the records and the events of its moment, and says which', async () => {
    const now = await zipAt('');
    const past = await zipAt(`?at=${then}`);
    expect(linesOf(now['invoice.csv'] ?? '')).toHaveLength(3);
    expect(linesOf(past['invoice.csv'] ?? '')).toHaveLength(2);
    expect(linesOf(past['events.csv'] ?? '')).toHaveLength(then + 1);
    expect(now['events.csv']).toContain((past['events.csv'] ?? '').trimEnd());
    expect(linesOf(past['about.csv'] ?? '')[1]).toMatch(new RegExp(`^${then},${then},`));
    expect(past['read-me.txt']).toContain(`as known at event ${then}, `);
    expect(now['read-me.txt']).not.toContain('as known');
  });

  it('holds in each table no more than the table of today, and never a row of later', async () => {
    const now = await zipAt('');
    const past = await zipAt(`?at=${then}`);
    for (const [name, text] of Object.entries(past)) {
      const lines = linesOf(text);
      expect(lines.length, name).toBeLessThanOrEqual(linesOf(now[name] ?? text).length + 1);
    }
    expect(linesOf(past['journal.csv'] ?? '')).toHaveLength(2);
  });

  it('names its moment in the name of the file', async () => {
    const response = await fetched(`/api/islogin/book/${house.bookId}/export?at=${then}`);
    expect(nameOf(response)).toMatch(new RegExp(`as known at event ${then} \\d{4}-\\d\\d-\\d\\d `));
    await response.arrayBuffer();
    const now = await fetched(`/api/islogin/book/${house.bookId}/export`);
    expect(nameOf(now)).not.toContain('as known');
    await now.arrayBuffer();
  });
});

describe('a list as a file', () => {
  const path = (query: string) => `/api/islogin/receivables/export?book_id=${house.bookId}${query}`;

  it('says below its lines and in its name as known when', async () => {
    const past = await fetched(path(`&at=${then}`));
    expect(nameOf(past)).toContain(`as known at event ${then} `);
    expect(linesOf(await past.text()).at(-1)).toMatch(
      new RegExp(`Working paper, as known at event ${then}, [-0-9]{10} \\d\\d:\\d\\d IST`),
    );
  });

  it('has its lines alone today', async () => {
    const now = await fetched(path(''));
    expect(nameOf(now)).not.toContain('as known');
    expect(await now.text()).not.toContain('Working paper');
  });
});

describe('a document on paper', () => {
  const paperAt = async (query: Record<string, number>) =>
    done(await house.owner('readInvoicePaper', { params: { invoiceId }, query })).body;

  it('is a working paper, and asks nobody for money', async () => {
    const past = await paperAt({ at: then });
    expect(past).toMatchObject({ upi: null, title: 'Tax Invoice' });
    const { workingPaper, footer } = past as { workingPaper: string; footer: string };
    expect(workingPaper).toMatch(new RegExp(`^Working paper, as known at event ${then}, .* IST$`));
    expect(footer).toContain(workingPaper);
    expect(await paperAt({})).not.toHaveProperty('workingPaper');
  });

  it('has the moment in the name of its PDF', async () => {
    const pdf = await fetched(
      `/api/islogin/invoice/${invoiceId}/pdf?book_id=${house.bookId}&at=${then}`,
    );
    expect(pdf.status).toBe(200);
    expect(nameOf(pdf)).toContain(`-as-known-at-event-${then}-`);
    await pdf.arrayBuffer();
  });
});
