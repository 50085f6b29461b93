// A demo book from its beginning to its end, with the job that fills it run by hand.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillDemoBook } from '#api/jobs/demo/fill-demo-book.ts';
import type { JobData } from '#api/jobs/queues.ts';
import { expectRefused } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

type DemoReply = { readonly id: number; readonly demo?: string };

let team: Team;
const asked: JobData['fill-demo-book'][] = [];
beforeAll(async () => {
  team = await openTeam({ askToFillDemoBook: async (job) => void asked.push(job) });
});
afterAll(() => team.close());
beforeEach(async () => {
  await team.owner('discardDemoBook');
  asked.length = 0;
});

const begin = async () => (await team.owner('beginDemoBook', { body: {} })).body as DemoReply;
const booksOf = async () => (await team.owner('listBooks')).body as readonly DemoReply[];
const fill = (job = asked[0]) => fillDemoBook(team.server.core)(job ?? { bookId: 0, personId: 0 });

describe('a demo book', () => {
  it('is one for each person, however hastily it is asked for', async () => {
    const ids = (await Promise.all([begin(), begin(), begin()])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(asked).toHaveLength(1);
    expect(await begin()).toMatchObject({ id: ids[0], demo: 'filling' });
  });

  it('stands behind the books of a business, and says what it is wherever books are listed', async () => {
    const { id } = await begin();
    const books = await booksOf();
    expect(books.at(-1)).toMatchObject({ id, demo: 'filling' });
    expect(books.filter(({ demo }) => demo !== undefined)).toHaveLength(1);
    const session = (await team.owner('sessionCheck')).body as { books: readonly DemoReply[] };
    expect(session.books.filter(({ demo }) => demo)).toEqual([
      { id, name: 'Sahyadri Traders (demo)', demo: 'filling' },
    ]);
  });

  it('is filled through the writer with a year of trade that balances', async () => {
    const { id } = await begin();
    await fill();
    const { body } = await team.owner('readDemoBook');
    expect(body).toMatchObject({ offered: true, book: { id, demo: 'ready' } });
    const figures = await team.owner('readFigures', { params: { bookId: id } });
    expect(figures.body).toMatchObject({ journals: { count: expect.any(Number) as number } });
    const { journals } = figures.body as { journals: { count: number } };
    expect(journals.count).toBeGreaterThan(100);
    const balances = await team.owner('readTrialBalance', { params: { bookId: id } });
    expect(balances.status).toBe(200);
    // Jobs run at least once: a second time changes nothing.
    await fill();
    const again = await team.owner('readFigures', { params: { bookId: id } });
    expect((again.body as { journals: { count: number } }).journals.count).toBe(journals.count);
  });

  it('that was left half filled is thrown away by the next attempt', async () => {
    const { id } = await begin();
    await team.owner('applySalesTemplate', { params: { bookId: id } });
    await fill();
    expect((await team.owner('readDemoBook')).body).toEqual({ offered: true, book: null });
  });

  it('thrown away while its filling waits is filled no more', async () => {
    await begin();
    await team.owner('discardDemoBook');
    await fill();
    expect((await team.owner('readDemoBook')).body).toMatchObject({ book: null });
  });

  it('thrown away is gone from the list, and its calls are those of no book', async () => {
    const { id } = await begin();
    expect((await team.owner('discardDemoBook')).status).toBe(200);
    expect((await booksOf()).map((book) => book.id)).not.toContain(id);
    const read = await team.owner('readFigures', { params: { bookId: id } });
    expect(read.status).toBe(404);
    expect((await team.owner('discardDemoBook')).status).toBe(200);
    expect((await begin()).id).not.toBe(id);
  });

  it('is its owner’s alone: nobody is invited, and nothing is sent from it', async () => {
    const { id } = await begin();
    const params = { bookId: id };
    const body = { email: 'somebody@example.in', role: 'auditor' };
    const refused = await team.owner('inviteMember', { params, body });
    expectRefused(refused, 409, 'demo_book_stays_inside');
    expect((await team.stranger('readFigures', { params })).status).toBe(404);
    expect((await team.stranger('readDemoBook')).body).toEqual({ offered: true, book: null });
  });

  it('refuses fields that it does not know', async () => {
    const got = await team.owner('beginDemoBook', { body: { name: 'Mine' } });
    expect(got.status).toBe(400);
  });

  it('is for people who are signed in', async () => {
    expect((await team.nobody('readDemoBook')).status).toBe(401);
    expect((await team.nobody('beginDemoBook', { body: {} })).status).toBe(401);
    expect((await team.nobody('discardDemoBook')).status).toBe(401);
  });
});

describe('where demo books are turned off', () => {
  it('none is offered, and none is opened', async () => {
    const without = await openTeam({ demoBooks: false });
    const { body } = await without.owner('readDemoBook');
    expect(body).toEqual({ offered: false, book: null });
    const refused = await without.owner('beginDemoBook', { body: {} });
    expectRefused(refused, 403, 'demo_books_off');
    await without.close();
  });
});
