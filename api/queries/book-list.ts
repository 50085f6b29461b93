import type { RecordedEvent } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { booksOf, membersOf } from '#projections/books-and-members/read.ts';
import { findPerson } from '#projections/people/read.ts';
import type { Book, Member } from '#api/contract/book.ts';
import { wireInstant } from './instant.ts';
import { snapshot } from './snapshot.ts';
import type { ReadTables } from './snapshot.ts';

/** @returns the books of a person with the role in each, oldest first. */
export async function listBooks(db: ReadTables, personId: number): Promise<Book[]> {
  const books = await booksOf(db, personId);
  return books.map((book) => ({
    id: book.bookId,
    name: book.name,
    role: book.role,
    begins_on: book.beginsOn,
    soft_locked_to: book.softLockedTo,
    hard_locked_to: book.hardLockedTo,
    created_at: book.createdAt,
    updated_at: book.updatedAt,
    seq: book.lastSeq,
  }));
}

/** @returns a book as it was created, from its events alone, so that a repeated request reads alike. */
export function createdBookWire([created, ownerAdded]: readonly RecordedEvent[]): Book {
  invariant(created?.type === 'BookCreated', 'Creating a book records it.');
  invariant(ownerAdded?.type === 'MemberAdded', 'A new book has an owner.');
  return {
    id: created.bookId,
    name: created.data.name,
    role: ownerAdded.data.role,
    begins_on: null,
    soft_locked_to: null,
    hard_locked_to: null,
    created_at: wireInstant(created.recordedAt),
    updated_at: wireInstant(ownerAdded.recordedAt),
    seq: ownerAdded.seq,
  };
}

/** @returns the members of a book, of longest standing first, each with their name and e-mail. */
export function listMembers(db: ReadTables, bookId: number): Promise<Member[]> {
  return snapshot(db, async (tables) => {
    const wire: Member[] = [];
    for (const { personId, role, since } of await membersOf(tables, bookId)) {
      const person = await findPerson(tables, personId);
      const { name = '', email = '' } = person ?? {};
      wire.push({ person_id: personId, name, email, role, since });
    }
    return wire;
  });
}
