// Answers to requests that came before: which events they made, and when.
import { instantSql } from './sql.ts';
import type { Sql } from './sql.ts';
import { textArray } from './sql.ts';

export type IdempotencyKey = { readonly key: string; readonly requestHash: string };

export type StoredAnswer = {
  readonly requestHash: string;
  readonly eventsBookId: number;
  /** Of a request that made no event: the seq that the book's next one got. */
  readonly firstSeq: number;
  readonly eventCount: number;
  /** Null in rows of an older program, which kept nothing of requests without events. */
  readonly recordedAt: string | null;
};

export type IdempotencyScope = {
  readonly bookId: number;
  readonly personId: number;
  readonly key: string;
};

export const scopeText = ({ bookId, personId, key }: IdempotencyScope): string =>
  `${bookId}/${personId}/${key}`;

/** @returns the answers known for the scopes, by `scopeText`. */
export async function findAnswers(
  sql: Sql,
  scopes: readonly IdempotencyScope[],
): Promise<ReadonlyMap<string, StoredAnswer>> {
  if (scopes.length === 0) return new Map();
  const { rows } = await sql.query<{
    book_id: number;
    person_id: number;
    key: string;
    request_hash: string;
    first_seq: number;
    event_count: number;
    events_book_id: number;
    recorded_at: string | null;
  }>({
    name: 'find-answered',
    text: `select i.book_id, i.person_id, i.key, encode(i.request_hash, 'hex') as request_hash,
        i.first_seq, i.event_count, i.events_book_id, ${instantSql('i.recorded_at')} as recorded_at
      from unnest($1::text[], $2::text[], $3::text[]) as w(book_id, person_id, key)
      join idempotency_keys i on i.book_id = w.book_id::bigint
        and i.person_id = w.person_id::bigint and i.key = w.key`,
    values: [
      scopes.map(({ bookId }) => String(bookId)),
      scopes.map(({ personId }) => String(personId)),
      scopes.map(({ key }) => key),
    ],
  });
  return new Map(
    rows.map((row) => [
      scopeText({ bookId: row.book_id, personId: row.person_id, key: row.key }),
      {
        requestHash: row.request_hash,
        eventsBookId: row.events_book_id,
        firstSeq: row.first_seq,
        eventCount: row.event_count,
        recordedAt: row.recorded_at,
      },
    ]),
  );
}

/** What is kept now: with the instant, always. */
export type KeptAnswer = IdempotencyScope & StoredAnswer & { readonly recordedAt: string };

/** Keeps what was accepted, in the transaction that recorded it. */
export async function keepAnswers(sql: Sql, answers: readonly KeptAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  const column = (value: (answer: KeptAnswer) => string | number) =>
    textArray(answers.map((answer) => String(value(answer))));
  await sql.query({
    name: 'keep-answered',
    text: `insert into idempotency_keys (book_id, person_id, key, request_hash, first_seq,
        event_count, events_book_id, recorded_at)
      select book_id::bigint, person_id::bigint, key, decode(request_hash, 'hex'),
        first_seq::bigint, event_count::int, events_book_id::bigint, recorded_at::timestamptz
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
        $7::text[], $8::text[])
        as n(book_id, person_id, key, request_hash, first_seq, event_count, events_book_id,
          recorded_at)`,
    values: [
      column(({ bookId }) => bookId),
      column(({ personId }) => personId),
      column(({ key }) => key),
      column(({ requestHash }) => requestHash),
      column(({ firstSeq }) => firstSeq),
      column(({ eventCount }) => eventCount),
      column(({ eventsBookId }) => eventsBookId),
      column(({ recordedAt }) => recordedAt),
    ],
  });
}

/** So many go at once, so that no statement holds others up for long. */
const REMOVED_AT_ONCE = 10_000;

/** Removes the answers that are older than 35 days. @returns how many those were. */
export async function removeOldAnswers(sql: Sql): Promise<number> {
  for (let removed = 0; ;) {
    const { rows } = await sql.query<{ readonly count: number }>({
      text: 'select remove_old_answers($1::integer) as count',
      values: [REMOVED_AT_ONCE],
    });
    const { count = 0 } = rows[0] ?? {};
    removed += count;
    if (count < REMOVED_AT_ONCE) return removed;
  }
}
