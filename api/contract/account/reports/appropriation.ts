// The division of a firm's profit among its partners: their terms, what would be posted, and what
// was.
import { z } from 'zod';
import { financialYear } from '#api/contract/book/returns.ts';
import { actShape, postingWritten } from '#api/contract/wire/acts.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { requiredText } from '#api/contract/wire/values.ts';
import { appropriationLine, termsOfPartners, proposedLine } from '#core/appropriation/shapes.ts';
import { record } from '#core/shapes/record.ts';
import {
  basisPoints,
  wireDay,
  givenDay,
  wireMoney,
  normalised,
  rupees,
  wireId,
} from '#core/shapes/values.ts';

const PARTNERS_MAX = 50;
const NAME_MAX = 200;
const SHARES_MAX = 1_000_000;
const INTEREST_PERCENT_MAX = 100;

const appropriationRun = record({
  ...actShape,
  from: wireDay,
  through: wireDay,
  profitPaise: wireMoney,
  lines: z.array(appropriationLine),
  reversedLater: wireDay.nullable().describe('The day, after its year, which stays divided.'),
});
export type AppropriationRun = z.output<typeof appropriationRun>;

const appropriationReply = record({
  year: z.string().describe('26-27'),
  from: wireDay,
  to: wireDay,
  terms: z.array(termsOfPartners).describe('By their first day.'),
  profitPaise: wireMoney.describe('Not divided yet; a loss is negative.'),
  registerPaise: wireMoney.describe('What of it the register of stock says beyond what is posted.'),
  lacksClosingStock: z.boolean().describe('The profit is not final.'),
  lines: z.array(proposedLine).describe('What would be posted.'),
  byHand: record({
    interestPaise: wireMoney,
    remunerationPaise: wireMoney,
    beyondTermsPaise: wireMoney.describe('What of it is more than the terms give: it stays.'),
  }).describe('What was posted by hand in the year, also what names no partner.'),
  setOff: z
    .array(record({ name: z.string(), handPaise: wireMoney }))
    .describe('What the division that stands did not post, since it had been by hand.'),
  refusal: z.string().nullable().describe('Why nothing would be; null where it may be posted.'),
  allowedRemunerationPaise: wireMoney
    .nullable()
    .describe('What s. 40(b) of the Income-tax Act 1961 allows; null of other years.'),
  runs: z.array(appropriationRun).describe('The latest first.'),
});
export type AppropriationReply = z.output<typeof appropriationReply>;

export const readAppropriation = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/appropriation',
  summary: 'How the profit of a year would be divided among the partners, and how it was',
  access: 'member',
  undated: 'The profit of a year is divided as a whole.',
  query: z.object({ year: financialYear.optional().describe('This year when it is not given.') }),
  shows: ['book', 'account', 'journal', 'journal_detail', 'product', 'book_stock'],
  reply: appropriationReply,
});

export const postAppropriation = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/appropriation',
  summary: 'Divide the profit of a year among the partners, as a journal on its last day',
  access: 'member',
  body: record({
    year: financialYear,
    profitPaise: rupees.describe('What the person saw: refused where it comes to something else.'),
  }),
  reply: postingWritten,
});

export const setPartnershipTerms = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/partnership_terms',
  summary: 'Say by which terms the profit of a firm is divided, from a day on',
  access: 'member',
  body: record({
    from: givenDay,
    partners: z
      .array(
        record({
          name: normalised(requiredText(NAME_MAX, 'Enter the name of the partner.'), (name) =>
            name.trim(),
          ),
          capitalAccountId: wireId,
          currentAccountId: wireId,
          shareParts: z.int().nonnegative().max(SHARES_MAX),
          interestBps: basisPoints(
            z.number().min(0).max(INTEREST_PERCENT_MAX).multipleOf(0.01).default(0),
          ),
          remunerationPaise: rupees
            .refine((paise) => paise >= 0, 'Must not be negative.')
            .describe('A year.'),
        }),
      )
      .min(1, 'Enter the partners.')
      .max(PARTNERS_MAX, `At most ${PARTNERS_MAX} partners.`),
  }),
  reply: termsOfPartners,
});

export const appropriationEndpoints = {
  readAppropriation,
  postAppropriation,
  setPartnershipTerms,
};
