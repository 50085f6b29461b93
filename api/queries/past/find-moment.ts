// Which event of a book an address means by `at`.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { instantSql } from '#api/store/sql.ts';
import type { Sql } from '#api/store/sql.ts';
import type { PastMoment } from './moment.ts';

const NUMBER = /^[1-9]\d{0,14}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

const SHAPE =
  'Give the number of an event, an instant such as 2026-10-31T18:30:00Z, or a day such as 2026-10-31.';

/**
 * @param text an event's number, an instant, or a day, which means its end in Asia/Kolkata.
 * @returns the moment, or what to say of the field.
 */
export async function findMoment(
  sql: Sql,
  bookId: number,
  text: string,
): Promise<Result<PastMoment, string>> {
  if (NUMBER.test(text)) return ofEvent(sql, bookId, Number(text));
  const instant = DAY.test(text) ? `${text}T23:59:59.999999+05:30` : text;
  if (!INSTANT.test(instant) || Number.isNaN(Date.parse(instant))) return rejected(SHAPE);
  const seq = await lastEventBy(sql, bookId, instant);
  if (seq === null) return rejected('Is in the future; the books are known up to now.');
  if (seq === 0) return rejected('Is before the first event of this book.');
  const sharedSeq = (await lastEventBy(sql, 0, instant)) ?? 0;
  return accepted({ bookId, seq, sharedSeq, instant });
}

async function ofEvent(sql: Sql, bookId: number, seq: number): Promise<Result<PastMoment, string>> {
  const { rows } = await sql.query<{ recorded_at: string }>({
    name: 'event-instant',
    text: `select ${instantSql('recorded_at')} as recorded_at from events
      where book_id = $1 and seq = $2`,
    values: [bookId, seq],
  });
  const recordedAt = rows[0]?.recorded_at;
  if (recordedAt === undefined) return rejected('Is no event of this book; it has fewer.');
  const sharedSeq = (await lastEventBy(sql, 0, recordedAt)) ?? 0;
  return accepted({ bookId, seq, sharedSeq, instant: recordedAt });
}

/**
 * Events are recorded in the order of their numbers, so that the last one by an instant is found
 * by halving.
 * @returns its number, 0 where there is none, null where the instant is yet to come.
 */
async function lastEventBy(sql: Sql, bookId: number, instant: string): Promise<number | null> {
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
          where book_id = $1 and seq = (halves.low + halves.high + 1) / 2
        ) as found
        where halves.low < halves.high
      )
      select low as seq, $2::timestamptz > clock_timestamp() as ahead from halves where low = high`,
    values: [bookId, instant],
  });
  const [found] = rows;
  if (found === undefined) return 0;
  return found.ahead && bookId !== 0 ? null : found.seq;
}
