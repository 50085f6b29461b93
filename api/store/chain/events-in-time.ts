// Which event stands at an instant, and when an event was recorded.
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { instantSql } from '../sql.ts';
import type { Sql } from '../sql.ts';

/** @returns when the event was recorded, in UTC with microseconds; null where there is none. */
export async function instantOfEvent(
  sql: Sql,
  bookId: number,
  seq: number,
): Promise<string | null> {
  const { rows } = await sql.query<{ recorded_at: string }>({
    name: 'event-instant',
    text: `select ${instantSql('recorded_at')} as recorded_at from events
      where book_id = $1 and seq = $2`,
    values: [bookId, seq],
  });
  return rows[0]?.recorded_at ?? null;
}

/** @returns now, by which every event of the book is recorded, and the day in India. */
export async function readNow(
  sql: Sql,
  bookId: number,
): Promise<{ readonly instant: string; readonly today: string }> {
  const { rows } = await sql.query<{ instant: string; today: string }>({
    name: 'now-in-book',
    text: `select ${instantSql('now')} as instant,
        to_char(now at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as today
      from (
        select greatest(
          clock_timestamp(), (select recorded_at from book_heads where book_id = $1)
        ) as now
      ) as clock`,
    values: [bookId],
  });
  const [now] = rows;
  invariant(now !== undefined, 'The database has a clock.');
  return now;
}

/**
 * Events are recorded in the order of their numbers, so that the last one by an instant is found
 * by halving. Without the `offset` a young log is read whole at each step, to join all at once.
 * @returns its number, 0 where there is none, null where the instant is yet to come.
 */
export async function lastEventBy(
  sql: Sql,
  bookId: number,
  instant: string,
): Promise<number | null> {
  const { rows } = await sql.query<{ seq: number; ahead: boolean }>({
    name: 'last-event-by',
    text: `
      with recursive halves(low, high) as (
        select 0::bigint, seq from book_heads where book_id = $1
        union all
        select case when found.recorded_at <= $2::timestamptz then found.seq else halves.low end,
          case when found.recorded_at <= $2::timestamptz then halves.high else found.seq - 1 end
        from halves cross join lateral (
          select seq, recorded_at from events
          where book_id = $1 and seq = (halves.low + halves.high + 1) / 2 offset 0
        ) as found
        where halves.low < halves.high
      )
      select low as seq, $2::timestamptz > greatest(
          clock_timestamp(), (select recorded_at from book_heads where book_id = $1)
        ) as ahead
      from halves where low = high`,
    values: [bookId, instant],
  });
  const [found] = rows;
  if (found === undefined) return 0;
  return found.ahead && bookId !== INSTALLATION_BOOK ? null : found.seq;
}
