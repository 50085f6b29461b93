// How far the log of a book has come, and the installation's, whose account types it uses: what was
// read of the read tables is true for as long as this stays the same.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';

export type TablesPosition = {
  /** The last event of the book. */
  readonly seq: number;
  /** The last event of the installation. */
  readonly sharedSeq: number;
  /**
   * Differs after a restore, whose epoch is another, and after a rebuild, which leaves a new version
   * of the book's row: rows of the read tables may then be others without an event.
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
    generation: rows.map(({ generation }) => generation).join(' '),
  };
}

export const isSamePosition = (one: TablesPosition, other: TablesPosition): boolean =>
  one.seq === other.seq && one.sharedSeq === other.sharedSeq && one.generation === other.generation;
