import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { Role } from '#core/book/index.ts';
import { instantAs } from '../runner/instant.ts';
import type { BookRow, InvitationRow, MemberRow } from './table.ts';

const bookColumns = sql`
  b.book_id as "bookId", b.name, b.begins_on as "beginsOn", b.soft_locked_to as "softLockedTo",
  b.hard_locked_to as "hardLockedTo", b.demo, ${instantAs('b.created_at')} as "createdAt",
  ${instantAs('b.updated_at')} as "updatedAt", b.last_seq as "lastSeq"`;

/**
 * In this order are the books of a person: those that they began and own, those that they own
 * otherwise, then those of others; of each sort by when they joined. So nobody can put a book
 * before somebody's own. A demo comes after all of them, so that a call that names no book means a
 * demo only where there is nothing else. `m` is the member, `b` the book; both events that begin a
 * book bear the same instant.
 */
export const OWN_BOOKS_FIRST = `
  b.demo is not null, m.role = 'owner' and m.since = b.created_at desc, m.role = 'owner' desc,
  m.since, b.book_id`;

/**
 * One of the reads that cross books.
 * @returns the books that a person belongs to with the role in each, their own first.
 */
export async function booksOf(
  db: QueryExecutorProvider,
  personId: number,
): Promise<(BookRow & { readonly role: Role })[]> {
  const { rows } = await sql<BookRow & { readonly role: Role }>`
    select ${bookColumns}, m.role
    from book_members m join book_list b on b.book_id = m.book_id
    where m.person_id = ${personId}
    order by ${sql.raw(OWN_BOOKS_FIRST)}
  `.execute(db);
  return rows;
}

/** @returns the book, or null. */
export async function readBook(db: QueryExecutorProvider, bookId: number): Promise<BookRow | null> {
  const { rows } = await sql<BookRow>`
    select ${bookColumns} from book_list b where b.book_id = ${bookId}
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns the members of a book, those of longest standing first. */
export async function membersOf(db: QueryExecutorProvider, bookId: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select person_id as "personId", role, ${instantAs('since')} as since, last_seq as "lastSeq"
    from book_members
    where book_id = ${bookId}
    order by book_members.since, person_id
  `.execute(db);
  return rows;
}

/** @returns a person's role in a book, or null for a stranger. */
export async function roleOf(
  db: QueryExecutorProvider,
  bookId: number,
  personId: number,
): Promise<Role | null> {
  const { rows } = await sql<{ readonly role: Role }>`
    select role from book_members where book_id = ${bookId} and person_id = ${personId}
  `.execute(db);
  return rows[0]?.role ?? null;
}

/** @returns of each book the owner of longest standing. */
export async function firstOwnersOf(
  db: QueryExecutorProvider,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly bookId: number; readonly personId: number }>`
    select distinct on (book_id) book_id as "bookId", person_id as "personId"
    from book_members
    where book_id = any(${[...bookIds]}::bigint[]) and role = 'owner'
    order by book_id, book_members.since, person_id
  `.execute(db);
  return new Map(rows.map(({ bookId, personId }) => [bookId, personId]));
}

const selectInvitations = sql`
  select book_id as "bookId", invitation_id as "invitationId", email, role, declined,
    invited_by as "invitedBy", ${instantAs('invited_at')} as "invitedAt", ends_on as "endsOn"
  from book_invitations`;

/** @returns the invitations to a book that wait, were declined or have ended, oldest first. */
export async function invitationsOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    ${selectInvitations} where book_id = ${bookId} order by invitation_id
  `.execute(db);
  return rows;
}

/** @returns the invitation, also one that was declined or has ended, or null. */
export async function findInvitation(
  db: QueryExecutorProvider,
  bookId: number,
  invitationId: number,
): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`
    ${selectInvitations} where book_id = ${bookId} and invitation_id = ${invitationId}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * One of the reads that cross books.
 * @param today in Asia/Kolkata. @returns what an address may accept on that day, oldest first.
 */
export async function invitationsTo(
  db: QueryExecutorProvider,
  email: string,
  today: string,
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    ${selectInvitations}
    where lower(email) = lower(${email}) and not declined and ends_on >= ${today}::date
    order by invited_at, invitation_id
  `.execute(db);
  return rows;
}

/** @returns every invitation of an address, also those that were declined or have ended. */
export async function allInvitationsTo(
  db: QueryExecutorProvider,
  email: string,
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    ${selectInvitations} where lower(email) = lower(${email}) order by book_id, invitation_id
  `.execute(db);
  return rows;
}
