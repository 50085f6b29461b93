import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { Role } from '#core/book/index.ts';
import { instantAs } from '../runner/instant.ts';
import type { BookRow, MemberRow } from './table.ts';

const bookColumns = sql`
  b.book_id as "bookId", b.name, b.begins_on as "beginsOn", b.soft_locked_to as "softLockedTo",
  b.hard_locked_to as "hardLockedTo", ${instantAs('b.created_at')} as "createdAt",
  ${instantAs('b.updated_at')} as "updatedAt", b.last_seq as "lastSeq"`;

/**
 * The one read that crosses books.
 * @returns the books that a person belongs to with the role in each, oldest first.
 */
export async function booksOf(
  db: QueryExecutorProvider,
  personId: number,
): Promise<(BookRow & { readonly role: Role })[]> {
  const { rows } = await sql<BookRow & { readonly role: Role }>`
    select ${bookColumns}, m.role
    from book_members m join book_list b on b.book_id = m.book_id
    where m.person_id = ${personId}
    order by b.created_at, b.book_id
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
