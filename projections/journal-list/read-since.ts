// What was entered after an event: corrections one by one, all else by person and type. A
// correction is a reversal and a new entry: it is told once, by the new one.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { VoucherType } from '#core/journal/index.ts';
import { instantAs } from '../runner/instant.ts';

/** Journals after an event, each with what it does; null for the reversal of a correction. */
const entered = (bookId: number, seq: number) => sql`
  select j.*, o.number as former_number,
    case when j.corrects is not null then 'corrected'
      when j.reverses is null then 'posted'
      when o.corrected_by is null then 'reversed' end as act
  from journals j
  left join journals o
    on o.book_id = j.book_id and o.journal_id = coalesce(j.corrects, j.reverses)
  where j.book_id = ${bookId} and j.seq > ${seq}`;

type EntryRow = {
  readonly actorId: number;
  readonly amountPaise: number;
  /** ISO instants in UTC with milliseconds. */
  readonly recordedAt: string;
  readonly journalId: number;
  readonly narration: string;
};

type CorrectionSince = EntryRow & {
  readonly act: 'corrected' | 'reversed';
  /** Of the entry that was corrected or reversed. */
  readonly formerNumber: number;
  /** `YYYY-MM-DD`. */
  readonly entryDate: CalendarDate;
};

/** @returns the newest first. */
export async function correctionsSince(
  db: QueryExecutorProvider,
  { bookId, seq, limit }: { readonly bookId: number; readonly seq: number; readonly limit: number },
): Promise<CorrectionSince[]> {
  const { rows } = await sql<CorrectionSince>`
    select act, actor_id as "actorId", amount_paise as "amountPaise",
      ${instantAs('recorded_at')} as "recordedAt", journal_id as "journalId", narration,
      former_number as "formerNumber", entry_date as "entryDate"
    from (${entered(bookId, seq)}) as entered
    where act in ('corrected', 'reversed')
    order by seq desc limit ${limit}
  `.execute(db);
  return rows;
}

type EntriesSince = EntryRow & {
  readonly voucherType: VoucherType;
  readonly count: number;
};

/** The instant, id and narration are those of the last of them. @returns the newest first. */
export async function entriesSince(
  db: QueryExecutorProvider,
  { bookId, seq, limit }: { readonly bookId: number; readonly seq: number; readonly limit: number },
): Promise<EntriesSince[]> {
  const { rows } = await sql<EntriesSince>`
    with grouped as (
      select count(*) as count, sum(amount_paise)::bigint as amount_paise, max(seq) as seq
      from (${entered(bookId, seq)}) as entered
      where act = 'posted'
      group by actor_id, voucher_type
      order by max(seq) desc limit ${limit}
    )
    select actor_id as "actorId", voucher_type as "voucherType", count,
      grouped.amount_paise as "amountPaise", ${instantAs('recorded_at')} as "recordedAt",
      journal_id as "journalId", narration
    from grouped
    join journals on journals.book_id = ${bookId} and journals.seq = grouped.seq
    order by grouped.seq desc
  `.execute(db);
  return rows;
}

/** @returns how many entries the two together tell of, beyond their limits too. */
export async function countSince(
  db: QueryExecutorProvider,
  bookId: number,
  seq: number,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(act) as count from (${entered(bookId, seq)}) as entered
  `.execute(db);
  return rows[0]?.count ?? 0;
}
