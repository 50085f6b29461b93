import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const newBook = async (name: string): Promise<number> =>
  idOf(await team.owner('createBook', { body: { name } }));

describe('createBook', () => {
  it('answers with the book, whose owner the caller is', async () => {
    const got = await team.owner('createBook', { body: { name: '  Joshi & Daughters ' } });
    expect(got.status).toBe(200);
    expect(got.body).toStrictEqual({
      id: idOf(got),
      name: 'Joshi & Daughters',
      role: 'owner',
      begins_on: null,
      soft_locked_to: null,
      hard_locked_to: null,
      created_at: INSTANT,
      updated_at: INSTANT,
      seq: 2,
    });
    const listed = (await team.owner('listBooks')).body as readonly unknown[];
    expect(listed).toContainEqual(got.body);
  });

  it('takes a form', async () => {
    const got = await team.owner('createBook', {
      body: 'name=Pune+shop',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(got.body).toMatchObject({ name: 'Pune shop' });
  });

  it('takes two books of one name', async () => {
    expect(await newBook('Twins')).not.toBe(await newBook('Twins'));
  });

  it('keeps Devanagari, Tamil, emoji and a right-to-left name to the letter (D42)', async () => {
    for (const name of ['सह्याद्रि ट्रेडर्स', 'சாய் கடை', '👨‍👩‍👧 & Co ☕', 'דוכן צ׳אי']) {
      const got = await team.owner('createBook', { body: { name } });
      expect(got.body).toMatchObject({ name });
    }
  });

  it.each([
    ['no name', {}, ['name']],
    ['an empty name', { name: '' }, ['name']],
    ['a name of spaces', { name: ' \t ' }, ['name']],
    ['a name that nobody sees', { name: '\u200b\u2060' }, ['name']],
    ['101 characters', { name: 'x'.repeat(101) }, ['name']],
    ['a number', { name: 5 }, ['name']],
    ['another field', { name: 'A', ownerId: 4 }, ['ownerId']],
    ['an id of its own', { name: 'A', id: 1 }, ['id']],
  ])('refuses a body with %s as malformed', async (_title, body, fields) => {
    expectFields(await team.owner('createBook', { body }), fields);
  });

  it('asks strangers to sign in', async () => {
    const got = await team.nobody('createBook', { body: { name: 'Mallory' } });
    expect([got.status, got.body]).toMatchObject([401, { code: 'not_signed_in' }]);
  });
});

describe('listBooks', () => {
  it('lists the caller’s books alone, oldest first, with the role in each', async () => {
    const mine = (await team.auditor('listBooks')).body as readonly object[];
    expect(mine).toMatchObject([{ name: 'Sahyadri Traders', role: 'auditor' }]);
    const hers = (await team.stranger('listBooks')).body as readonly object[];
    expect(hers).toMatchObject([{ name: 'Chai Stall', role: 'owner' }]);
    const all = (await team.owner('listBooks')).body as readonly { id: number }[];
    const ids = all.map(({ id }) => id);
    expect(ids).toStrictEqual(ids.toSorted((a, b) => a - b));
  });

  it('is answered with a slash at its end too, as the specification writes it (G32)', async () => {
    const cookie = team.cookieOf('farida@audit.example');
    const plain = await team.server.call('/api/islogin/book', { cookie });
    const slashed = await team.server.call('/api/islogin/book/', { cookie });
    expect([slashed.status, slashed.body]).toStrictEqual([plain.status, plain.body]);
  });

  it('is refused to who is not signed in', async () => {
    expect((await team.nobody('listBooks')).status).toBe(401);
  });
});

describe('renameBook', () => {
  it('answers with the renamed book and moves its seq', async () => {
    const bookId = await newBook('Before');
    const got = await team.owner('renameBook', { params: { bookId }, body: { name: ' After ' } });
    expect(got.status).toBe(200);
    expect(got.body).toMatchObject({ id: bookId, name: 'After', seq: 3 });
  });

  it('renaming a book to the name that it has changes nothing', async () => {
    const bookId = await newBook('Same');
    const got = await team.owner('renameBook', { params: { bookId }, body: { name: 'Same' } });
    expect(got.body).toMatchObject({ seq: 2 });
  });

  it.each([
    ['no name', {}, ['name']],
    ['an empty name', { name: ' ' }, ['name']],
    ['an expected that is no seq', { name: 'A', expected: -1 }, ['expected']],
    ['an expected as text', { name: 'A', expected: '3' }, ['expected']],
    ['another field', { name: 'A', ownerId: 4 }, ['ownerId']],
  ])('refuses a body with %s as malformed', async (_title, body, fields) => {
    const { bookId } = team;
    expectFields(await team.owner('renameBook', { params: { bookId }, body }), fields);
  });
});

describe('changeBookSettings', () => {
  it('sets the day on which the book begins, and takes it back', async () => {
    const bookId = await newBook('Begins');
    const settings = (body: object) =>
      team.owner('changeBookSettings', { params: { bookId }, body });
    const set = await settings({ begins_on: '2026-04-01' });
    expect(set.body).toMatchObject({ begins_on: '2026-04-01', seq: 3 });
    expect((await settings({})).body).toStrictEqual(set.body);
    expect((await settings({ begins_on: null })).body).toMatchObject({ begins_on: null, seq: 4 });
  });

  it.each(['2025-02-29', '31/03/2025', '2025-3-1', '0000-01-01', '', 'today'])(
    'refuses %j as a day (F22, F24)',
    async (begins_on) => {
      const { bookId } = team;
      const got = await team.owner('changeBookSettings', {
        params: { bookId },
        body: { begins_on },
      });
      expectFields(got, ['begins_on']);
    },
  );
});
