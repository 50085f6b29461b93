import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meera } from '#tests/specimens/books/people.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { booksOf, invitationCalls, KAMALA } from './invitation-calls.ts';
import type { InvitationCalls } from './invitation-calls.ts';

let team: Team;
let bookId: number;
let book: InvitationCalls;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());
beforeEach(async () => {
  bookId = idOf(await team.owner('createBook', { body: { name: 'Joined' } }));
  book = invitationCalls(team, bookId);
});

const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('inviteMember', () => {
  it('answers alike whether somebody is registered or not, but for what is random', async () => {
    const [known, unknown] = [
      await book.tryToInvite(KAMALA, 'auditor'),
      await book.tryToInvite('ghost@x.example', 'auditor'),
    ];
    const shape = {
      id: expect.any(Number),
      ends_on: DAY,
      mailed: false,
      link: expect.stringMatching(/^\/invitation#token=[\w-]{43}$/),
    };
    expect(answerOf(known)).toStrictEqual([200, shape]);
    expect(answerOf(unknown)).toStrictEqual([200, shape]);
    expect(JSON.stringify(known.body).length).toBe(JSON.stringify(unknown.body).length);
  });

  it('changes nothing for whom it names: no book, no right', async () => {
    await book.invite();
    expect(await booksOf(team.stranger)).not.toContain(bookId);
    expect(answerOf(await team.stranger('listMembers', { params: { bookId } }))).toStrictEqual(
      NOT_THERE,
    );
    const { body } = await team.owner('listMembers', { params: { bookId } });
    expect(body).toHaveLength(1);
  });

  it('names a member who has the address, whom the list of members shows anyway', async () => {
    const facts = { person_id: meera.id, role: 'owner' };
    expectRefused(
      await book.tryToInvite(meera.profile.email.toUpperCase(), 'auditor'),
      409,
      'member_exists',
      facts,
    );
  });

  it('a second invitation takes the place of the first, and its link ends', async () => {
    const first = await book.invite();
    const second = await book.invite(KAMALA.toUpperCase(), 'auditor');
    expect((await book.listed()).map(({ id }) => id)).toStrictEqual([second.id]);
    expect(answerOf(await book.answer(team.stranger, 'acceptInvitation', first))).toStrictEqual(
      NOT_THERE,
    );
    const { status, body } = await team.nobody('readInvitation', { body: { token: first.token } });
    expect([status, body]).toStrictEqual(NOT_THERE);
    expect((await book.answer(team.stranger, 'acceptInvitation', second)).status).toBe(200);
  });

  it.each([
    ['no e-mail', { role: 'auditor' }, ['email']],
    ['an e-mail that is none', { email: "' or 1=1 --", role: 'auditor' }, ['email']],
    ['no role', { email: 'a@x.example' }, ['role']],
    ['another role', { email: 'a@x.example', role: 'admin' }, ['role']],
    ['a role in capitals', { email: 'a@x.example', role: 'Owner' }, ['role']],
    ['a long e-mail', { email: `${'x'.repeat(65)}@x.example`, role: 'auditor' }, ['email']],
    ['a NUL', { email: 'a\u0000@x.example', role: 'auditor' }, ['email']],
    ['a person’s id', { email: 'a@x.example', role: 'auditor', person_id: 2 }, ['person_id']],
  ])('refuses a body with %s as malformed', async (_title, body, fields) => {
    expectFields(await team.owner('inviteMember', { params: { bookId }, body }), fields);
  });
});

describe('listInvitations', () => {
  it('shows the owner what waits, and who declined', async () => {
    const { id } = await book.invite();
    const waiting = {
      id,
      email: KAMALA,
      role: 'accountant',
      state: 'open',
      invited_by: meera.profile.name,
      invited_at: INSTANT,
      ends_on: DAY,
    };
    expect(await book.listed()).toStrictEqual([waiting]);
    await book.answer(team.stranger, 'declineInvitation', { id });
    expect(await book.listed()).toStrictEqual([{ ...waiting, state: 'declined' }]);
  });
});

describe('withdrawInvitation', () => {
  it('ends the link at once, and withdraws nothing twice', async () => {
    const invited = await book.invite();
    const params = { bookId, invitationId: invited.id };
    expect(answerOf(await team.owner('withdrawInvitation', { params }))).toStrictEqual([200, {}]);
    expect(answerOf(await team.owner('withdrawInvitation', { params }))).toStrictEqual(NOT_THERE);
    expect(answerOf(await book.answer(team.stranger, 'acceptInvitation', invited))).toStrictEqual(
      NOT_THERE,
    );
    expect(await book.listed()).toStrictEqual([]);
  });
});
