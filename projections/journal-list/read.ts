import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { VoucherType } from '#core/journal/index.ts';
import { instantAs } from '../runner/instant.ts';
import { containsText } from '../runner/text-search.ts';
import type { JournalLinks, JournalRow } from './table.ts';

/** All of a row, by the names that the code has for it. */
export const selectJournals = sql`
  select book_id as "bookId", seq, journal_id as "journalId", number,
    amount_paise as "amountPaise", entry_date as "entryDate",
    ${instantAs('recorded_at')} as "recordedAt", ${instantAs('updated_at')} as "updatedAt",
    actor_id as "actorId", voucher_type as "voucherType", gst_parts as "gstParts", narration,
    entries, source,
    reverses, reversed_by as "reversedBy", corrects, corrected_by as "correctedBy",
    last_seq as "lastSeq"
  from journals`;

/** @returns a query, not run yet, that gives all journals of a book. */
export const journalsOfBook = (bookId: number): RawBuilder<JournalRow> =>
  sql<JournalRow>`${selectJournals} where book_id = ${bookId}`;

/** What a list may be narrowed to; all of it must hold. */
export type JournalFilter = {
  /** Entry dates `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A query that gives seqs, such as those of an account's lines. */
  readonly seqs?: RawBuilder<unknown> | undefined;
  /** A query that gives the ids of journals with a mark, and whether those or the others. */
  readonly marked?: { readonly journalIds: RawBuilder<unknown>; readonly isMarked: boolean };
  readonly number?: number | undefined;
  readonly voucherType?: VoucherType | undefined;
  readonly amountPaise?: number | undefined;
  /** The least and the most that one side may come to, both included. */
  readonly leastPaise?: number | undefined;
  readonly mostPaise?: number | undefined;
  /** The person who recorded it. */
  readonly actorId?: number | undefined;
  /**
   * The event after which it was recorded. The reversal of a correction is left out, since the new
   * entry tells of it.
   */
  readonly since?: number | undefined;
  /** Words that the narration must hold, whatever their case. */
  readonly words?: readonly string[];
  /** Recorded in a later month than their date, or linked to another journal. */
  readonly only?: 'late' | 'corrections' | undefined;
};

/**
 * As `isRecordedLate` of the core has it. The clock of India is 5:30 ahead all year; to look that
 * up for each row takes much longer.
 */
export const recordedLate = sql`
  date_trunc('month', recorded_at at time zone interval '05:30')::date > entry_date`;
const LINKED = sql`
  coalesce(reverses, reversed_by, corrects, corrected_by) is not null`;

/** Not the reversal that came with a correction. */
const TOLD = sql`not exists (
  select from journals as o
  where o.book_id = journals.book_id and o.journal_id = journals.reverses
    and o.corrected_by is not null)`;

const hasMark = ({ journalIds, isMarked }: NonNullable<JournalFilter['marked']>) =>
  isMarked ? sql`journal_id in (${journalIds})` : sql`journal_id not in (${journalIds})`;

/** @returns what a row must fulfil, within its book. */
export function journalConditions(filter: JournalFilter): RawBuilder<unknown>[] {
  const { from, to, seqs, number, amountPaise, words = [], only, voucherType } = filter;
  const { leastPaise, mostPaise, actorId, since, marked } = filter;
  return [
    ...(from === undefined ? [] : [sql`entry_date >= ${from}`]),
    ...(to === undefined ? [] : [sql`entry_date <= ${to}`]),
    ...(seqs === undefined ? [] : [sql`seq in (${seqs})`]),
    ...(marked === undefined ? [] : [hasMark(marked)]),
    // A journal's event is never before its number, so the search begins close to it.
    ...(number === undefined ? [] : [sql`number = ${number} and seq >= ${number}`]),
    ...(amountPaise === undefined ? [] : [sql`amount_paise = ${amountPaise}`]),
    ...(leastPaise === undefined ? [] : [sql`amount_paise >= ${leastPaise}`]),
    ...(mostPaise === undefined ? [] : [sql`amount_paise <= ${mostPaise}`]),
    ...(actorId === undefined ? [] : [sql`actor_id = ${actorId}`]),
    ...(since === undefined ? [] : [sql`seq > ${since}`, TOLD]),
    ...(voucherType === undefined ? [] : [sql`voucher_type = ${voucherType}`]),
    ...words.map((word) => containsText(sql`narration`, word)),
    ...(only === undefined ? [] : [only === 'late' ? recordedLate : LINKED]),
  ];
}

/**
 * @returns at most `limit` journals that the filter lets through, newest first, those before a
 *   journal's seq if one is given.
 */
export async function journalsPage(
  db: QueryExecutorProvider,
  bookId: number,
  page: { readonly limit: number; readonly before: number | null },
  filter: JournalFilter = {},
): Promise<JournalRow[]> {
  const conditions = journalConditions(filter);
  const { rows } = await sql<JournalRow>`
    ${selectJournals}
    where book_id = ${bookId} and seq < ${page.before ?? Number.MAX_SAFE_INTEGER}
      ${sql.join(
        conditions.map((condition) => sql`and ${condition}`),
        sql` `,
      )}
    order by seq ${filter.number === undefined ? sql`desc` : sql`asc`}
    limit ${page.limit}
  `.execute(db);
  return rows;
}

