// What a dashboard tells of the journals of a book.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';

type JournalFigures = {
  /** Numbers are gapless, so the last one is how many there are. */
  readonly count: number;
  /** Those recorded on a day or later, by the calendar of India. */
  readonly recordedSince: number;
  /** The latest day that an entry is of; null before the first entry. */
  readonly latestDate: CalendarDate | null;
};

/**
 * Journals are recorded in the order of their numbers: the first one of a day is found by halving.
 * @param day `YYYY-MM-DD`.
 */
export async function journalFigures(
  db: QueryExecutorProvider,
  bookId: number,
  day: string,
): Promise<JournalFigures> {
  const begin = sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
  const { rows } = await sql<JournalFigures>`
    with recursive last as (
      select seq, number from journals where book_id = ${bookId} order by seq desc limit 1
    ), halves(low, high) as (
      select 0::bigint, seq from last
      union all
      select case when is_earlier then middle else low end,
        case when is_earlier then high else middle - 1 end
      from halves cross join lateral (select (low + high + 1) / 2 as middle) as half
        cross join lateral (select not exists (
          select from (
            select recorded_at from journals
            where book_id = ${bookId} and seq <= middle order by seq desc limit 1
          ) as before where recorded_at >= ${begin}
        ) as is_earlier) as found
      where low < high
    )
    select last.number as count,
      last.number - coalesce((
        select number from journals
        where book_id = ${bookId} and seq <= (select low from halves where low = high)
        order by seq desc limit 1
      ), 0) as "recordedSince",
      (
        select entry_date from journals where book_id = ${bookId} order by entry_date desc limit 1
      ) as "latestDate"
    from last
  `.execute(db);
  return rows[0] ?? { count: 0, recordedSince: 0, latestDate: null };
}
