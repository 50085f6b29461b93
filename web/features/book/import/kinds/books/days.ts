// Days as files have them: the day comes first, as everywhere in India, and the year is never
// guessed.
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import type { CellReading } from '../kind.ts';

/** A workbook and some exports put the time behind the day. */
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[ap]m|Z)?$/i;
const WHOLE = /^\d{1,2}[\s/.-]+(?:\d{1,2}|[a-z]{3,9})[\s/.,-]+(?:\d{2}|\d{4})$/i;
const MONTH_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})$/;

export function readWholeDay(text: string): CellReading {
  const typed = text.trim().replace(TIME, '');
  const day = parseCalendarDate(typed) ?? wholeDay(typed);
  if (day !== null) return { ok: true, value: day };
  const [, month = '', , dayOfMonth = '', year = ''] = MONTH_FIRST.exec(typed) ?? [];
  const meant = wholeDay(`${dayOfMonth}/${month}/${year}`);
  const why = `Date “${text}” is not a day, month and year`;
  if (meant === null) return { ok: false, why };
  const use = { text: meant, label: `Use ${formatDate(meant)}` };
  return { ok: false, why: `Date “${text}” has the month first`, use };
}

const wholeDay = (text: string) => (WHOLE.test(text) ? parseDate(text, todayInIndia()) : null);
