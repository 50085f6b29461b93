import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import type { BookEvent } from '#core/book/index.ts';
import {
  booksOf,
  firstOwnersOf,
  membersOf,
  readBook,
  roleOf,
} from '#projections/books-and-members/read.ts';
import { farida, iyer, kamala, meera } from '#tests/specimens/books/people.ts';
import { chaiStall } from '#tests/specimens/books/chai-stall.ts';
import { created, sahyadri, staffed } from '#tests/specimens/books/sahyadri.ts';
import { did, shownInstantOf } from './support/happened.ts';
import { laidOut, table } from './support/laid-out.ts';
import { openReadTables } from './support/read-tables.ts';
import type { ReadTables } from './support/read-tables.ts';

const { bookId } = sahyadri;
let tables: ReadTables;

beforeAll(async () => {
  tables = await openReadTables();
});
afterEach(() => tables.forget());
afterAll(() => tables.close());

const happen = (...events: readonly BookEvent[]) =>
  tables.happens(
    bookId,
    events.map((event) => did(event)),
  );

const locked = (kind: 'soft' | 'hard', lockedTo: string | null): BookEvent => ({
  type: 'LockDateSet',
  version: 1,
  data: { bookId, kind, lockedTo, reason: 'Return filed' },
});
const removed = (personId: number): BookEvent => ({
  type: 'MemberRemoved',
  version: 1,
  data: { bookId, personId },
});
const added = (personId: number): BookEvent => ({
  type: 'MemberAdded',
  version: 1,
  data: { bookId, personId, role: 'auditor' },
});

const showMembers = async () =>
  laidOut(await membersOf(tables.db, bookId), {
    person: (row) => row.personId,
    role: (row) => row.role,
    since: (row) => row.since.slice(11, 19),
    'last seq': (row) => row.lastSeq,
  });

test('a new book has a name, no first day and no locks', async () => {
  await happen(...created);
  expect(await readBook(tables.db, bookId)).toStrictEqual({
    bookId,
    name: 'Sahyadri Traders',
    beginsOn: null,
    softLockedTo: null,
    hardLockedTo: null,
    demo: null,
    createdAt: shownInstantOf(1),
    updatedAt: shownInstantOf(2),
    lastSeq: 2,
  });
});

test('a book is renamed, set up and locked, whether in one drain or in several', async () => {
  const changes: readonly BookEvent[] = [
    { type: 'BookRenamed', version: 1, data: { bookId, name: 'Sahyadri Traders LLP' } },
    {
      type: 'BookSettingsChanged',
      version: 1,
      data: { bookId, changes: { beginsOn: '2025-04-01' } },
    },
    locked('hard', '2026-03-31'),
    locked('soft', '2026-10-31'),
    locked('soft', null),
    { type: 'BookSettingsChanged', version: 1, data: { bookId, changes: {} } },
  ];
  await happen(...created, ...changes);
  const inOneDrain = await readBook(tables.db, bookId);
  await tables.forget();
  for (const event of [...created, ...changes]) await happen(event);
  expect(await readBook(tables.db, bookId)).toStrictEqual(inOneDrain);
  expect(inOneDrain).toMatchObject({
    name: 'Sahyadri Traders LLP',
    beginsOn: '2025-04-01',
    softLockedTo: null,
    hardLockedTo: '2026-03-31',
    demo: null,
    lastSeq: 8,
  });
});

test('members stand with their roles since they joined', async () => {
  await happen(...staffed);
  await happen({
    type: 'MemberRoleChanged',
    version: 1,
    data: { bookId, personId: farida.id, role: 'accountant' },
  });
  expect(await showMembers()).toBe(
    table(`
      person  role        since     last seq
           1  owner       08:00:02         2
           2  accountant  08:00:03         3
           3  data entry  08:00:04         4
           4  accountant  08:00:05         6
    `),
  );
});

test('a member who is removed belongs to the book no more', async () => {
  await happen(...staffed);
  await happen(removed(iyer.id));
  expect(await roleOf(tables.db, bookId, iyer.id)).toBeNull();
  expect(await roleOf(tables.db, bookId, meera.id)).toBe('owner');
});

test('a member removed and added again in one drain begins anew', async () => {
  await happen(...staffed);
  await happen(removed(iyer.id), added(iyer.id), added(kamala.id), removed(kamala.id));
  expect(await showMembers()).toBe(
    table(`
      person  role        since     last seq
           1  owner       08:00:02         2
           3  data entry  08:00:04         4
           4  auditor     08:00:05         5
           2  auditor     08:00:07         7
    `),
  );
});

test('a person sees the books that they belong to, their own first, and no other', async () => {
  await happen(...created, added(iyer.id));
  const stall = { bookId: chaiStall.bookId, name: chaiStall.name };
  await tables.happens(chaiStall.bookId, [
    did({ type: 'BookCreated', version: 1, data: stall }),
    did({ type: 'MemberAdded', version: 1, data: { bookId: 7, personId: iyer.id, role: 'owner' } }),
  ]);
  const books = await booksOf(tables.db, iyer.id);
  expect(laidOut(books, { book: (row) => row.name, role: (row) => row.role })).toBe(
    table(`
      book               role
      Kamala Chai Stall  owner
      Sahyadri Traders   auditor
    `),
  );
  expect(await booksOf(tables.db, farida.id)).toStrictEqual([]);
});

test('a book that does not exist is null', async () => {
  expect(await readBook(tables.db, 99)).toBeNull();
});

test('a book with several owners is named by the one of longest standing', async () => {
  await happen(...staffed, {
    type: 'MemberRoleChanged',
    version: 1,
    data: { bookId, personId: iyer.id, role: 'owner' },
  });
  expect(await firstOwnersOf(tables.db, [bookId])).toStrictEqual(new Map([[bookId, meera.id]]));
  await happen(removed(meera.id));
  expect(await firstOwnersOf(tables.db, [bookId])).toStrictEqual(new Map([[bookId, iyer.id]]));
});

test('a demo book says whether it is filled, and is in no list once it was thrown away', async () => {
  const demo = (type: 'DemoBookFilled' | 'DemoBookDiscarded'): BookEvent => ({
    type,
    version: 1,
    data: { bookId },
  });
  const begun: BookEvent = { type: 'DemoBookStarted', version: 1, data: { bookId, personId: 1 } };
  const state = async () => (await readBook(tables.db, bookId))?.demo;
  await happen(...created, begun);
  expect(await state()).toBe('filling');
  await happen(demo('DemoBookFilled'));
  expect(await state()).toBe('ready');
  await happen(
    demo('DemoBookDiscarded'),
    ...(await membersOf(tables.db, bookId)).map(({ personId }) => removed(personId)),
  );
  expect(await readBook(tables.db, bookId)).toBeNull();
  expect(await membersOf(tables.db, bookId)).toEqual([]);
});
