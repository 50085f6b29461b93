import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { instantAs } from '../runner/instant.ts';
import type { HistoryKind, HistoryRow } from './table.ts';

/** Nobody reads further back at a time, and a program may change a record all day. */
const HISTORY_MAX = 1000;

/** @returns what happened to a record last, newest first; nothing for a record that is unknown. */
export async function historyOf(
  db: QueryExecutorProvider,
  bookId: number,
  kind: HistoryKind,
  recordId: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select seq, actor_id as "actorId", person_id as "personId",
      ${instantAs('recorded_at')} as "recordedAt", what
    from record_history
    where book_id = ${bookId} and kind = ${kind} and record_id = ${recordId}
    order by seq desc limit ${HISTORY_MAX}
  `.execute(db);
  return rows;
}

export type RecordBetween = {
  readonly kind: HistoryKind;
  readonly id: number;
  /** What happened to it between, the oldest first. */
  readonly changes: readonly {
    readonly seq: number;
    readonly actorId: number;
    readonly recordedAt: string;
    readonly what: string;
  }[];
};

/** @returns the records of some kinds that anything happened to between two events of the log. */
export async function recordsBetween(
  db: QueryExecutorProvider,
  bookId: number,
  { after, until }: { readonly after: number; readonly until: number },
  { kinds, limit }: { readonly kinds: readonly HistoryKind[]; readonly limit: number },
): Promise<RecordBetween[]> {
  const { rows } = await sql<RecordBetween>`
    select kind, record_id as id, jsonb_agg(jsonb_build_object('seq', seq, 'actorId', actor_id,
      'recordedAt', ${instantAs('recorded_at')}, 'what', what) order by seq) as changes
    from record_history
    where book_id = ${bookId} and kind = any(${[...kinds]}::text[])
      and seq > ${after} and seq <= ${until}
    group by kind, record_id order by max(seq) desc limit ${limit}
  `.execute(db);
  return rows;
}
