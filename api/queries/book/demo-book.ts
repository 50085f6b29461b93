import { booksOf } from '#projections/books-and-members/read.ts';
import type { Book } from '#api/contract/book/book.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { bookWire } from './book-list.ts';

/** @returns the demo book of a person, or null; one that was thrown away is nobody's. */
export async function demoBookOf(db: ReadTables, personId: number): Promise<Book | null> {
  const books = await booksOf(db, personId);
  const demo = books.find((one) => one.demo !== null);
  return demo === undefined ? null : bookWire(demo, demo.role);
}
