// Who was invited to a book and has not answered.
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, TableStatement } from '../runner/projection.ts';
import { removeFrom } from '../runner/writing/write-rows.ts';
import { bookInvitations } from './table.ts';

const patchInvitations = patch(bookInvitations);
const removeInvitations = removeFrom(bookInvitations);

/** What is accepted or withdrawn is gone, also when it was made in the same slice. */
export function changeInvitations(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const gone = events.flatMap((event) =>
    event.type === 'InvitationAccepted' || event.type === 'InvitationWithdrawn'
      ? [keyOf(event)]
      : [],
  );
  const ids = new Set(gone.map(({ invitation_id }) => invitation_id));
  const patches = events.flatMap(invitationPatchOf);
  return [
    ...removeInvitations(gone),
    ...patchInvitations(patches.filter(({ columns }) => !ids.has(Number(columns.invitation_id)))),
  ];
}

const keyOf = ({ bookId, data }: OfInvitation) => ({
  book_id: bookId,
  invitation_id: data.invitationId,
});

type OfInvitation = {
  readonly bookId: number;
  readonly data: { readonly invitationId: number };
};

function invitationPatchOf(event: ProjectedEvent): Patch<typeof bookInvitations>[] {
  if (event.type === 'MemberInvited') {
    const { email, role, endsOn } = event.data;
    const made = { invited_by: event.actorId, invited_at: event.recordedAt, ends_on: endsOn };
    const columns = { ...keyOf(event), last_seq: event.seq, ...made, declined: false, role, email };
    return [{ creates: true, columns }];
  }
  if (event.type !== 'InvitationDeclined') return [];
  return [{ creates: false, columns: { ...keyOf(event), last_seq: event.seq, declined: true } }];
}
