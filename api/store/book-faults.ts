// What is wrong with a book, kept where every server sees it until it is mended: its read tables
// cannot be made anew, or its chain breaks. The second stops all writing into the book.
import type { Sql } from './sql.ts';

export type BookFault = {
  readonly bookId: number;
  readonly kind: 'rebuild' | 'chain';
  /** The event at which it was found; null where none could be named. */
  readonly seq: number | null;
  /** Half a sentence. */
  readonly reason: string;
};

export async function noteFault(sql: Sql, { bookId, kind, seq, reason }: BookFault): Promise<void> {
  await sql.query({
    text: `insert into book_faults (book_id, kind, seq, reason) values ($1, $2, $3, $4)
      on conflict (book_id, kind) do update
      set seq = excluded.seq, reason = excluded.reason, found_at = excluded.found_at`,
    values: [bookId, kind, seq, reason],
  });
}

export async function clearFault(
  sql: Sql,
  { bookId, kind }: Pick<BookFault, 'bookId' | 'kind'>,
): Promise<void> {
  await sql.query({
    text: 'delete from book_faults where book_id = $1 and kind = $2',
    values: [bookId, kind],
  });
}

/** @returns the faults of all books, or of one. */
export async function readFaults(sql: Sql, bookId?: number): Promise<readonly BookFault[]> {
  const { rows } = await sql.query<BookFault>({
    text: `select book_id as "bookId", kind, seq, reason from book_faults
      where $1::bigint is null or book_id = $1 order by book_id, kind`,
    values: [bookId ?? null],
  });
  return rows;
}

/** @returns what to say of it, as `Book 66, event 10: its chain breaks there: …` */
export function faultInWords({ bookId, kind, seq, reason }: BookFault): string {
  const place = seq === null ? `Book ${bookId}` : `Book ${bookId}, event ${seq}`;
  return kind === 'chain'
    ? `${place}: the chain of its log breaks: ${reason}. It takes no entries.`
    : `${place}: it cannot be prepared: ${reason}. It can be neither read nor written.`;
}
