import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { booksAndMembersProjection } from '#projections/books-and-members/project.ts';
import { bookList, bookMembers } from '#projections/books-and-members/table.ts';
import type { BookRow, MemberRow } from '#projections/books-and-members/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { Book, Member } from '#api/contract/book/book.ts';
import { bookWire, memberWire } from '#api/queries/book/book-list.ts';
import { recordAsOf } from './log-as-of.ts';
import type { LogAsOf } from './log-as-of.ts';
import { personAsOf } from './people.ts';

const BOOK = { projection: booksAndMembersProjection, table: bookList };

const bookAsOf = (log: LogAsOf) => recordAsOf(log, BOOK, streamName('book', log.bookId));

/** @returns the book with the role that the person had in it. */
export async function bookReply(log: LogAsOf, personId: number): Promise<Book> {
  const { rows } = await bookAsOf(log);
  const [book] = rowsIn<BookRow>(rows, bookList);
  const member = memberIn(rowsIn<MemberRow>(rows, bookMembers), personId);
  invariant(book !== undefined, 'Whoever changes a book has it.');
  return bookWire(book, member.role);
}

export async function memberReply(log: LogAsOf, personId: number): Promise<Member> {
  const { rows } = await bookAsOf(log);
  const member = memberIn(rowsIn<MemberRow>(rows, bookMembers), personId);
  return memberWire(member, await personAsOf(log, personId));
}

function memberIn(members: readonly MemberRow[], personId: number): MemberRow {
  const member = members.find((one) => one.personId === personId);
  invariant(member !== undefined, 'The person was a member then.');
  return member;
}
