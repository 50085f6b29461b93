import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import type { BookEvent } from '#core/book/index.ts';
import {
  findInvitation,
  invitationsOf,
  invitationsTo,
} from '#projections/books-and-members/read.ts';
import { kamala } from '#tests/specimens/books/people.ts';
import { created, sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { did } from './support/happened.ts';
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

const invited = (invitationId: number, email: string): BookEvent => ({
  type: 'MemberInvited',
  version: 1,
  data: { bookId, invitationId, email, role: 'auditor', endsOn: '2026-12-05' },
});
const declined = (invitationId: number): BookEvent => ({
  type: 'InvitationDeclined',
  version: 1,
  data: { bookId, invitationId, personId: kamala.id },
});
const withdrawn = (invitationId: number): BookEvent => ({
  type: 'InvitationWithdrawn',
  version: 1,
  data: { bookId, invitationId },
});
const accepted = (invitationId: number): BookEvent => ({
  type: 'InvitationAccepted',
  version: 1,
  data: { bookId, invitationId, personId: kamala.id },
});

const showInvitations = async () =>
  laidOut(await invitationsOf(tables.db, bookId), {
    id: (row) => row.invitationId,
    email: (row) => row.email,
    declined: (row) => row.declined,
    'ends on': (row) => row.endsOn,
  });

test('an invitation stands until it is accepted or withdrawn, in one drain or in several', async () => {
  const life = [
    invited(31, 'kamala@chai.example'),
    invited(32, 'farida@audit.example'),
    declined(32),
    invited(33, 'gone@x.example'),
    withdrawn(33),
    invited(34, 'member@x.example'),
    accepted(34),
  ];
  await happen(...created, ...life);
  const inOneDrain = await showInvitations();
  await tables.forget();
  for (const event of [...created, ...life]) await happen(event);
  expect(await showInvitations()).toBe(inOneDrain);
  expect(inOneDrain).toBe(
    table(`
      id  email                 declined  ends on
      31  kamala@chai.example   false     2026-12-05
      32  farida@audit.example  true      2026-12-05
    `),
  );
  expect(await findInvitation(tables.db, bookId, 33)).toBeNull();
});

test('an address, in whatever case, finds what it may still accept', async () => {
  await happen(...created, invited(31, 'Kamala@chai.example'), invited(32, 'x@chai.example'));
  const found = async (email: string, today: string) =>
    (await invitationsTo(tables.db, email, today)).map((row) => row.invitationId);
  expect(await found('KAMALA@chai.example', '2026-12-05')).toStrictEqual([31]);
  expect(await found('kamala@chai.example', '2026-12-06')).toStrictEqual([]);
  expect(await found('kamala', '2026-11-21')).toStrictEqual([]);
  await happen(declined(31));
  expect(await found('kamala@chai.example', '2026-11-21')).toStrictEqual([]);
});
