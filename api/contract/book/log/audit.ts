// An auditor's standing tests over a book, their hits, and notes on events.
import { z } from 'zod';
import { AUDIT_TESTS, HOLIDAYS_MAX, minutesOf, USUAL_SETTINGS } from '#core/audit/terms.ts';
import { AUDIT_DAYS_MAX, hourText, RARE_TIMES_MAX } from '#core/audit/terms.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import { record } from '#core/shapes/record.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import {
  asOnDay,
  id,
  instant,
  linesOfText,
  pageLimit,
  reportDate,
} from '#api/contract/wire/values.ts';
import { rupees, wholeNumber, wireId } from '#api/contract/wire/values.ts';
import { eventCard, eventCardShape } from './events.ts';

const NOTE_MAX = 1000;

const NO_HOUR = 'Must be a time written HH:MM, from 00:00 to 24:00.';
const hour = z.string().transform((value, context) => {
  const minutes = minutesOf(value);
  if (minutes !== null) return minutes;
  context.addIssue(NO_HOUR);
  return z.NEVER;
});

const NO_WEEKDAYS = 'Must be days of the week with commas between them: 1 is Monday, 7 Sunday.';
const weekdays = z
  .string()
  .regex(/^([1-7](,[1-7]){0,6})?$/, NO_WEEKDAYS)
  .transform((list) => (list === '' ? [] : [...new Set(list.split(','))].toSorted().map(Number)));

const NO_HOLIDAYS =
  `Must be at most ${HOLIDAYS_MAX} days with commas between them, each written YYYY-MM-DD, or ` +
  'MM-DD for every year.';
const isHoliday = (text: string): boolean =>
  parseCalendarDate(/^[0-9]{2}-[0-9]{2}$/.test(text) ? `2024-${text}` : text) !== null;
const holidays = z
  .string()
  .max(HOLIDAYS_MAX * 11, NO_HOLIDAYS)
  .transform((list) => (list === '' ? [] : [...new Set(list.split(','))].toSorted()))
  .refine((list) => list.length <= HOLIDAYS_MAX && list.every(isHoliday), NO_HOLIDAYS);

const NO_ROUND = 'Must be ₹1 or more.';
const days = wholeNumber(0, AUDIT_DAYS_MAX);
const usual = USUAL_SETTINGS;

const settings = {
  back_dated_days: days.default(usual.backDatedDays),
  opens_at: hour.prefault(hourText(usual.opensAt)).describe('In India.'),
  closes_at: hour.prefault(hourText(usual.closesAt)),
  days_off: weekdays
    .prefault(usual.daysOff.join(','))
    .describe('Days of the week without work, such as 6,7; empty for none.'),
  holidays: holidays
    .prefault(usual.holidays.join(','))
    .describe('Days such as 2026-11-08, or 08-15 for every year; empty for none.'),
  reversed_days: days.default(usual.reversedDays),
  repeated_days: days.default(usual.repeatedDays),
  round_to: rupees
    .refine((paise) => paise >= 100, NO_ROUND)
    .prefault(rupeesFromPaise(usual.roundPaise))
    .describe('Rupees: multiples of it are round sums.'),
  rare_times: wholeNumber(1, RARE_TIMES_MAX)
    .default(usual.rareTimes)
    .describe('A pair of accounts that is seen so many times or fewer is unusual.'),
};

const count = z.int().nonnegative();
export const auditTest = z.enum(AUDIT_TESTS);

export const auditNote = record({
  by: eventCardShape.actor,
  at: instant,
  test: auditTest.nullable().describe('The test on whose hit it was written.'),
  note: z.string(),
  event: id.describe('By which it was written.'),
});

const auditHit = record({
  event: eventCard,
  finding: z.string().describe('Why the event is a hit, in words.'),
  notes: z.array(auditNote).describe('Oldest first.'),
});
export type AuditHitCard = z.output<typeof auditHit>;

const auditReply = record({
  state: z.enum(['running', 'done']).describe('While it runs, ask again with the same parameters.'),
  read: count.describe('Entries read so far.'),
  entries: count.describe('Entries that there are.'),
  tested: count.describe('Of them, those dated within the days that count.'),
  countedTo: count.describe('The last event that counts; 0 while it runs.'),
  lastSeq: count.describe('The last event of the book.'),
  tests: z.array(
    record({
      test: auditTest,
      title: z.string(),
      rule: z.string().describe('In a sentence, as it is set.'),
      count: count.describe('All hits, however few are listed.'),
      notes: count.describe('Notes on hits of it.'),
    }),
  ),
  hits: record({
    listed: count.describe('Over all pages.'),
    page: z.array(auditHit).describe('By event; of first digits, by digit.'),
    next: z.int().nullable().describe('Pass as `offset` for more.'),
  })
    .nullable()
    .describe('Of the test that was asked for.'),
  byPerson: z
    .array(
      record({
        person: eventCardShape.actor,
        entries: count,
        reversals: count,
        corrections: count,
      }),
    )
    .describe('Who reversed or corrected entries, most first.'),
  firstDigits: record({
    count,
    conformity: z
      .enum(['too-few', 'close', 'acceptable', 'marginal', 'none'])
      .describe('With Benford’s law, after Nigrini.'),
    digits: z.array(
      record({
        digit: z.int(),
        count,
        share: count.describe('In hundredths of a per cent.'),
        expected: count,
        standsOut: z.boolean(),
      }),
    ),
  }),
});
export type AuditReply = z.output<typeof auditReply>;

export const readAudit = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/audit',
  summary: 'The standing tests of an auditor with how many hits each has, and the hits of one',
  access: 'member',
  query: z.strictObject({
    test: auditTest.optional().describe('Whose hits are listed; without it none are.'),
    limit: pageLimit,
    offset: wholeNumber(0, 10_000).default(0),
    from: reportDate.optional().describe('Entries dated on this day or later.'),
    as_on: asOnDay,
    at_least: wireId.optional().describe('An event that a kept result must have counted.'),
    ...settings,
  }),
  // Where the log stands is part of it.
  shows: ENTITY_KINDS,
  reply: auditReply,
  refusals: ['invalid_request', 'audit_busy'],
});
export type AuditQuery = z.output<typeof readAudit.query>;

export const writeEventNote = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/event-note',
  summary: 'Write a note on an event, such as on the hit of an audit test; it stays as it is',
  access: 'member',
  body: record({
    event: wireId.describe('The number of the event.'),
    test: auditTest.nullable().default(null),
    note: linesOfText(NOTE_MAX).refine((note) => note.trim() !== '', 'Write what the note says.'),
  }),
  reply: record({
    seq: id.describe('By which the note was written.'),
    event: id,
    test: auditTest.nullable(),
    note: z.string(),
  }),
});

export const auditEndpoints = { readAudit, writeEventNote };
