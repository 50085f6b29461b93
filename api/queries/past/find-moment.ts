// Which event of a book an address means by `at`.
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { instantOfEvent, lastEventBy } from '#api/store/chain/events-in-time.ts';
import type { Sql } from '#api/store/sql.ts';
import type { PastMoment } from './moment.ts';

const NUMBER = /^[1-9]\d{0,14}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

const SHAPE =
  'Give the number of an event, a day like 2026-10-31, or an instant like 2026-10-31T18:30:00Z.';

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
  const sharedSeq = (await lastEventBy(sql, INSTALLATION_BOOK, instant)) ?? 0;
  return accepted({ bookId, seq, sharedSeq, instant });
}

async function ofEvent(sql: Sql, bookId: number, seq: number): Promise<Result<PastMoment, string>> {
  const instant = await instantOfEvent(sql, bookId, seq);
  if (instant === null) return rejected('Is no event of this book; it has fewer.');
  const sharedSeq = (await lastEventBy(sql, INSTALLATION_BOOK, instant)) ?? 0;
  return accepted({ bookId, seq, sharedSeq, instant });
}
