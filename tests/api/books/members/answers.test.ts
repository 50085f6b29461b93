// How whoever is invited sees an invitation and answers it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kamala, meera } from '#tests/specimens/books/people.ts';
import { confirmAddress } from '#tests/support/books.ts';
import { answerOf, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { askingAs, idOf, openTeam } from '#tests/support/team.ts';
import type { Asking, Team } from '#tests/support/team.ts';
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

const newPerson = async (email: string): Promise<Asking> =>
  askingAs(team.server, (await team.server.register(email)).cookie);

const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

describe('listInvitationsToMe', () => {
  it('shows whoever has the address who invites, to what and as what', async () => {
    const { id } = await book.invite();
    const { body } = await team.stranger('listInvitationsToMe');
    expect(body).toContainEqual({
      id,
      book_id: bookId,
      book_name: 'Joined',
      role: 'accountant',
      invited_by: meera.profile.name,
      ends_on: DAY,
    });
    expect((await team.auditor('listInvitationsToMe')).body).toStrictEqual([]);
  });

  it('shows nothing to whoever registered with an address that is not confirmed', async () => {
    const email = 'ca.mehta@bigfirm.example';
    const impostor = await newPerson(email);
    const { id } = await book.invite(email);
    expect((await impostor('listInvitationsToMe')).body).toStrictEqual([]);
    for (const name of ['acceptInvitation', 'declineInvitation'] as const) {
      expect(answerOf(await book.answer(impostor, name, { id }))).toStrictEqual(NOT_THERE);
    }
    await confirmAddress(team.server.core, email);
    expect((await impostor('listInvitationsToMe')).body).toHaveLength(1);
  });
});

describe('readInvitation', () => {
  it('tells whoever has the link what it is about, signed in or not', async () => {
    const { id, token } = await book.invite();
    const { status, body } = await team.nobody('readInvitation', { body: { token } });
    expect([status, body]).toStrictEqual([
      200,
      {
        id,
        book_id: bookId,
        book_name: 'Joined',
        role: 'accountant',
        invited_by: meera.profile.name,
        ends_on: DAY,
        email: KAMALA,
      },
    ]);
  });

  it('knows no other token', async () => {
    for (const token of ['', 'x', 'x'.repeat(43), '../../etc/passwd']) {
      const got = await team.nobody('readInvitation', { body: { token } });
      expect(answerOf(got)).toStrictEqual(NOT_THERE);
    }
  });
});

describe('acceptInvitation', () => {
  it('makes whoever has the address a member with the role that was offered', async () => {
    const got = await book.answer(team.stranger, 'acceptInvitation', await book.invite());
    expect(got).toMatchObject({ status: 200, body: { id: bookId, role: 'accountant' } });
    expect(await booksOf(team.stranger)).toContain(bookId);
    expect(await book.listed()).toStrictEqual([]);
    expect((await team.stranger('listInvitationsToMe')).body).not.toContainEqual(
      expect.objectContaining({ book_id: bookId }),
    );
  });

  it('takes an invitation once', async () => {
    const invited = await book.invite();
    expect((await book.answer(team.stranger, 'acceptInvitation', invited)).status).toBe(200);
    expect(answerOf(await book.answer(team.stranger, 'acceptInvitation', invited))).toStrictEqual(
      NOT_THERE,
    );
    await team.owner('removeMember', { params: { bookId, personId: kamala.id } });
    expect(answerOf(await book.answer(team.stranger, 'acceptInvitation', invited))).toStrictEqual(
      NOT_THERE,
    );
  });

  it('says to the holder of a link whose address is another that it is not for them', async () => {
    const invited = await book.invite();
    for (const name of ['acceptInvitation', 'declineInvitation'] as const) {
      const got = await book.answer(team.auditor, name, invited);
      expectRefused(got, 403, 'invitation_for_another_address', {});
      const without = await book.answer(team.auditor, name, { id: invited.id });
      expect(answerOf(without)).toStrictEqual(NOT_THERE);
    }
  });

  it('a link that an owner hands over confirms no address', async () => {
    const email = 'new.clerk@sahyadri.example';
    const clerk = await newPerson(email);
    const invited = await book.invite(email);
    const refused = await book.answer(clerk, 'acceptInvitation', invited);
    expectRefused(refused, 403, 'address_not_confirmed', {});
    await confirmAddress(team.server.core, email);
    expect((await book.answer(clerk, 'acceptInvitation', invited)).status).toBe(200);
  });

  it('knows no invitation of another book, and no book by its id', async () => {
    const invited = await book.invite();
    const elsewhere = idOf(await team.owner('createBook', { body: { name: 'Elsewhere' } }));
    for (const params of [
      { bookId: elsewhere, invitationId: invited.id },
      { bookId: 999_999, invitationId: invited.id },
      { bookId, invitationId: 999_999 },
    ]) {
      const body = { token: invited.token };
      const got = await team.stranger('acceptInvitation', { params, body });
      expect(answerOf(got)).toStrictEqual(NOT_THERE);
    }
  });

  it('the same request under one key is answered alike, also when the member has left', async () => {
    const { id } = await book.invite();
    const ask = {
      params: { bookId, invitationId: id },
      body: {},
      headers: { 'Idempotency-Key': `accept-once-${id}` },
    };
    const first = await team.stranger('acceptInvitation', ask);
    await team.owner('removeMember', { params: { bookId, personId: kamala.id } });
    expect(answerOf(await team.stranger('acceptInvitation', ask))).toStrictEqual(answerOf(first));
    expect(await booksOf(team.stranger)).not.toContain(bookId);
  });

  it('and a withdrawal at once leave a member or nobody, never both refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await book.invite();
      const params = { bookId, invitationId: id };
      const [accepted, withdrawn] = await Promise.all([
        book.answer(team.stranger, 'acceptInvitation', { id }),
        team.owner('withdrawInvitation', { params }),
      ]);
      expect(new Set([accepted.status, withdrawn.status])).toStrictEqual(new Set([200, 404]));
      const isMember = (await booksOf(team.stranger)).includes(bookId);
      expect(isMember).toBe(accepted.status === 200);
      await team.owner('removeMember', { params: { bookId, personId: kamala.id } });
    }
  });
});

describe('declineInvitation', () => {
  it('ends the link and the place in the list of whom it is for', async () => {
    const invited = await book.invite();
    expect(answerOf(await book.answer(team.stranger, 'declineInvitation', invited))).toStrictEqual([
      200,
      {},
    ]);
    expect(answerOf(await book.answer(team.stranger, 'acceptInvitation', invited))).toStrictEqual(
      NOT_THERE,
    );
    const { token } = invited;
    expect((await team.nobody('readInvitation', { body: { token } })).status).toBe(404);
  });
});
