// The journals beside the log: which events posted those that a filter lets through, and how many
// of each day were late or corrections.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { journalConditions, recordedLate } from './read.ts';
import type { JournalFilter } from './read.ts';

type SeqStretch = {
  readonly from: number;
  readonly to: number;
  readonly newestFirst: boolean;
  readonly limit: number;
  /** Whichever without it. */
  readonly source?: WayOfPosting;
};

type WayOfPosting = {
  readonly kind: 'hand' | 'document' | 'import';
  /** A query that gives the ids of journals that came out of a file. */
  readonly imported: RawBuilder<unknown>;
};

function ofSource({ kind, imported }: WayOfPosting): RawBuilder<unknown> {
  if (kind === 'document') return sql`source is not null`;
  const isImported = sql`journal_id in (${imported})`;
  return kind === 'import' ? isImported : sql`source is null and not ${isImported}`;
}

/** @returns the seqs of the journals within a stretch of the log, both ends included. */
export async function journalSeqs(
  db: QueryExecutorProvider,
  bookId: number,
  { from, to, newestFirst, limit, source }: SeqStretch,
  filter: JournalFilter,
): Promise<number[]> {
  const conditions = [
    sql`book_id = ${bookId}`,
    sql`seq between ${from} and ${to}`,
    ...(source === undefined ? [] : [ofSource(source)]),
    ...journalConditions(filter),
  ];
  const { rows } = await sql<{ readonly seq: number }>`
    select seq from journals where ${sql.join(conditions, sql` and `)}
    order by seq ${newestFirst ? sql`desc` : sql`asc`} limit ${limit}
  `.execute(db);
  return rows.map(({ seq }) => seq);
}

type RecordingDay = {
  /** `YYYY-MM-DD` of recording in India. */
  readonly day: string;
  readonly late: number;
  readonly corrections: number;
};

/** @returns of each day after an event and up to another, how many are late or corrections. */
export async function remarkableDays(
  db: QueryExecutorProvider,
  bookId: number,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<RecordingDay[]> {
  const { rows } = await sql<RecordingDay>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(late)::bigint as late,
      sum(corrections)::bigint as corrections
    from (
      select (recorded_at at time zone interval '05:30')::date as day,
        count(*) filter (where ${recordedLate}) as late,
        count(*) filter (where coalesce(reverses, corrects) is not null) as corrections
      from journals where book_id = ${bookId} and seq > ${after} and seq <= ${until} group by 1
    ) as counted
    group by 1 order by 1
  `.execute(db);
  return rows;
}

/** Acts of more events than this, such as a batch, are summed over the last of them. */
const ACT_EVENTS_MAX = 1000;

type MovedAccount = { readonly accountId: number; readonly paise: number };

/**
 * @param recordedAt the instant of the event, which its act shares.
 * @returns what the events of an act, up to one of them, moved on each account: debit positive.
 */
export async function movedByAct(
  db: QueryExecutorProvider,
  bookId: number,
  { seq, recordedAt }: { readonly seq: number; readonly recordedAt: string },
): Promise<MovedAccount[]> {
  const { rows } = await sql<MovedAccount>`
    select (entry->>0)::bigint as "accountId", sum((entry->>1)::bigint)::bigint as paise
    from journals cross join lateral jsonb_array_elements(entries) as entry
    where book_id = ${bookId} and seq > ${seq - ACT_EVENTS_MAX} and seq <= ${seq}
      and recorded_at = ${recordedAt}::timestamptz
    group by 1 having sum((entry->>1)::bigint) <> 0 order by 1
  `.execute(db);
  return rows;
}
