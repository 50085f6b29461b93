// Invitations as whom they are for sees and answers them: by the link, or because the invited
// address is theirs.
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { BookId, InvitationId, PersonId } from '#core/kernel/ids.ts';
import type { RecordedEvent } from '#core/domain.ts';
import * as contract from '#api/contract/book/invitation.ts';
import { findInvitation } from '#projections/books-and-members/read.ts';
import { findPerson } from '#projections/people/read.ts';
import { isSameAddress } from '#core/book/index.ts';
import { addressOf } from '#api/http/env.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { forgetEndedInvitations } from '#api/session/address/ended-invitations.ts';
import { findInvitationLink } from '#api/session/address/invitation-links.ts';
import type { InvitationLink } from '#api/session/address/invitation-links.ts';
import { addressGroup } from '#api/limits/address-group.ts';
import { INVITATIONS_ADDRESS } from '#api/limits/limits.ts';
import { bookReply } from '#api/queries/as-of/book.ts';
import { listInvitationsTo, readInvitation } from '#api/queries/book/invitations.ts';
import { answerAgain, answerCommand } from '#api/requests/answer-command.ts';
import type { Reply } from '#api/requests/answer-command.ts';
import { refusalOfLimits } from '#api/requests/within-limits.ts';
import type { Sql } from '#api/store/sql.ts';
import type { InvitationParts } from '#api/requests/invitation.ts';

type AnswerRequest = Parameters<Handler<typeof contract.acceptInvitation>>[0];
type Answer = 'AcceptInvitation' | 'DeclineInvitation';

export function mountInvitees(mount: Mount, parts: InvitationParts): void {
  mount(contract.listInvitationsToMe, ({ person }) => listInvitationsTo(parts.db, person.id));

  mount(contract.readInvitation, async ({ body, context }) => {
    const by = [addressGroup(addressOf(context))];
    const limited = await refusalOfLimits(parts, context, { limit: INVITATIONS_ADDRESS, by });
    if (limited !== null) return limited;
    const link = await findInvitationLink(parts.sql, body.token);
    const found = link === null ? null : await readInvitation(parts.db, link);
    return found ?? notFound(context);
  });

  mount(contract.acceptInvitation, (asked) =>
    answer(parts, asked, 'AcceptInvitation', (log) => bookReply(log, asked.person.id)),
  );

  mount(contract.declineInvitation, (asked) =>
    answer(parts, asked, 'DeclineInvitation', () => ({})),
  );
}

async function answer<Wire>(
  parts: InvitationParts,
  asked: AnswerRequest,
  type: Answer,
  reply: Reply<Wire>,
): Promise<Wire | Response> {
  const { person, params, body, context } = asked;
  const bookId = params.bookId as BookId;
  const invitationId = params.invitationId as InvitationId;
  const personId = person.id as PersonId;
  // In whose log an answer is written is no question of the caller's own book.
  const caller = { ...asked, book: { id: bookId } };
  const link = await heldLink(parts.sql, body.token, { bookId, invitationId });
  const invitation = await findInvitation(parts.db, bookId, invitationId);
  if (invitation === null) {
    return answerAgain(parts, caller, { bookId, reply, refused: () => notFound(context) });
  }
  if (link?.confirms === true) await confirmByLink(parts, personId, invitation.email);
  context.set('logged', { book: bookId, invitation: invitationId, member: personId });
  const data = { bookId, invitationId, personId, byLink: link !== null };
  const also = (sql: Sql, events: readonly RecordedEvent[]) =>
    forgetEndedInvitations(parts.keys, sql, events);
  return answerCommand(parts, caller, { command: { type, data }, also }, reply);
}

/** @returns null where no link was named, or another one. */
async function heldLink(
  sql: Sql,
  token: string | undefined,
  { bookId, invitationId }: Pick<InvitationLink, 'bookId' | 'invitationId'>,
): Promise<InvitationLink | null> {
  const link = token === undefined ? null : await findInvitationLink(sql, token);
  const isOfThis = link?.bookId === bookId && link.invitationId === invitationId;
  return isOfThis ? link : null;
}

/** Whoever holds a link that was sent to an address, and signs in with it, was shown to have it. */
async function confirmByLink(
  { db, submit }: InvitationParts,
  personId: PersonId,
  email: string,
): Promise<void> {
  const person = await findPerson(db, personId);
  if (person === null || !isSameAddress(person.email, email)) return;
  const data = { personId, email: person.email, by: 'invitation' } as const;
  await submit({
    bookId: INSTALLATION_BOOK,
    actorId: personId,
    command: { type: 'ConfirmAddress', data },
  });
}
