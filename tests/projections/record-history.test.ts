import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BooksEvent } from '#core/domain.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { historyOf } from '#projections/record-history/read.ts';
import type { HistoryKind } from '#projections/record-history/table.ts';
import { recordHistoryProjection } from '#projections/record-history/project.ts';
import { chaiStall } from '#tests/specimens/books/chai-stall.ts';
import {
  morningSalePosted,
  morningSaleReversed,
  salePostedWith,
} from '#tests/specimens/journals.ts';
import { iyer, meera } from '#tests/specimens/books/people.ts';
import { classified } from '#tests/specimens/tally/types.ts';
import { byPerson, did, didToJournal, recorded, shownInstantOf } from './support/happened.ts';
import { openReadTables } from './support/read-tables.ts';
import type { ReadTables } from './support/read-tables.ts';

const { bookId, cash } = chaiStall;
let tables: ReadTables;

beforeAll(async () => {
  tables = await openReadTables();
});
beforeEach(() => tables.forget());
afterAll(() => tables.close());

const told = async (kind: HistoryKind, id: number, book: number = bookId) =>
  (await historyOf(tables.db, book, kind, id)).map(({ what }) => what);

const happen = (events: readonly BooksEvent[], book: number = bookId) =>
  tables.happens(
    book,
    events.map((event) => did(event)),
  );

test('a correction is told on the original, its reversal and its replacement', async () => {
  const data = { journalId: 11, number: 1285, entryDate: '2026-11-20', corrects: 9 };
  await tables.happens(bookId, [
    did(morningSalePosted),
    didToJournal(9, morningSaleReversed({ number: 1284, reason: 'wrong account' })),
    did(salePostedWith(data)),
  ]);
  expect(await told('journal', 9)).toStrictEqual([
    'Corrected by #1,285',
    'Reversed by #1,284: wrong account',
  ]);
  expect(await told('journal', 10)).toStrictEqual([
    'Posted #1,284, ₹123.50, as the reversal of #1: wrong account',
  ]);
  expect(await told('journal', 11)).toStrictEqual(['Posted #1,285, ₹123.50, as a correction']);
});

test('a person and a time stand beside the words', async () => {
  await tables.happens(bookId, [
    did(morningSalePosted),
    byPerson(iyer.id, didToJournal(9, morningSaleReversed({ number: 2, reason: 'Twice' }))),
  ]);
  expect(await historyOf(tables.db, bookId, 'journal', 9)).toStrictEqual([
    {
      seq: 2,
      actorId: iyer.id,
      personId: null,
      recordedAt: shownInstantOf(2),
      what: 'Reversed by #2: Twice',
    },
  ]);
});

test('the life of a book is told', async () => {
  const lock = { bookId, reason: 'GSTR-3B filed' };
  const invitation = { bookId, invitationId: 31 };
  const offer = { email: 'a@x.example', role: 'data entry', endsOn: '2026-12-05' } as const;
  await happen([
    { type: 'BookCreated', version: 1, data: { bookId, name: 'Chai' } },
    { type: 'MemberInvited', version: 1, data: { ...invitation, ...offer } },
    { type: 'InvitationAccepted', version: 1, data: { ...invitation, personId: 2 } },
    { type: 'MemberAdded', version: 1, data: { bookId, personId: 2, role: 'data entry' } },
    { type: 'MemberRoleChanged', version: 1, data: { bookId, personId: 2, role: 'accountant' } },
    { type: 'MemberRemoved', version: 1, data: { bookId, personId: 2 } },
    { type: 'BookRenamed', version: 1, data: { bookId, name: 'Kamala Chai Stall' } },
    {
      type: 'BookSettingsChanged',
      version: 1,
      data: { bookId, changes: { beginsOn: '2026-04-01' } },
    },
    { type: 'BookSettingsChanged', version: 1, data: { bookId, changes: { beginsOn: null } } },
    { type: 'LockDateSet', version: 1, data: { ...lock, kind: 'soft', lockedTo: '2026-10-31' } },
    { type: 'LockDateSet', version: 1, data: { ...lock, kind: 'hard', lockedTo: '2026-03-31' } },
    { type: 'LockDateSet', version: 1, data: { ...lock, kind: 'soft', lockedTo: null } },
  ]);
  expect((await told('book', bookId)).toReversed()).toStrictEqual([
    'Created',
    'Invited somebody as data entry',
    'Accepted the invitation',
    'Added a member as data entry',
    'Made a member accountant',
    'Removed a member',
    'Renamed to Kamala Chai Stall',
    'Set to begin on 1 Apr 2026',
    'Set to begin on any day',
    'Locked to 31 Oct 2026 (month): GSTR-3B filed',
    'Locked to 31 Mar 2026 (year): GSTR-3B filed',
    'Opened again (month): GSTR-3B filed',
  ]);
  const members = (await historyOf(tables.db, bookId, 'book', bookId)).map((row) => row.personId);
  expect(members.toReversed().slice(0, 7)).toStrictEqual([null, null, null, 2, 2, 2, null]);
});

