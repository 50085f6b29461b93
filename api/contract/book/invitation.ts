import { z } from 'zod';
import { role } from '#core/book/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay } from '#core/shapes/values.ts';
import { email } from '#api/contract/session/email.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { expected, id, instant, text } from '#api/contract/wire/values.ts';
import { book } from './book.ts';

const endsOn = wireDay.describe('The last day on which it may be accepted.');

/** As the owners of the book see it. */
export const invitation = record({
  id,
  email: z.string(),
  role,
  state: z.enum(['open', 'declined', 'expired']),
  invitedBy: z.string().describe('The name of the owner who invited.'),
  invitedAt: instant,
  endsOn,
});
export type Invitation = z.output<typeof invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/invitations',
  summary: 'The invitations to a book that are not accepted, for its owners',
  access: 'member',
  shows: ['book'],
  presentOnly: 'Who is invited is a question of today.',
  reply: z.array(invitation),
});

/** The same for every address: nothing tells who is registered. */
export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/members',
  summary:
    'Invite an address to the book; an earlier invitation of it ends. Where no mail is set up, the ' +
    'link is answered once, to be handed over',
  takesNoKey: true,
  answersSecret: true,
  access: 'member',
  body: z.strictObject({ email, role, expected }),
  reply: record({
    id: id.describe('Of the invitation.'),
    endsOn,
    mailed: z.boolean().describe('Whether a mail with the link is on its way.'),
    link: z.string().nullable().describe('To be handed over; null where it is mailed.'),
  }),
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/islogin/book/:bookId/invitations/:invitationId',
  summary: 'Withdraw an invitation; its link is void at once',
  access: 'member',
  reply: z.strictObject({}),
});

/** As whoever is invited sees it. */
const offer = {
  id,
  bookId: id,
  bookName: z.string(),
  role,
  invitedBy: z.string().describe('The name of the owner who invites.'),
  endsOn,
};
const invitationToMe = record(offer);
export type InvitationToMe = z.output<typeof invitationToMe>;

export const listInvitationsToMe = endpoint({
  method: 'GET',
  path: '/api/islogin/invitation',
  summary: 'The invitations to the caller’s confirmed address that may be accepted today',
  access: 'signed-in',
  acrossBooks: { of: 'all', projection: 'books-and-members' },
  shows: ['book', 'user'],
  reply: z.array(invitationToMe),
});

const token = text(100);

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation',
  summary: 'What the link of an invitation is about: whoever has it may see that',
  takesNoKey: true,
  access: 'public',
  body: z.strictObject({ token }),
  reply: record({ ...offer, email: z.string().describe('Whom it is for.') }),
});

const answering = {
  method: 'POST',
  access: 'signed-in',
  body: z.strictObject({
    token: token.optional().describe('Of the link, for whoever came by it.'),
  }),
} as const;

export const acceptInvitation = endpoint({
  ...answering,
  path: '/api/islogin/book/:bookId/invitations/:invitationId/accept',
  summary: 'Accept an invitation that is for the caller’s address, and be a member of the book',
  reply: book,
});

export const declineInvitation = endpoint({
  ...answering,
  path: '/api/islogin/book/:bookId/invitations/:invitationId/decline',
  summary: 'Decline an invitation that is for the caller’s address',
  reply: z.strictObject({}),
});

export const invitationEndpoints = {
  listInvitations,
  inviteMember,
  withdrawInvitation,
  listInvitationsToMe,
  readInvitation,
  acceptInvitation,
  declineInvitation,
};
