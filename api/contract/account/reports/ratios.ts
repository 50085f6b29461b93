// The ratios that Schedule III asks for, each with its formula and its two figures.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { date, id, rupeesText, text } from '#api/contract/wire/values.ts';
import { textOrNull } from '#api/contract/wire/written-text.ts';
import { readProfitAndLoss } from '#api/contract/account/financial-statements.ts';

const value = z.strictObject({
  numerator: rupeesText,
  denominator: rupeesText,
  value: z
    .string()
    .nullable()
    .describe(
      'At most two decimals; null where the denominator is nil or a year before is missing.',
    ),
});

const ratioRow = z.strictObject({
  code: z.string(),
  name: z.string(),
  formula: z.string(),
  unit: z.enum(['times', 'percent']),
  now: value,
  before: value,
  change: z.string().nullable().describe('In per cent of what it was, at most two decimals.'),
  asks_explanation: z.boolean().describe('Whether it has changed by more than 25 %.'),
  explanation: z.string().nullable().describe('Why, as the book explains it on these days.'),
});
export type RatioRow = z.infer<typeof ratioRow>;

const days = z.strictObject({ from: z.string(), to: z.string() });

const ratiosReply = z.strictObject({
  now: days,
  before: days,
  rows: z.array(ratioRow),
  counted_to: z.int().nonnegative().describe('The last event that the figures have counted.'),
});
export type RatiosReply = z.infer<typeof ratiosReply>;

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
  body: z.strictObject({
    ratio: text(40).describe('By its code, as the list of ratios has it: current.'),
    from: date.describe('The first day of the period.'),
    to: date,
    explanation: textOrNull(EXPLANATION_MAX).describe('Null or empty takes it back.'),
    expected: id.optional(),
  }),
  reply: z.strictObject({
    ratio: z.string(),
    from: z.string(),
    to: z.string(),
    explanation: z.string().nullable(),
    seq: id.describe('The last event of the book’s own record.'),
  }),
});
export type RatioExplanationReply = z.infer<typeof explainRatio.reply>;
