// The equity shares of a company from a day on, and what a period earned by each of them (AS 20).
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, givenReportDay, rupees } from '#api/contract/wire/values.ts';

const SHARES_MAX = 1_000_000_000_000;
const FACE_VALUE_PAISE_MAX = 100_000_000;

const shareCount = z.int('Must be a whole number of shares.').min(1).max(SHARES_MAX);

export const shareCapital = record({
  from: wireDay.describe('The first day from which it holds.'),
  faceValuePaise: wireMoney.describe('Of one equity share.'),
  shares: id.describe('Equity shares outstanding.'),
  dilutedShares: id
    .nullable()
    .describe('With all that may become equity shares; null where nothing may.'),
});

export const earningsPerShareReply = record({
  set: z.array(shareCapital).describe('All that the book says of its shares, by their days.'),
  columns: z.array(
    record({
      basicPaise: wireMoney,
      dilutedPaise: wireMoney.nullable().describe('Null where nothing may become shares.'),
      shares: id.describe('The average of the days, in shares of today’s face value.'),
      dilutedShares: id.nullable(),
    })
      .nullable()
      .describe('Null where the book says nothing of its shares in the period.'),
  ),
})
  .nullable()
  .describe('By AS 20, for a company; null for a proprietor and a firm.');
export type EarningsPerShareReply = z.output<typeof earningsPerShareReply>;

export const setShareCapital = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/share-capital',
  summary: 'Say from a day on how many equity shares a company has, and of which face value',
  access: 'member',
  body: record({
    from: givenReportDay.describe('The first day from which it holds.'),
    faceValuePaise: rupees
      .refine(
        (paise) => paise > 0 && paise <= FACE_VALUE_PAISE_MAX,
        'Must be from 0.01 to 10,00,000.00 rupees.',
      )
      .optional(),
    shares: shareCount.nullable().describe('Null takes back what was said of that day.'),
    dilutedShares: shareCount
      .nullable()
      .default(null)
      .describe('With all that may become equity shares; null where nothing may.'),
    expected: id.optional(),
  }).refine(({ shares, faceValuePaise }) => shares === null || faceValuePaise !== undefined, {
    path: ['face_value'],
    message: 'Enter the face value of a share.',
  }),
  reply: record({
    set: z.array(shareCapital),
    seq: id.describe('The last event of the book’s own record.'),
  }),
});
export type ShareCapitalsReply = z.output<typeof setShareCapital.reply>;
