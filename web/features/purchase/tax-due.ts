// When the GST that the buyer pays is due, in words.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { gstr3bSpanOn } from '#core/tax/index.ts';
import type { BookReturns, TimeOfSupply } from '#core/tax/index.ts';
import { dayText } from '#web/format/dates.ts';

/** @param times the earliest first. */
export const taxDueInWords = (times: readonly TimeOfSupply[], { frequencies }: BookReturns) =>
  times
    .map(({ on, isUnlessPaid }) => {
      const { to } = gstr3bSpanOn(on, frequencies);
      const rest = isUnlessPaid ? ', or of the day on which it is paid before' : '';
      return `Time of supply ${dayText(on)}: GSTR-3B to ${dayText(to)}${rest}.`;
    })
    .join(' ');

/** @param from the first day whose return may take the credit; null while something is to come. */
export const creditFromInWords = (from: CalendarDate | null, { frequencies }: BookReturns) =>
  from === null
    ? null
    : `Its credit may be taken with GSTR-3B to ${dayText(gstr3bSpanOn(from, frequencies).to)}.`;
