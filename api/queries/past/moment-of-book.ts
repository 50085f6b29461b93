import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { BookMoment } from '#api/contract/book/log/log-head.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { instantAs } from '#projections/runner/instant.ts';

/** @returns the event after which the book is read by this request. Its drain was one act. */
export async function momentOfBook(db: QueryExecutorProvider, bookId: number): Promise<BookMoment> {
  const { rows } = await sql<BookMoment>`
    select head.seq as event, ${instantAs('head.recorded_at')} as recorded_at,
      to_char(clock_timestamp() at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
      coalesce(later.seq - 1, live.seq) as act_end, live.seq - head.seq as events_after
    from book_heads as head join public.book_heads as live on live.book_id = head.book_id
      left join lateral (
        select seq from public.events
        where book_id = head.book_id and seq > head.seq and recorded_at > head.recorded_at
        order by seq limit 1
      ) as later on true
    where head.book_id = ${bookId}
  `.execute(db);
  const [moment] = rows;
  invariant(moment !== undefined, 'A book that is read has events.');
  return moment;
}
