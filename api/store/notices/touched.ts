// What the log has gained since somebody looked: how far each book has come, and which streams
// were written to. Small enough to be asked after every commit.
import type { Sql } from '../sql.ts';

/** Events that are looked through at most; beyond, everything may have changed. */
const EVENTS_MAX = 1000;

/** @property after the seq up to which is known what happened; null for a first look. */
type Position = { readonly bookId: number; readonly after: number | null };

export type TouchedKind = { readonly category: string; readonly type: string };

export type Progress = {
  readonly bookId: number;
  readonly after: number | null;
  /** The newest event of the book; 0 before the first. */
  readonly seq: number;
  /** How long ago that was recorded, by the database's clock. */
  readonly quietMs: number;
  /** Distinct; null when there are too many events, or fewer than were known. */
  readonly touches: readonly TouchedKind[] | null;
};

type Row = {
  readonly book_id: number;
  readonly after: number | null;
  readonly seq: number;
  readonly quiet_ms: number;
  readonly touches: readonly string[] | null;
};

/** The lateral part reads nothing for a book that stands where it stood. */
const TOUCHED = `
  select h.book_id, w.after::bigint as after, h.seq, t.touches,
    greatest(0, extract(epoch from clock_timestamp() - h.recorded_at) * 1000)::bigint as quiet_ms
  from unnest($1::text[], $2::text[]) as w(book_id, after)
  join book_heads h on h.book_id = w.book_id::bigint
  left join lateral (
    select array_agg(distinct left(e.stream, -strpos(reverse(e.stream), '-')) || ' ' || e.type)
      as touches
    from events e
    where e.book_id = h.book_id and e.seq > w.after::bigint and e.seq <= h.seq
      and h.seq - w.after::bigint <= ${EVENTS_MAX}
  ) t on true`;

/** @returns one answer for each position whose book there is, all of one moment. */
export async function readProgress(
  sql: Sql,
  positions: readonly Position[],
): Promise<readonly Progress[]> {
  const { rows } = await sql.query<Row>({
    name: 'read-progress',
    text: TOUCHED,
    values: [
      positions.map(({ bookId }) => String(bookId)),
      positions.map(({ after }) => (after === null ? null : String(after))),
    ],
  });
  return rows.map(({ book_id: bookId, after, seq, quiet_ms: quietMs, touches }) => {
    const stands = after === null || after === seq;
    return { bookId, after, seq, quietMs, touches: stands ? [] : (touches?.map(touchOf) ?? null) };
  });
}

function touchOf(text: string): TouchedKind {
  const [category = '', type = ''] = text.split(' ');
  return { category, type };
}
