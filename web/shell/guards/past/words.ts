// A moment of the books in words: "as on" is the day an entry is dated, "as known on" the day it
// was recorded.
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate, formatDay, formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';

type MomentInAddress = { readonly at: string | null; readonly asOn: string | null };

const dayWritten = (text: string): string => {
  const day = parseCalendarDate(text);
  return day === null ? text : formatDate(day);
};

/** What the server says of the event that `at` means. */
type KnownEvent = { readonly event: number; readonly recorded_at: string };

/** @returns `as known on 10 Nov 2026`, `as known at event 1,282, 10 Nov 2026, 14:05`. */
function knownInWords(at: string, known: KnownEvent | null): string {
  if (parseCalendarDate(at) !== null) return `as known on ${dayWritten(at)}`;
  if (!EVENT.test(at)) return `as known on ${instantWritten(at)}`;
  const when = known === null ? '' : `, ${formatInstant(known.recorded_at)}`;
  return `as known at event ${formatCount(Number(at))}${when}`;
}

const EVENT = /^\d{1,15}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T/;

/** A browser also reads `-5` as a day in May, and 31 February as one in March. */
function instantWritten(at: string): string {
  const day = INSTANT.exec(at)?.[1] ?? '';
  return parseCalendarDate(day) === null || Number.isNaN(Date.parse(at)) ? at : formatInstant(at);
}

/** @returns `as on 31 Oct 2026, as known on 10 Nov 2026`. */
export function momentInWords({ at, asOn }: MomentInAddress, known: KnownEvent | null): string {
  const dated = asOn === null ? '' : `as on ${dayWritten(asOn)}, `;
  return dated + (at === null ? 'as known now' : knownInWords(at, known));
}

/**
 * @returns the moment with the event that it means, for paper:
 *   `as known on 10 Nov 2026: event 1,282, 09 Nov 2026, 14:05`.
 */
export function momentWithEvent(moment: MomentInAddress, known: KnownEvent): string {
  const event = String(known.event);
  const isEvent = moment.at === null || EVENT.test(moment.at);
  if (isEvent) return momentInWords({ ...moment, at: event }, known);
  const upTo = `event ${formatCount(known.event)}, ${formatInstant(known.recorded_at)}`;
  return `${momentInWords(moment, known)}: ${upTo}`;
}

/** @returns what a chip has room for: `10 Nov`, `Event 1,282`. */
export function momentInShort({ at, asOn }: MomentInAddress): string {
  const text = at ?? asOn ?? '';
  const day = parseCalendarDate(text);
  if (day !== null) return at === null ? `As on ${formatDay(day)}` : formatDay(day);
  return EVENT.test(text) ? `Event ${formatCount(Number(text))}` : instantWritten(text);
}
