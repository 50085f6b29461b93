// The figures of a book at two moments beside each other.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, instant, reportDate, rupeesText, text } from '#api/contract/wire/values.ts';
import { logEndpoints } from './events.ts';
import { causeSum, explainFigure } from './explain.ts';
import { instantEndpoints } from './instants.ts';

const moment = text(40);

const comparedMoment = z.strictObject({
  event: id.describe('The books are as they were after this event.'),
  recorded_at: instant,
  debit: rupeesText,
  credit: rupeesText,
});

const signed = rupeesText.describe('Debit positive, credit negative.');

export const compareBooks = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/compare',
  summary: 'The trial balance as known at two moments: the accounts that changed, and why',
  access: 'member',
  query: z.strictObject({
    a: moment.describe('An event, a day or an instant, as `at` takes it; not after `b`.'),
    b: moment.optional().describe('The later moment; the present unless given.'),
    as_on: reportDate.optional().describe('Entries dated up to this day; by default those of `b`.'),
  }),
  presentOnly: 'Its moments are `a` and `b`.',
  shows: ['account', 'account_type', 'journal_detail'],
  reply: z.strictObject({
    a: comparedMoment,
    b: comparedMoment,
    as_on: z.string(),
    from: z.string().describe('Income and expenses are counted from this day on.'),
    rows: z
      .array(
        z.strictObject({
          account_id: id.nullable().describe('Null is what is brought forward of earlier years.'),
          name: z.string(),
          a: signed,
          b: signed,
          change: signed,
          moved: signed.describe('By the entries between.'),
          reclassified: signed.describe('By another kind of account; the two make the change.'),
          group_before: z.string().nullable().describe('Where it stood under another group.'),
          group_event: id.nullable().describe('The event that put it under its group.'),
          group: z.string().nullable(),
          events: z
            .int()
            .nonnegative()
            .nullable()
            .describe('Null where more than 20,000 events lie between: `explain` counts them.'),
        }),
      )
      .describe('What changed, by name.'),
    unchanged: z.int().nonnegative().describe('Accounts that did not change.'),
    causes: z.array(causeSum.omit({ amount: true })).describe('Of the entries between.'),
  }),
  refusals: ['invalid_request', 'past_not_ready'],
});
export type BookComparison = z.infer<typeof compareBooks.reply>;

/** All calls that read the log of a book as people do. */
export const comparingEndpoints = {
  ...logEndpoints,
  ...instantEndpoints,
  compareBooks,
  explainFigure,
};
