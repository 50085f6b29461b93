import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { instantAs } from '../runner/instant.ts';
import type { RemovedRow } from './table.ts';

const selectRemoved = sql`
  select book_id as "bookId", record_id as "recordId", ${instantAs('removed_at')} as "removedAt",
    (extract(epoch from removed_at) * 1000000)::bigint as "removedMicros"
  from removed_records`;

type RemovedPage = {
  /** An ISO instant; what was removed then or later. */
  readonly since: string;
  /** Where the page goes on: instant in microseconds and id of the last one seen. */
  readonly before: { readonly micros: number; readonly id: number } | null;
  readonly limit: number;
};

/** @returns what of a kind was removed from the books given, the last removed first. */
export async function removedSince(
  db: QueryExecutorProvider,
  bookIds: readonly number[],
  kind: string,
  { since, before, limit }: RemovedPage,
): Promise<RemovedRow[]> {
  const { micros, id } = before ?? { micros: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };
  const { rows } = await sql<RemovedRow>`
    ${selectRemoved}
    where book_id = any(${[...bookIds]}::bigint[]) and kind = ${kind}
      and removed_at >= ${since}::timestamptz
      and ((extract(epoch from removed_at) * 1000000)::bigint, record_id) < (${micros}, ${id})
    order by removed_at desc, record_id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** @returns the ids of a kind's records that events after this one removed from the book. */
export async function idsRemovedAfter(
  db: QueryExecutorProvider,
  { bookId, kind, seq }: { readonly bookId: number; readonly kind: string; readonly seq: number },
): Promise<number[]> {
  const { rows } = await sql<{ readonly recordId: number }>`
    select record_id as "recordId" from removed_records
    where book_id = ${bookId} and kind = ${kind} and last_seq > ${seq}
    order by record_id
  `.execute(db);
  return rows.map(({ recordId }) => recordId);
}

/** @returns the book among those given from which the record was removed, or null. */
export async function bookOfRemoved(
  db: QueryExecutorProvider,
  bookIds: readonly number[],
  kind: string,
  recordId: number,
): Promise<number | null> {
  const { rows } = await sql<RemovedRow>`
    ${selectRemoved}
    where book_id = any(${[...bookIds]}::bigint[]) and kind = ${kind} and record_id = ${recordId}
  `.execute(db);
  return rows[0]?.bookId ?? null;
}

/** @returns the event that removed a record of the book, or null. */
export async function seqOfRemoval(
  db: QueryExecutorProvider,
  { bookId, kind, id }: { readonly bookId: number; readonly kind: string; readonly id: number },
): Promise<number | null> {
  const { rows } = await sql<{ readonly seq: number }>`
    select last_seq as seq from removed_records
    where book_id = ${bookId} and kind = ${kind} and record_id = ${id}
  `.execute(db);
  return rows[0]?.seq ?? null;
}
