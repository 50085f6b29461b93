// The figures of a book at two moments beside each other, and the events that a figure, or its
// change, is the sum of.
import { z } from 'zod';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, instant, reportDate, rupeesText, text, wireId } from '#api/contract/wire/values.ts';
import { wholeNumber } from '#api/contract/wire/values.ts';
import { eventCard, logEndpoints } from './events.ts';
import { instantEndpoints } from './instants.ts';

export const changeCause = z.enum(['new', 'late', 'reversed', 'corrected', 'reclassified']);
export type ChangeCause = z.infer<typeof changeCause>;

const CAUSES =
  'new: dated after the day of the first moment; late: dated up to it, and recorded after it; ' +
  'reversed; corrected: a reversal and the entry in its place; reclassified: the account counts ' +
  'other days, since it is of another kind.';

const moment = text(40);

const comparedMoment = z.strictObject({
  event: id.describe('The books are as they were after this event.'),
  recorded_at: instant,
  debit: rupeesText,
  credit: rupeesText,
});

const causeSum = z.strictObject({
  cause: changeCause,
  count: z.int().nonnegative().describe('Events.'),
  amount: rupeesText,
});

const accountSide = z.enum(['debit', 'credit']);

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

const explainedEvent = eventCard.extend({ amount: signed, cause: changeCause.describe(CAUSES) });
export type ExplainedEvent = z.infer<typeof explainedEvent>;

export const explainFigure = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/explain',
  summary: 'The events whose sum a figure is, or its change between two moments',
  access: 'member',
  query: z.strictObject({
    account: wireId.optional().describe('Its balance; without it, the figure that is named.'),
    figure: z
      .enum(['brought-forward', 'result', 'stock'])
      .optional()
      .describe(
        'Of no single account: what income and expenses of earlier years brought forward, which ' +
          'is the default; what they came to in the year so far; stock in hand.',
      ),
    since: moment.optional().describe('Only what was recorded after this moment.'),
    until: moment.optional().describe('As known at this moment; the present unless given.'),
    as_on: reportDate.optional().describe('The balance at the end of this day; today by default.'),
    from: reportDate.optional().describe('Only what is dated from this day on; not after `as_on`.'),
    side: accountSide
      .optional()
      .describe('Of an account debits or credits alone, without what was taken back in the days.'),
    before: wireId.optional().describe('The page below this event.'),
    limit: wholeNumber(1, 200).default(50),
  }),
  presentOnly: 'Its moment is `until`.',
  shows: ENTITY_KINDS,
  reply: z.strictObject({
    account: z.strictObject({ id, name: z.string() }).nullable(),
    figure: z
      .enum(['brought-forward', 'result', 'stock'])
      .nullable()
      .describe('Null for the balance of an account.'),
    as_on: z.string(),
    from: z.string().nullable().describe('The first day that counts; null where all days do.'),
    side: accountSide.nullable().describe('Null for both.'),
    since: z.int().nonnegative().describe('Events after this one; 0 for all.'),
    until: id,
    amount: signed.describe('The sum of the events: the figure, or its change.'),
    count: z.int().nonnegative(),
    causes: z.array(causeSum).describe('Their amounts add up to the sum.'),
    events: z.array(explainedEvent).describe('Newest first.'),
    next: id.nullable().describe('Pass as `before` for the events that follow.'),
  }),
  refusals: ['invalid_request', 'past_not_ready'],
});
export type ExplainedFigure = z.infer<typeof explainFigure.reply>;

/** All calls that read the log of a book as people do. */
export const comparingEndpoints = {
  ...logEndpoints,
  ...instantEndpoints,
  compareBooks,
  explainFigure,
};
