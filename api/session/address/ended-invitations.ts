// What goes when an invitation is over.
import type { QueryExecutorProvider } from 'kysely';
import type { RecordedEvent } from '#core/domain.ts';
import { SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { BookId, InvitationId } from '#core/kernel/ids.ts';
import { allInvitationsTo } from '#projections/books-and-members/read.ts';
import type { Submit } from '#api/commands/request.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { Sql } from '#api/store/sql.ts';
import { removeInvitationLinks } from './invitation-links.ts';

/**
 * An invited address is kept no longer than its invitation: a member's own record has theirs, and
 * of whoever never came nothing need be known.
 */
export async function forgetEndedInvitations(
  keys: Pick<SubjectKeys, 'destroy'>,
  sql: Sql,
  events: readonly RecordedEvent[],
): Promise<void> {
  for (const { type, data, bookId } of events) {
    if (type === 'InvitationDeclined') {
      await removeInvitationLinks(sql, { bookId, invitationId: data.invitationId });
    }
    if (type !== 'InvitationAccepted' && type !== 'InvitationWithdrawn') continue;
    const { invitationId } = data;
    await removeInvitationLinks(sql, { bookId, invitationId });
    await keys.destroy(sql, { bookId, kind: 'invitation', recordId: invitationId });
  }
}

type Parts = {
  readonly db: QueryExecutorProvider;
  readonly keys: Pick<SubjectKeys, 'destroy'>;
  readonly submit: Submit;
};

/** Withdraws whatever an address is invited to, and destroys the keys: for an erasure. */
export async function withdrawInvitationsTo(
  { db, keys, submit }: Parts,
  email: string,
): Promise<void> {
  for (const row of await allInvitationsTo(db, email)) {
    const data = { bookId: row.bookId as BookId, invitationId: row.invitationId as InvitationId };
    await submit({
      bookId: row.bookId,
      actorId: SYSTEM_PERSON,
      command: { type: 'WithdrawInvitation', data },
      also: (sql, events) => forgetEndedInvitations(keys, sql, events),
    });
  }
}
