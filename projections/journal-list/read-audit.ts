// The journals as an auditor's tests read them: in the order of their events, so many at a time.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { AuditEntry } from '#core/audit/index.ts';

type Row = Omit<AuditEntry, 'lines'> & {
  readonly entries: readonly (readonly [accountId: number, paise: number, ...unknown[]])[];
};

type EntryStretch = {
  /** Events after this one, up to the other. */
  readonly after: number;
  readonly until: number;
  readonly limit: number;
};

/**
 * The clock of India is 5:30 ahead all year; to look that up for each row takes much longer.
 * @returns the first journals of a stretch of the log.
 */
export async function auditEntries(
  db: QueryExecutorProvider,
  bookId: number,
  { after, until, limit }: EntryStretch,
): Promise<readonly AuditEntry[]> {
  const { rows } = await sql<Row>`
    select seq, number, entry_date::text as "entryDate",
      recorded::date::text as "recordedOn",
      (extract(hour from recorded) * 60 + extract(minute from recorded))::int as minute,
      extract(isodow from recorded)::int as weekday,
      recorded::date - entry_date as "daysLate", actor_id as "actorId",
      amount_paise as "amountPaise", source->>'kind' as "madeBy",
      gst_parts->0->>'mark' as "gstMark", reverses is not null as "isReversal",
      "originalSeq", "originalMadeBy",
      recorded::date - "originalRecorded"::date as "daysSinceOriginal", entries
    from (
      select posted.*, recorded_at at time zone interval '05:30' as recorded
      from journals as posted
      where book_id = ${bookId} and seq > ${after} and seq <= ${until}
      order by seq limit ${limit}
    ) as posted
    left join lateral (
      select original.seq as "originalSeq", original.source->>'kind' as "originalMadeBy",
        original.recorded_at at time zone interval '05:30' as "originalRecorded"
      from journals as original
      where original.book_id = ${bookId}
        and original.journal_id = coalesce(posted.reverses, posted.corrects)
    ) as taken_back on coalesce(posted.reverses, posted.corrects) is not null
    order by seq
  `.execute(db);
  return rows.map(({ entries, ...entry }) => ({
    ...entry,
    lines: entries.map(([accountId, paise]) => [accountId, paise] as const),
  }));
}

/** @returns how many journals the book had by an event: they are numbered without a gap. */
export async function countEntriesUntil(
  db: QueryExecutorProvider,
  bookId: number,
  until: number,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select number as count from journals where book_id = ${bookId} and seq <= ${until}
    order by seq desc limit 1
  `.execute(db);
  return rows[0]?.count ?? 0;
}