test('the life of an account is told, but never its e-mail address', async () => {
  const details = {
    classification: classified('cash-in-hand'),
    gstin: null,
    companyTypeId: null,
    asset: null,
  };
  const data = {
    accountId: cash,
    code: 'cash',
    name: 'Cash',
    email: 'till@chai.example',
    ...details,
  };
  const changed = (changes: object): BooksEvent => ({
    type: 'AccountChanged',
    version: 2,
    data: { accountId: cash, changes },
  });
  await happen([
    { type: 'AccountCreated', version: 2, data },
    changed({ name: 'Cash box' }),
    changed({ email: 'box@chai.example', gstin: '27AAPFU0939F1ZV' }),
    changed({
      name: 'Till',
      classification: classified('suspense'),
      companyTypeId: 3,
      asset: null,
    }),
    { type: 'AccountRetired', version: 1, data: { accountId: cash } },
  ]);
  expect((await told('account', cash)).toReversed()).toStrictEqual([
    'Created from a starter chart',
    'Renamed to Cash box',
    'Changed GSTIN and e-mail',
    'Renamed to Till; changed account type, company type and asset',
    'Retired',
  ]);
});

test('the life of an account type is told', async () => {
  const added = { typeId: 301, name: 'Feasts', group: null, reserved: false };
  const grouped = { typeId: 301, group: 'suspense' } as const;
  await happen([
    { type: 'AccountTypeAdded', version: 1, data: added },
    { type: 'AccountTypeRenamed', version: 1, data: { typeId: 301, name: 'Festivals' } },
    { type: 'AccountTypeGroupChanged', version: 1, data: grouped },
  ]);
  const lives = ['Put under Suspense A/c', 'Renamed to Festivals', 'Added'];
  expect(await told('account-type', 301)).toStrictEqual(lives);
});

const personId = meera.id;
const lifeOfMeera: readonly BooksEvent[] = [
  { type: 'PersonRegistered', version: 1, data: { personId, ...meera.profile } },
  { type: 'AdminGranted', version: 1, data: { personId } },
  { type: 'AdminRevoked', version: 1, data: { personId } },
  {
    type: 'ProfileChanged',
    version: 1,
    data: { personId, changes: { name: 'Meera J', phone: '1234567', company: 'Sahya' } },
  },
  { type: 'PersonErased', version: 1, data: { personId } },
];

test('the life of a person is told', async () => {
  await happen(lifeOfMeera, 0);
  expect((await told('person', personId, 0)).toReversed()).toStrictEqual([
    'Registered',
    'Became an admin',
    'Is no longer an admin',
    'Changed name, phone and company',
    'Personal data erased',
  ]);
});

test('no personal value of anybody stands in the words', () => {
  const events = recorded(
    0,
    lifeOfMeera.map((event) => did(event)),
  );
  const words = JSON.stringify(recordHistoryProjection.project(events));
  for (const value of [...Object.values(meera.profile), 'Meera J', '1234567', 'Sahya']) {
    expect(words).not.toContain(value);
  }
  expect(PROJECTIONS).toContain(recordHistoryProjection);
});

test('a record without a history has none', async () => {
  expect(await told('account', 999)).toStrictEqual([]);
});
