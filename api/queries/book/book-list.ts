import type { Role } from '#core/book/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import { booksOf, firstOwnersOf, membersOf } from '#projections/books-and-members/read.ts';
import type { BookRow, MemberRow } from '#projections/books-and-members/table.ts';
import { findPerson, namesOf } from '#projections/people/read.ts';
import type { PersonRow } from '#projections/people/table.ts';
import type { Book, Member } from '#api/contract/book/book.ts';
import type { SessionUser } from '#api/contract/session/session.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

export const bookWire = (book: BookRow, role: Role): Book => ({
  id: book.bookId,
  name: book.name,
  role,
  begins_on: book.beginsOn,
  soft_locked_to: book.softLockedTo,
  hard_locked_to: book.hardLockedTo,
  ...(book.demo !== null && { demo: book.demo }),
  created_at: book.createdAt,
  updated_at: book.updatedAt,
  seq: book.lastSeq,
});

/** @returns the books of a person with the role in each, their own first. */
export async function listBooks(db: ReadTables, personId: number): Promise<Book[]> {
  const books = await booksOf(db, personId);
  return books.map((book) => bookWire(book, book.role));
}

/**
 * @returns the books of a person, their own first; where two share a name, each with its owner, so
 *   that nobody takes a stranger's book for their own.
 */
export const listNamedBooks = (db: ReadTables, personId: number): Promise<SessionUser['books']> =>
  snapshot(db, async (tables) => {
    const books = await booksOf(tables, personId);
    const alike = Map.groupBy(books, ({ name }) => nameKey(name));
    const shared = books.filter(({ name }) => (alike.get(nameKey(name)) ?? []).length > 1);
    const owners = await ownersOf(
      tables,
      shared.map(({ bookId }) => bookId),
    );
    return books.map(({ bookId, name, demo }) => {
      const owner = owners.get(bookId);
      return {
        id: bookId,
        name,
        ...(demo !== null && { demo }),
        ...(owner !== undefined && { owner }),
      };
    });
  });

type Owner = { readonly id: number; readonly name: string };

async function ownersOf(
  tables: ReadTables,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, Owner>> {
  if (bookIds.length === 0) return new Map();
  const owners = await firstOwnersOf(tables, bookIds);
  const names = await namesOf(tables, [...owners.values()]);
  return new Map([...owners].map(([bookId, id]) => [bookId, { id, name: names.get(id) ?? '' }]));
}

export const memberWire = (
  { personId, role, since }: MemberRow,
  person: PersonRow | null,
): Member => ({
  person_id: personId,
  name: person?.name ?? '',
  email: person?.email ?? '',
  confirmation: person?.confirmation ?? 'awaited',
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
