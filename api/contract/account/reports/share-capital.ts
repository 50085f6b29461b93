// The equity shares of a company from a day on, and what a period earned by each of them (AS 20).
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, reportDate, rupees, rupeesText } from '#api/contract/wire/values.ts';

const SHARES_MAX = 1_000_000_000_000;
const FACE_VALUE_PAISE_MAX = 100_000_000;

const shareCount = z.int('Must be a whole number of shares.').min(1).max(SHARES_MAX);

export const shareCapital = z.strictObject({
  from: z.string().describe('The first day from which it holds.'),
  face_value: rupeesText.describe('Of one equity share.'),
  shares: id.describe('Equity shares outstanding.'),
  diluted_shares: id
    .nullable()
    .describe('With all that may become equity shares; null where nothing may.'),
});
export type ShareCapitalWire = z.infer<typeof shareCapital>;

export const earningsPerShareReply = z
  .strictObject({
    set: z.array(shareCapital).describe('All that the book says of its shares, by their days.'),
    columns: z.array(
      z
        .strictObject({
          basic: rupeesText,
          diluted: rupeesText.nullable().describe('Null where nothing may become shares.'),
          shares: id.describe('The average of the days, in shares of today’s face value.'),
          diluted_shares: id.nullable(),
        })
        .nullable()
        .describe('Null where the book says nothing of its shares in the period.'),
    ),
  })
  .nullable()
  .describe('By AS 20, for a company; null for a proprietor and a firm.');
export type EarningsPerShareReply = z.infer<typeof earningsPerShareReply>;

export const setShareCapital = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/share-capital',
  summary: 'Say from a day on how many equity shares a company has, and of which face value',
  access: 'member',
  body: z
    .strictObject({
      from: reportDate.describe('The first day from which it holds.'),
      face_value: rupees
        .refine(
          (paise) => paise > 0 && paise <= FACE_VALUE_PAISE_MAX,
          'Must be from 0.01 to 10,00,000.00 rupees.',
        )
        .optional(),
      shares: shareCount.nullable().describe('Null takes back what was said of that day.'),
      diluted_shares: shareCount
        .nullable()
        .default(null)
        .describe('With all that may become equity shares; null where nothing may.'),
      expected: id.optional(),
    })
    .refine(({ shares, face_value: faceValue }) => shares === null || faceValue !== undefined, {
      path: ['face_value'],
      message: 'Enter the face value of a share.',
    }),
  reply: z.strictObject({
    set: z.array(shareCapital),
    seq: id.describe('The last event of the book’s own record.'),
  }),
});
export type ShareCapitalsReply = z.infer<typeof setShareCapital.reply>;
