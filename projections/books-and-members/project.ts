import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, Projection, Statement } from '../runner/projection.ts';
import { arraysOf, givenRows, sameKey } from '../runner/writing/write-rows.ts';
import { bookList, bookMembers } from './table.ts';

const patchBooks = patch(bookList);

function project(events: readonly ProjectedEvent[]): readonly Statement[] {
  return [...patchBooks(events.flatMap(bookPatchOf)), ...changeMembers(events)];
}

/** Every event on a book's own stream moves its last seq, those of its members too. */
function bookPatchOf(event: ProjectedEvent): Patch<typeof bookList>[] {
  const { bookId, seq, recordedAt } = event;
  const touched = { book_id: bookId, last_seq: seq, updated_at: recordedAt };
  switch (event.type) {
    case 'BookCreated': {
      const nothingYet = { begins_on: null, soft_locked_to: null, hard_locked_to: null };
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
    case 'MemberAdded':
    case 'MemberRoleChanged':
    case 'MemberRemoved':
    case 'BillingProfileChanged':
    case 'PostingAccountsChanged':
      return [{ creates: false, columns: touched }];
    default:
      return [];
  }
}

/** How a membership stands after a slice; `since` is null when it did not begin in the slice. */
type Membership = Readonly<Record<keyof (typeof bookMembers)['columns'], string | null>>;

const insertedColumns = Object.keys(bookMembers.columns).join(', ');

// A member may be removed and added again in one slice, so the insertion may meet the old row.
const CHANGE_MEMBERS = `
  with given as (${givenRows(Object.entries(bookMembers.columns))}),
  removed as (
    delete from book_members as live using given
    where ${sameKey(bookMembers.key, 'live', 'given')} and given.role is null
  ),
  changed as (
    update book_members as live set role = given.role, last_seq = given.last_seq from given
    where ${sameKey(bookMembers.key, 'live', 'given')}
      and given.role is not null and given.since is null
  )
  insert into book_members as live (${insertedColumns})
  select ${insertedColumns} from given where since is not null
  on conflict (book_id, person_id) do update
    set role = excluded.role, since = excluded.since, last_seq = excluded.last_seq`;

function changeMembers(events: readonly ProjectedEvent[]): readonly Statement[] {
  const memberships = new Map<string, Membership>();
  for (const event of events) {
    const key = 'personId' in event.data ? `${event.bookId} ${event.data.personId}` : '';
    const membership = membershipAfter(event, memberships.get(key));
    if (membership !== null) memberships.set(key, membership);
  }
  if (memberships.size === 0) return [];
  const rows = [...memberships.values()];
  return [
    { name: 'change-book_members', text: CHANGE_MEMBERS, values: arraysOf(bookMembers, rows) },
  ];
}

function membershipAfter(event: ProjectedEvent, before?: Membership): Membership | null {
  const { bookId, seq, recordedAt } = event;
  const touched = { book_id: String(bookId), last_seq: String(seq) };
  switch (event.type) {
    case 'MemberAdded': {
      const { personId, role } = event.data;
      return { ...touched, person_id: String(personId), since: recordedAt, role };
    }
    case 'MemberRoleChanged': {
      const { personId, role } = event.data;
      return { ...touched, person_id: String(personId), since: before?.since ?? null, role };
    }
    case 'MemberRemoved':
      return { ...touched, person_id: String(event.data.personId), since: null, role: null };
    default:
      return null;
  }
}

export const booksAndMembersProjection: Projection = {
  name: 'books-and-members',
  version: 1,
  tables: [bookList, bookMembers],
  project,
};
