// Where a person wants to go: a day, an event, or an entry by its number.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';

type Place =
  | { readonly kind: 'event'; readonly seq: number }
  | { readonly kind: 'entry'; readonly number: number }
  | { readonly kind: 'day'; readonly date: CalendarDate };

/** A shorter number is a day of this month, as everywhere; `event 5` and `#5` say what is meant. */
const EVENT = /^(?:event\s*)([\d,]{1,15})$|^(\d{3,15}|\d{1,3}(?:,\d{2,3})+)$/i;
const ENTRY = /^#\s*([\d,]{1,15})$/;

const numberIn = (text: string): number => Number(text.replaceAll(',', ''));

/** @returns the place, or null when the text names none. */
export function parsePlace(text: string, today: CalendarDate): Place | null {
  const wish = text.trim();
  const entry = ENTRY.exec(wish)?.[1];
  if (entry !== undefined) return { kind: 'entry', number: numberIn(entry) };
  const event = EVENT.exec(wish);
  const seq = event?.[1] ?? event?.[2];
  if (seq !== undefined) return { kind: 'event', seq: numberIn(seq) };
  const date = parseDate(wish, today);
  return date === null ? null : { kind: 'day', date };
}
