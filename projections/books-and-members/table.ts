// The books, who belongs to them with which role, and who was invited to.
import type { Role } from '#core/book/index.ts';
import type { Table } from '../runner/projection.ts';

export const bookList = {
  name: 'book_list',
  columns: {
    book_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    begins_on: 'date',
    soft_locked_to: 'date',
    hard_locked_to: 'date',
    name: 'text',
    demo: 'text',
  },
  key: ['book_id'],
} as const satisfies Table;

export const bookMembers = {
  name: 'book_members',
  columns: {
    book_id: 'bigint',
    person_id: 'bigint',
    last_seq: 'bigint',
    since: 'timestamptz',
    role: 'text',
  },
  key: ['book_id', 'person_id'],
} as const satisfies Table;

/** Until they are accepted or withdrawn. */
export const bookInvitations = {
  name: 'book_invitations',
  columns: {
    book_id: 'bigint',
    invitation_id: 'bigint',
    last_seq: 'bigint',
    invited_by: 'bigint',
    invited_at: 'timestamptz',
    ends_on: 'date',
    declined: 'boolean',
    role: 'text',
    email: 'text',
  },
  key: ['book_id', 'invitation_id'],
} as const satisfies Table;

export type BookRow = {
  readonly bookId: number;
  readonly name: string;
  /** `YYYY-MM-DD`, or null: no first day, no lock. */
  readonly beginsOn: string | null;
  readonly softLockedTo: string | null;
  readonly hardLockedTo: string | null;
  /** Null for the books of a business. */
  readonly demo: 'filling' | 'ready' | null;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The last event of the book's own record, its members' events among them. */
  readonly lastSeq: number;
};

export type MemberRow = {
  readonly personId: number;
  readonly role: Role;
  /** ISO instant in UTC with milliseconds. */
  readonly since: string;
  readonly lastSeq: number;
};

export type InvitationRow = {
  readonly bookId: number;
  readonly invitationId: number;
  readonly email: string;
  readonly role: Role;
  readonly declined: boolean;
  readonly invitedBy: number;
  /** ISO instant in UTC with milliseconds. */
  readonly invitedAt: string;
  /** `YYYY-MM-DD`: the last day on which it may be accepted. */
  readonly endsOn: string;
};
