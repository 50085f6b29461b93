import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { removeFrom } from '../runner/writing/write-rows.ts';
import { bookInvitations, bookList, bookMembers } from './table.ts';

const patchBooks = patch(bookList);
const patchMembers = patch(bookMembers);
const removeBooks = removeFrom(bookList);
const removeMembers = removeFrom(bookMembers);

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [
    ...patchBooks(events.flatMap(bookPatchOf)),
    // Whatever the same slice did to it before.
    ...removeBooks(events.flatMap(discardedIn)),
    ...changeMembers(events),
    ...changeInvitations(events),
  ];
}

const discardedIn = ({ type, bookId }: ProjectedEvent) =>
  type === 'DemoBookDiscarded' ? [{ book_id: bookId }] : [];

/** Every event on a book's own stream moves its last seq, those of its members too. */
function bookPatchOf(event: ProjectedEvent): Patch<typeof bookList>[] {
  const { bookId, seq, recordedAt } = event;
  const touched = { book_id: bookId, last_seq: seq, updated_at: recordedAt };
  switch (event.type) {
    case 'BookCreated': {
      const nothingYet = {
        begins_on: null,
        soft_locked_to: null,
        hard_locked_to: null,
        demo: null,
      };
      const { name } = event.data;
      return [
        { creates: true, columns: { ...touched, ...nothingYet, created_at: recordedAt, name } },
      ];
    }
    case 'BookRenamed':
      return [{ creates: false, columns: { ...touched, name: event.data.name } }];
    case 'BookSettingsChanged': {
      const { beginsOn } = event.data.changes;
      return [{ creates: false, columns: { ...touched, begins_on: beginsOn } }];
    }
    case 'LockDateSet': {
      const { kind, lockedTo } = event.data;
      return [{ creates: false, columns: { ...touched, [`${kind}_locked_to`]: lockedTo } }];
    }
    case 'DemoBookStarted':
      return [{ creates: false, columns: { ...touched, demo: 'filling' } }];
    case 'DemoBookFilled':
      return [{ creates: false, columns: { ...touched, demo: 'ready' } }];
    case 'MemberInvited':
    case 'InvitationWithdrawn':
    case 'InvitationDeclined':
    case 'InvitationAccepted':
    case 'MemberAdded':
    case 'MemberRoleChanged':
    case 'MemberRemoved':
    case 'BillingProfileChanged':
    case 'UndertakingRecorded':
    case 'PresaleSeriesChanged':
    case 'ReverseChargeSeriesChanged':
    case 'DebitNoteSeriesSet':
    case 'PostingAccountsChanged':
      return [{ creates: false, columns: touched }];
    default:
      return [];
  }
}

type Member = NonNullable<ReturnType<typeof memberOf>>;

/**
 * A member may be removed and added again in one slice: what was there before the last removal goes
 * first, and only what came after it is written.
 */
function changeMembers(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const removed = new Map<string, Member>();
  const patches = new Map<string, Patch<typeof bookMembers>[]>();
  for (const event of events) {
    const member = memberOf(event);
    if (member === null) continue;
    const key = `${member.book_id} ${member.person_id}`;
    if (event.type === 'MemberRemoved') {
      removed.set(key, member);
      patches.delete(key);
    } else {
      const creates = event.type === 'MemberAdded';
      patches.set(key, [...(patches.get(key) ?? []), { creates, columns: member }]);
    }
  }
  return [...removeMembers([...removed.values()]), ...patchMembers([...patches.values()].flat())];
}

function memberOf(event: ProjectedEvent) {
  const { bookId, seq, recordedAt } = event;
  switch (event.type) {
    case 'MemberAdded': {
      const { personId, role } = event.data;
      return { book_id: bookId, person_id: personId, last_seq: seq, since: recordedAt, role };
    }
    case 'MemberRoleChanged': {
      const { personId, role } = event.data;
      return { book_id: bookId, person_id: personId, last_seq: seq, role };
    }
    case 'MemberRemoved':
      return { book_id: bookId, person_id: event.data.personId };
    default:
      return null;
  }
}

export const booksAndMembersProjection: Projection = {
  name: 'books-and-members',
  version: 1,
  tables: [bookList, bookMembers, bookInvitations],
  project,
};

// Who was invited to a book and has not answered.
const patchInvitations = patch(bookInvitations);
const removeInvitations = removeFrom(bookInvitations);

/** What is accepted or withdrawn is gone, also when it was made in the same slice. */
function changeInvitations(events: readonly ProjectedEvent[]): readonly TableStatement[] {
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
