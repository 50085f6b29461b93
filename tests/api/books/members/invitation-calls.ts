// People who are invited to a book, for the tests of invitations.
import { expect } from 'vitest';
import type { Role } from '#core/book/index.ts';
import { kamala } from '#tests/specimens/books/people.ts';
import type { Asking, Team } from '#tests/support/team.ts';

export const KAMALA = kamala.profile.email;

/** The calls of the team's owner on one book's invitations, and of whoever answers them. */
export function invitationCalls(team: Team, bookId: number) {
  const tryToInvite = (email: string, role: Role, more: object = {}) =>
    team.owner('inviteMember', { params: { bookId }, body: { email, role, ...more } });
  return {
    tryToInvite,
    invite: async (email = KAMALA, role: Role = 'accountant') => {
      const got = await tryToInvite(email, role);
      expect(got.status).toBe(200);
      const { id, link } = got.body as { readonly id: number; readonly link: string };
      return { id, token: link.replace('/invitation#token=', '') };
    },
    answer: (
      by: Asking,
      name: 'acceptInvitation' | 'declineInvitation',
      { id, token }: { readonly id: number; readonly token?: string },
    ) =>
      by(name, {
        params: { bookId, invitationId: id },
        body: token === undefined ? {} : { token },
      }),
    /** What waits in the book. */
    listed: async () =>
      (await team.owner('listInvitations', { params: { bookId } })).body as readonly {
        readonly id: number;
      }[],
  };
}

export type InvitationCalls = ReturnType<typeof invitationCalls>;

export const booksOf = async (by: Asking) =>
  ((await by('listBooks')).body as readonly { id: number }[]).map(({ id }) => id);
