import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { farida, iyer, kamala, meera } from '#tests/specimens/books/people.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import type { Role } from '#core/book/index.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Person, Team } from '#tests/support/team.ts';

let team: Team;
let bookId: number;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());
beforeEach(async () => {
  bookId = idOf(await team.owner('createBook', { body: { name: 'Joined' } }));
});

const add = (person: Person, role: Role) => team.join(bookId, person, role);
const change = (personId: number, role: string) =>
  team.owner('changeMember', { params: { bookId, personId }, body: { role } });
const remove = (personId: number) => team.owner('removeMember', { params: { bookId, personId } });
const members = async () => (await team.owner('listMembers', { params: { bookId } })).body;

describe('changeMember', () => {
  it('changes the role and nothing else', async () => {
    await add(iyer, 'data entry');
    const [, before] = (await members()) as readonly object[];
    const got = await change(iyer.id, 'owner');
    expect(answerOf(got)).toStrictEqual([200, { ...before, role: 'owner' }]);
    expect(await members()).toStrictEqual([expect.anything(), got.body]);
  });

  it('knows nobody who is not in the book, registered or not', async () => {
    for (const personId of [kamala.id, 999, Number.MAX_SAFE_INTEGER]) {
      expect(answerOf(await change(personId, 'owner'))).toStrictEqual(NOT_THERE);
    }
  });

  it('leaves a book no less than one owner', async () => {
    const facts = { person_id: meera.id };
    expectRefused(await change(meera.id, 'auditor'), 409, 'book_needs_an_owner', facts);
    await add(iyer, 'owner');
    expect((await change(meera.id, 'auditor')).status).toBe(200);
  });

  it('a change to an unknown role is malformed', async () => {
    expectFields(await change(meera.id, 'boss'), ['role']);
  });
});

describe('removeMember', () => {
  it('answers with nothing, and the book is not theirs from the next call on (B47)', async () => {
    await add(farida, 'auditor');
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

  it.each(['accountant', 'data entry', 'auditor'] as const)(
    'lets anybody leave, here the %s',
    async (role) => {
      await add(farida, role);
      const params = { bookId, personId: farida.id };
      expect(answerOf(await team.auditor('removeMember', { params }))).toStrictEqual([200, {}]);
      expect(answerOf(await team.auditor('removeMember', { params }))).toStrictEqual(NOT_THERE);
      expect(answerOf(await team.auditor('listMembers', { params }))).toStrictEqual(NOT_THERE);
    },
  );

  it('lets nobody but an owner remove others', async () => {
    await add(farida, 'accountant');
    const params = { bookId, personId: meera.id };
    const refusal = { role: 'accountant', right: 'RemoveMember' };
    const got = await team.auditor('removeMember', { params });
    expectRefused(got, 403, 'role_may_not', refusal);
  });

  it('lets an owner go while another stays', async () => {
    await add(iyer, 'owner');
    expect(answerOf(await remove(meera.id))).toStrictEqual([200, {}]);
    expect(answerOf(await team.owner('listMembers', { params: { bookId } }))).toStrictEqual(
      NOT_THERE,
    );
  });

  it('and added again is a member again', async () => {
    await add(farida, 'auditor');
    await remove(farida.id);
    expect((await add(farida, 'accountant')).status).toBe(200);
  });
});
