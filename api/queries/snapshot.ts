// The read tables as they are at one moment, and which moment that is.
import { sql } from 'kysely';
import type { Kysely, QueryExecutorProvider, Transaction } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';

/** The read tables have no row types of their own in Kysely: projections know their rows. */
export type Database = Record<string, never>;
export type ReadTables = Kysely<Database>;

/** Runs several reads on one state of the books, so that their figures agree with each other. */
export const snapshot = <Value>(
  db: ReadTables,
  read: (tables: Transaction<Database>) => Promise<Value>,
): Promise<Value> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/**
 * How far the log of a book has come, and the installation's, whose account types it uses. What was
 * read of the read tables is true for as long as this stays the same.
 */
export type TablesPosition = {
  /** The last event of the book. */
  readonly seq: number;
  /** The last event of the installation. */
  readonly sharedSeq: number;
  /**
   * Differs after a restore, whose epoch is another, and after a rebuild, which writes the book's
   * row anew: rows of the read tables may then be others without an event. Numbers with dots.
   */
  readonly generation: string;
};

type Row = { readonly bookId: number; readonly seq: number; readonly generation: string };

/** @returns the position that the other reads of the same transaction have counted to. */
export async function readTablesPosition(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<TablesPosition> {
  const { rows } = await sql<Row>`
    select book_id as "bookId", head.seq, head.epoch || '.' || book.xmin::text as generation
    from book_heads as head join books as book using (book_id)
    where book_id in (${INSTALLATION_BOOK}, ${bookId})
    order by book_id
  `.execute(db);
  const seqOf = (id: number) => rows.find((row) => row.bookId === id)?.seq ?? 0;
  return {
    seq: seqOf(bookId),
    sharedSeq: seqOf(INSTALLATION_BOOK),
    generation: rows.map(({ generation }) => generation).join('.'),
  };
}

export const isSamePosition = (one: TablesPosition, other: TablesPosition): boolean =>
  one.seq === other.seq && one.sharedSeq === other.sharedSeq && one.generation === other.generation;