/** @returns the journal, or null when the book has none of this id. */
export async function findJournal(
  db: QueryExecutorProvider,
  bookId: number,
  journalId: number,
): Promise<JournalRow | null> {
  const { rows } = await sql<JournalRow>`
    ${selectJournals} where book_id = ${bookId} and journal_id = ${journalId}
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns the journals that these events posted, for the lines of a ledger; in order of seq. */
export async function journalsBySeq(
  db: QueryExecutorProvider,
  bookId: number,
  seqs: readonly number[],
): Promise<JournalRow[]> {
  const { rows } = await sql<JournalRow>`
    ${selectJournals}
    where book_id = ${bookId} and seq = any(${[...seqs]}::bigint[])
    order by seq
  `.execute(db);
  return rows;
}

/** @returns the ids of the accounts to which journals after an event of the book were posted. */
export async function accountIdsPostedAfter(
  db: QueryExecutorProvider,
  bookId: number,
  seq: number,
): Promise<number[]> {
  const { rows } = await sql<{ readonly accountId: number }>`
    select distinct (entry->>0)::bigint as "accountId"
    from journals cross join lateral jsonb_array_elements(entries) as entry
    where book_id = ${bookId} and seq > ${seq}
  `.execute(db);
  return rows.map(({ accountId }) => accountId);
}

export type JournalStatus = JournalLinks & { readonly journalId: number; readonly number: number };

/** @returns how each of these journals is linked to others; none for an id the book lacks. */
export async function journalStatuses(
  db: QueryExecutorProvider,
  bookId: number,
  journalIds: readonly number[],
): Promise<JournalStatus[]> {
  const { rows } = await sql<JournalStatus>`
    select journal_id as "journalId", number, reverses, reversed_by as "reversedBy",
      corrects, corrected_by as "correctedBy"
    from journals
    where book_id = ${bookId} and journal_id = any(${[...journalIds]}::bigint[])
    order by journal_id
  `.execute(db);
  return rows;
}

/** @returns the days and narrations of journals that others are linked to, by their ids. */
export async function linkedEntries(
  db: QueryExecutorProvider,
  bookId: number,
  journalIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly date: string; readonly narration: string }>> {
  if (journalIds.length === 0) return new Map();
  const { rows } = await sql<{
    readonly id: number;
    readonly date: string;
    readonly narration: string;
  }>`
    select journal_id as id, entry_date as date, narration from journals
    where book_id = ${bookId} and journal_id = any(${[...journalIds]}::bigint[])
  `.execute(db);
  return new Map(rows.map(({ id, ...entry }) => [id, entry]));
}

/** @returns the id of the journal that this one is the reversal of, or null when it is none. */
export async function originalOf(
  db: QueryExecutorProvider,
  bookId: number,
  journalId: number,
): Promise<number | null> {
  const [status] = await journalStatuses(db, bookId, [journalId]);
  return status?.reverses ?? null;
}

/** Journals are numbered without a gap, so the last one's number says how many there are. */
export type EarlierCount = { readonly count: number; readonly firstOn: CalendarDate | null };

/** @returns how many journals are dated before a day, without what was taken back before it. */
export async function journalsDatedBefore(
  db: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<EarlierCount> {
  const { rows } = await sql<EarlierCount>`
    select count(*)::int as count, min(entry_date) as "firstOn" from journals as posted
    where book_id = ${bookId} and entry_date < ${day} and reverses is null
      and not exists (
        select from journals as reversal
        where reversal.book_id = ${bookId} and reversal.journal_id = posted.reversed_by
          and reversal.entry_date < ${day}
      )
  `.execute(db);
  return rows[0] ?? { count: 0, firstOn: null };
}

export async function countJournals(
  db: QueryExecutorProvider,
  bookIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select coalesce(sum(last.number), 0)::bigint as count
    from unnest(${[...bookIds]}::bigint[]) as book(id)
    cross join lateral (
      select number from journals where book_id = book.id order by seq desc limit 1
    ) as last
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Finds by halves, since journals stand in the order in which they were recorded: an index on the
 * instant would slow every posting.
 * @param at an ISO instant.
 * @returns the seq up to which all journals of the book were recorded before it.
 */
export async function seqBefore(
  db: QueryExecutorProvider,
  bookId: number,
  at: string,
): Promise<number> {
  const { rows } = await sql<{ readonly seq: number }>`
    with recursive search(low, high) as (
      select 0::bigint, coalesce(max(seq), 0) from journals where book_id = ${bookId}
      union all
      select case when earlier then middle else low end,
        case when earlier then high else middle - 1 end
      from search
      cross join lateral (select (low + high + 1) / 2 as middle) as halved
      cross join lateral (
        select coalesce(
          (select recorded_at < ${at}::timestamptz
           from journals where book_id = ${bookId} and seq <= middle order by seq desc limit 1),
          true) as earlier
      ) as found
      where low < high
    )
    select low as seq from search where low = high
  `.execute(db);
  return rows[0]?.seq ?? 0;
}
