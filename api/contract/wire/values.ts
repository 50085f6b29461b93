// How values are written on the wire. Those that a record of the core holds are declared there.
import { z } from 'zod';
import { isOneLine, isStorableText, nameKey } from '#core/kernel/text.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { isDay, NO_DAY, rupees } from '#core/shapes/values.ts';

export { date, id, rupees, rupeesText, wireId } from '#core/shapes/values.ts';

/** A whole number in a query, in one form: no sign, no zeros before it, no 1e3 and no 0x10. */
export const wholeNumber = (min: number, max: number) => {
  const message = `Must be a whole number from ${min} to ${max}.`;
  const number = z.int().min(min, message).max(max, message);
  const text = z.string().regex(/^(0|[1-9][0-9]{0,8})$/, message);
  return z.union([number, text.transform(Number).pipe(number)]);
};

/** How many records a reply has at the most. */
export const pageLimit = wholeNumber(1, 200).default(50);

/** Ids in a query, such as `3,5,8`. */
export const idList = (max: number) => {
  const message = `Must be 1 to ${max} ids with commas between them, such as 3,5,8.`;
  return z
    .string()
    .regex(/^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15})*$/, message)
    .transform((list) => list.split(',').map(Number))
    .refine((list) => list.length <= max && list.every(Number.isSafeInteger), message);
};

const STORABLE = { error: 'Contains a character that cannot be stored.', abort: true };
const ONE_LINE = { error: 'Must be one line, without tabs.', abort: true };

/** Text of several lines that may be stored for ever; at most `max` UTF-16 units. */
export const linesOfText = (max: number) =>
  z
    .string()
    .max(max, `Must be at most ${max.toLocaleString('en-IN')} characters.`)
    .refine(isStorableText, STORABLE);

/** Text of one line that may be stored for ever; at most `max` UTF-16 units. */
export const text = (max: number) => linesOfText(max).refine(isOneLine, ONE_LINE);

export const requiredText = (max: number, message: string) =>
  text(max).refine((value) => nameKey(value) !== '', message);

/** A day with months before and after it, for figures that are told by month. */
export const reportDate = z
  .string()
  .refine(isDay, { error: NO_DAY, abort: true })
  .refine(
    (value) => value >= '1900-01-01' && value < '2200-01-01',
    'Must be a day from 1900 to 2199.',
  );

/** The same in a body, as the calendar has it. */
export const givenReportDay = z.codec(reportDate, z.custom<CalendarDate>(), {
  decode: (text) => text as CalendarDate,
  encode: (day) => day,
});

/** Together with `at` it says what was known then about that day. */
export const asOnDay = reportDate
  .optional()
  .describe('As dated up to this day: what is dated later is left out.');

/** An ISO instant with milliseconds and Z. */
export const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** The `seq` that a form had seen: a later change to the record is then answered with 409. */
export const expected = z.int().nonnegative().optional();

/** Which documents a list has, by what each comes to in rupees. */
export const totalRange = {
  amount_from: rupees.optional().describe('Rupees that it comes to, or more.'),
  amount_to: rupees.optional().describe('Rupees that it comes to, or less.'),
};
