// Set-offs of a period that is not locked.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { setOffOfOpenPeriod } from '#core/warning/index.ts';
import type { Warning } from '#core/warning/index.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import type { JudgedAct } from './judged-act.ts';

export async function setOffWarnings({ log, events }: JudgedAct): Promise<readonly Warning[]> {
  const parts = events.flatMap((event) =>
    event.type === 'JournalPosted' ? (event.data.gst ?? []) : [],
  );
  if (!parts.some(({ mark }) => mark === 'set-off')) return [];
  const book = await readBook(log.db, log.bookId);
  const locks = [book?.softLockedTo, book?.hardLockedTo].flatMap((day) => day ?? []);
  const lockedTo = locks.toSorted().at(-1) ?? null;
  return setOffOfOpenPeriod(parts, lockedTo === null ? null : calendarDate(lockedTo));
}
