import type { Role } from '#core/book/index.ts';
import { booksOf, membersOf } from '#projections/books-and-members/read.ts';
import type { BookRow, MemberRow } from '#projections/books-and-members/table.ts';
import { findPerson } from '#projections/people/read.ts';
import type { PersonRow } from '#projections/people/table.ts';
import type { Book, Member } from '#api/contract/book/book.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

export const bookWire = (book: BookRow, role: Role): Book => ({
  id: book.bookId,
  name: book.name,
  role,
  begins_on: book.beginsOn,
  soft_locked_to: book.softLockedTo,
  hard_locked_to: book.hardLockedTo,
  created_at: book.createdAt,
  updated_at: book.updatedAt,
  seq: book.lastSeq,
});

/** @returns the books of a person with the role in each, oldest first. */
export async function listBooks(db: ReadTables, personId: number): Promise<Book[]> {
  const books = await booksOf(db, personId);
  return books.map((book) => bookWire(book, book.role));
}

export const memberWire = (
  { personId, role, since }: MemberRow,
  person: PersonRow | null,
): Member => ({
  person_id: personId,
  name: person?.name ?? '',
  email: person?.email ?? '',
  role,
  since,
});

/** @returns the members of a book, of longest standing first, each with their name and e-mail. */
export function listMembers(db: ReadTables, bookId: number): Promise<Member[]> {
  return snapshot(db, async (tables) => {
    const wire: Member[] = [];
    for (const member of await membersOf(tables, bookId)) {
      wire.push(memberWire(member, await findPerson(tables, member.personId)));
    }
    return wire;
  });
}
