import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { farida, iyer, kamala, meera } from '#tests/specimens/people.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
let bookId: number;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());
beforeEach(async () => {
  bookId = idOf(await team.owner('createBook', { body: { name: 'Joined' } }));
});

const add = (email: string, role: string, more: object = {}) =>
  team.owner('addMember', { params: { bookId }, body: { email, role, ...more } });
const change = (personId: number, role: string) =>
  team.owner('changeMember', { params: { bookId, personId }, body: { role } });
const remove = (personId: number) => team.owner('removeMember', { params: { bookId, personId } });
const members = async () => (await team.owner('listMembers', { params: { bookId } })).body;

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('addMember', () => {
  it('adds a registered person by e-mail, in any case and with spaces around it', async () => {
    const got = await add(' IYER@ledgers.example ', 'accountant');
    expect(answerOf(got)).toStrictEqual([
      200,
      { person_id: iyer.id, ...named(iyer), role: 'accountant', since: INSTANT },
    ]);
    expect(await members()).toStrictEqual([
      { person_id: meera.id, ...named(meera), role: 'owner', since: INSTANT },
      got.body,
    ]);
  });

  it('refuses a person who is in the book already, and tells the role', async () => {
    await add(iyer.profile.email, 'auditor');
    const facts = { person_id: iyer.id, role: 'auditor' };
    expectRefused(await add(iyer.profile.email, 'accountant'), 409, 'member_exists', facts);
  });

  it('refuses an e-mail that nobody is registered with', async () => {
    for (const email of ['nobody@x.example', '', "' or 1=1 --", '%', '_']) {
      expectRefused(await add(email, 'auditor'), 422, 'person_not_registered');
    }
  });

  it.each([
    ['no e-mail', { role: 'auditor' }, ['email']],
    ['no role', { email: 'a@x.example' }, ['role']],
    ['another role', { email: 'a@x.example', role: 'admin' }, ['role']],
    ['a role in capitals', { email: 'a@x.example', role: 'Owner' }, ['role']],
    ['an e-mail of 301 characters', { email: 'x'.repeat(301), role: 'auditor' }, ['email']],
    ['a NUL', { email: 'a\u0000@x.example', role: 'auditor' }, ['email']],
    ['a person’s id', { email: 'a@x.example', role: 'auditor', person_id: 2 }, ['person_id']],
  ])('refuses a body with %s as malformed', async (_title, body, fields) => {
    expectFields(await team.owner('addMember', { params: { bookId }, body }), fields);
  });
});

describe('changeMember', () => {
  it('changes the role and nothing else', async () => {
    const before = (await add(iyer.profile.email, 'data entry')).body as object;
    const got = await change(iyer.id, 'owner');
    expect(answerOf(got)).toStrictEqual([200, { ...before, role: 'owner' }]);
  });

  it('knows nobody who is not in the book, registered or not', async () => {
    for (const personId of [kamala.id, 999, Number.MAX_SAFE_INTEGER]) {
      expect(answerOf(await change(personId, 'owner'))).toStrictEqual(NOT_THERE);
    }
  });

  it('leaves a book no less than one owner', async () => {
    const facts = { person_id: meera.id };
    expectRefused(await change(meera.id, 'auditor'), 409, 'book_needs_an_owner', facts);
    await add(iyer.profile.email, 'owner');
    expect((await change(meera.id, 'auditor')).status).toBe(200);
  });

  it('a change to an unknown role is malformed', async () => {
    expectFields(await change(meera.id, 'boss'), ['role']);
  });
});

describe('removeMember', () => {
  it('answers with nothing, and the book is not theirs from the next call on (B47)', async () => {
    await add(farida.profile.email, 'auditor');
    expect((await team.auditor('listMembers', { params: { bookId } })).status).toBe(200);
    expect(answerOf(await remove(farida.id))).toStrictEqual([200, {}]);
    const after = await team.auditor('listMembers', { params: { bookId } });
    expect(answerOf(after)).toStrictEqual(NOT_THERE);
    const books = (await team.auditor('listBooks')).body as readonly { id: number }[];
    expect(books.map(({ id }) => id)).not.toContain(bookId);
  });

  it('knows nobody who is not in the book', async () => {
    expect(answerOf(await remove(kamala.id))).toStrictEqual(NOT_THERE);
  });

  it('leaves a book no less than one owner', async () => {
    const facts = { person_id: meera.id };
    expectRefused(await remove(meera.id), 409, 'book_needs_an_owner', facts);
  });

  it('lets an owner go while another stays', async () => {
    await add(iyer.profile.email, 'owner');
    expect(answerOf(await remove(meera.id))).toStrictEqual([200, {}]);
    expect(answerOf(await team.owner('listMembers', { params: { bookId } }))).toStrictEqual(
      NOT_THERE,
    );
  });

  it('and added again is a member again', async () => {
    await add(farida.profile.email, 'auditor');
    await remove(farida.id);
    expect((await add(farida.profile.email, 'accountant')).status).toBe(200);
  });
});

const named = ({ profile }: { profile: { name: string; email: string } }) => ({
  name: profile.name,
  email: profile.email,
});
