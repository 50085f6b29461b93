// Recomputes a book's chain from its first event and says where it breaks.
import { genesisHash, eventHash } from './hashes.ts';
import { readRowsAfter } from '../read-events.ts';
import type { StoredRow } from '../read-events.ts';
import { instantSql } from '../sql.ts';
import type { Sql } from '../sql.ts';

export type ChainVerdict =
  | { readonly ok: true; readonly bookId: number; readonly events: number; readonly head: string }
  | {
      readonly ok: false;
      readonly bookId: number;
      /** The first event that is not as it was written. */
      readonly seq: number;
      readonly reason: string;
    };

const SLICE = 5000;

type BookHead = { uuid: string; seq: number; epoch: number; hash: string; recorded_at: string };

/** @returns the verdict on one book. Reads in slices; run it in one repeatable-read transaction. */
export async function verifyBook(sql: Sql, bookId: number): Promise<ChainVerdict> {
  const head = await readHead(sql, bookId);
  if (head === null) return { ok: false, bookId, seq: 0, reason: 'there is no such book' };
  let last: Link = { seq: 0, epoch: 1, hash: genesisHash(head.uuid), recordedAt: '' };
  for await (const rows of slicesOf(sql, bookId)) {
    for (const row of rows) {
      const reason = breakOf(head.uuid, last, row);
      if (reason !== null) return { ok: false, bookId, seq: row.seq, reason };
      const { seq, epoch, hash } = row;
      last = { seq, epoch, hash, recordedAt: row.recorded_at };
    }
  }
  const reason = headBreakOf(head, last);
  if (reason !== null) return { ok: false, bookId, seq: last.seq + 1, reason };
  return { ok: true, bookId, events: last.seq, head: last.hash };
}

/** PostgreSQL reads the next slice while this one is hashed. */
async function* slicesOf(sql: Sql, bookId: number): AsyncGenerator<readonly StoredRow[]> {
  const read = (after: number) => {
    const reading = readRowsAfter(sql, bookId, after, SLICE, true);
    // Its failure is told where it is waited for.
    reading.catch(() => undefined);
    return reading;
  };
  for (let next = read(0); ;) {
    const rows = await next;
    const after = rows.at(-1)?.seq;
    if (after === undefined) return;
    next = read(after);
    yield rows;
  }
}

type Link = {
  readonly seq: number;
  readonly epoch: number;
  readonly hash: string;
  readonly recordedAt: string;
};

function breakOf(bookUuid: string, last: Link, row: StoredRow): string | null {
  if (row.seq !== last.seq + 1) return `event ${last.seq + 1} is missing`;
  if (row.epoch < last.epoch) return 'its epoch runs backwards';
  if (row.recorded_at < last.recordedAt) return 'its time runs backwards';
  const event = { ...row, actorId: row.actor_id, recordedAt: row.recorded_at };
  const computed = eventHash(bookUuid, last.hash, event);
  return computed === row.hash
    ? null
    : 'its hash does not follow from its text and the event before';
}

function headBreakOf(head: BookHead, last: Link): string | null {
  if (head.seq !== last.seq)
    return `the head counts ${head.seq} events and the log holds ${last.seq}`;
  return head.hash === last.hash ? null : 'the head does not hold the hash of the last event';
}

async function readHead(sql: Sql, bookId: number): Promise<BookHead | null> {
  const { rows } = await sql.query<BookHead>({
    text: `select b.uuid::text as uuid, h.seq, h.epoch, encode(h.hash, 'hex') as hash,
        ${instantSql('h.recorded_at')} as recorded_at
      from books b join book_heads h using (book_id) where b.book_id = $1`,
    values: [bookId],
  });
  return rows[0] ?? null;
}

export type BookLength = { readonly bookId: number; readonly seq: number };

/** @returns all books with their lengths, book 0 first, then the shortest. */
export async function shortestFirst(sql: Sql): Promise<readonly BookLength[]> {
  const { rows } = await sql.query<BookLength>({
    text: `select book_id as "bookId", seq from book_heads order by book_id <> 0, seq, book_id`,
  });
  return rows;
}

/** @returns the ids of all books of the installation, book 0 first. */
export async function allBookIds(sql: Sql): Promise<number[]> {
  const { rows } = await sql.query<{ book_id: number }>({
    text: 'select book_id from books order by book_id',
  });
  return rows.map((row) => row.book_id);
}
