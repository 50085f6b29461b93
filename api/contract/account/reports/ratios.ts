// The ratios that Schedule III asks for, each with its formula and its two figures.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { givenDay, wireDay, wireHundredths, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, text } from '#api/contract/wire/values.ts';
import { textOrNull } from '#api/contract/wire/written-text.ts';
import { readProfitAndLoss } from '#api/contract/account/financial-statements.ts';

const value = record({
  numeratorPaise: wireMoney,
  denominatorPaise: wireMoney,
  hundredths: wireHundredths
    .nullable()
    .describe(
      'At most two decimals; null where the denominator is nil or a year before is missing.',
    ),
});

const ratioRow = record({
  code: z.string(),
  name: z.string(),
  formula: z.string(),
  unit: z.enum(['times', 'percent']),
  now: value,
  before: value,
  changeHundredths: wireHundredths
    .nullable()
    .describe('In per cent of what it was, at most two decimals.'),
  asksExplanation: z.boolean().describe('Whether it has changed by more than 25 %.'),
  explanation: z.string().nullable().describe('Why, as the book explains it on these days.'),
});
export type RatioRow = z.output<typeof ratioRow>;

const days = record({ from: wireDay, to: wireDay });

const ratiosReply = record({
  now: days,
  before: days,
  rows: z.array(ratioRow),
  countedTo: z.int().nonnegative().describe('The last event that the figures have counted.'),
});
export type RatiosReply = z.output<typeof ratiosReply>;

export const readRatios = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/ratios',
  summary: 'The ratios of Schedule III of a period and of the same days of the year before',
  access: 'member',
  query: readProfitAndLoss.query.omit({ compare: true, columns: true }),
  shows: ['account', 'account_type', 'journal', 'journal_detail', 'book'],
  reply: ratiosReply,
});

const EXPLANATION_MAX = 1000;

export const explainRatio = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/ratios/explanation',
  summary: 'Say why a ratio of a period has changed since the year before',
  access: 'member',
  body: record({
    ratio: text(40).describe('By its code, as the list of ratios has it: current.'),
    from: givenDay.describe('The first day of the period.'),
    to: givenDay,
    explanation: textOrNull(EXPLANATION_MAX).describe('Null or empty takes it back.'),
    expected: id.optional(),
  }),
  reply: record({
    ratio: z.string(),
    from: wireDay,
    to: wireDay,
    explanation: z.string().nullable(),
    seq: id.describe('The last event of the book’s own record.'),
  }),
});
export type RatioExplanationReply = z.output<typeof explainRatio.reply>;
