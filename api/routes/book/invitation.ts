// Invitations as the owners of a book make and withdraw them. Nothing here tells whether anybody is
// registered under an address.
import type { BookId, InvitationId } from '#core/kernel/ids.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { isConfirmed } from '#core/person/index.ts';
import type { RecordedEvent } from '#core/domain.ts';
import {
  inviteMember,
  listInvitations,
  withdrawInvitation,
} from '#api/contract/book/invitation.ts';
import { addressOf } from '#api/http/env.ts';
import type { ApiContext, BookScope, SignedIn } from '#api/http/env.ts';
import type { Mount } from '#api/http/mount.ts';
import { forgetEndedInvitations } from '#api/session/address/ended-invitations.ts';
import { createInvitationLink, invitationPath } from '#api/session/address/invitation-links.ts';
import type { JobData } from '#api/jobs/queues.ts';
import { addressGroup } from '#api/limits/address-group.ts';
import {
  MEMBERS_ADDRESS,
  MEMBERS_BOOK,
  MEMBERS_MAILBOX,
  MEMBERS_PERSON,
} from '#api/limits/limits.ts';
import { listInvitations as readInvitations } from '#api/queries/book/invitations.ts';
import type { InvitationParts } from '#api/requests/invitation.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { refusalOfLimits } from '#api/requests/within-limits.ts';
import type { Sql } from '#api/store/sql.ts';
import { mountInvitees } from './invitee.ts';

export function mountInvitations(mount: Mount, parts: InvitationParts): void {
  mountInvitees(mount, parts);
  mount(listInvitations, async ({ book, refuse }) => {
    if (book.role !== 'owner') {
      return refuse({ kind: 'role_may_not', role: book.role, right: 'InviteMember' });
    }
    return readInvitations(parts.db, book.id);
  });

  mountInviting(mount, parts);

  mount(withdrawInvitation, (asked) => {
    const bookId = asked.book.id as BookId;
    const invitationId = asked.params.invitationId as InvitationId;
    asked.context.set('logged', { book: bookId, invitation: invitationId });
    const order = {
      command: { type: 'WithdrawInvitation', data: { bookId, invitationId } },
      also: (sql: Sql, events: readonly RecordedEvent[]) =>
        forgetEndedInvitations(parts.keys, sql, events),
    } as const;
    return answerCommand(parts, asked, order, () => ({}));
  });
}

function mountInviting(mount: Mount, parts: InvitationParts): void {
  mount(inviteMember, async (asked) => {
    const { book, body, person, context, refuse } = asked;
    if (book.role !== 'owner') {
      return refuse({ kind: 'role_may_not', role: book.role, right: 'InviteMember' });
    }
    // Whose address is not known to be theirs has nothing mailed to others.
    if (parts.mail === 'smtp' && !isConfirmed(person.confirmation)) {
      return refuse({ kind: 'address_not_confirmed' });
    }
    const limited = await refusalOfInviting(parts, asked);
    if (limited !== null) return limited;
    const { email, role, expected } = body;
    const key = {
      bookId: book.id as BookId,
      invitationId: await freshId<InvitationId>(parts, 'invitation'),
    };
    context.set('logged', { book: book.id, invitation: key.invitationId, role });
    const link = linkOf(parts, key, person.isAdmin);
    const order = {
      command: { type: 'InviteMember', data: { ...key, email, role } },
      expected,
      also: async (sql: Sql, events: readonly RecordedEvent[]) => {
        await forgetEndedInvitations(parts.keys, sql, events);
        await link.make(sql);
      },
    } as const;
    // Sent again under the same key it would need the same link, which nobody keeps.
    return answerCommand(parts, { ...asked, idempotency: undefined }, order, ({ events }) => {
      const invited = events.at(-1);
      invariant(invited?.type === 'MemberInvited', 'An invitation is recorded last.');
      return { id: key.invitationId, endsOn: calendarDate(invited.data.endsOn), ...link.told() };
    });
  });
}

/**
 * The link of a new invitation: mailed by a job, or made here and told once. One that an owner
 * hands over shows that its holder has the address only where that owner is an admin too.
 */
function linkOf(
  { mail, askToSendInvitation }: Pick<InvitationParts, 'mail' | 'askToSendInvitation'>,
  key: JobData['send-invitation'],
  confirms: boolean,
) {
  let token: string | null = null;
  return {
    make: async (sql: Sql) => {
      if (mail === 'smtp') await askToSendInvitation(key, sql);
      else token = await createInvitationLink(sql, { ...key, confirms });
    },
    told: () => ({
      mailed: mail === 'smtp',
      link: token === null ? null : invitationPath(token),
    }),
  };
}

type Inviting = {
  readonly person: SignedIn;
  readonly book: BookScope;
  readonly body: { readonly email: string };
  readonly context: ApiContext;
};

const refusalOfInviting = (parts: RouteParts, { person, book, body, context }: Inviting) =>
  refusalOfLimits(
    parts,
    context,
    { limit: MEMBERS_PERSON, by: [`${person.id}`] },
    { limit: MEMBERS_BOOK, by: [`${book.id}`] },
    { limit: MEMBERS_MAILBOX, by: [`${book.id}`, body.email.toLowerCase()] },
    { limit: MEMBERS_ADDRESS, by: [addressGroup(addressOf(context))] },
  );
