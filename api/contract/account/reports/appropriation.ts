// The division of a firm's profit among its partners: their terms, what would be posted, and what
// was.
import { z } from 'zod';
import { financialYear } from '#api/contract/book/returns.ts';
import { actFields, postingWritten } from '#api/contract/wire/acts.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { date, id, requiredText, rupees, rupeesText, wireId } from '#api/contract/wire/values.ts';

const PARTNERS_MAX = 50;
const NAME_MAX = 200;
const SHARES_MAX = 1_000_000;
const INTEREST_PERCENT_MAX = 100;

export const partnerWire = z.strictObject({
  name: z.string(),
  capital_account_id: id,
  current_account_id: id,
  share: z.int().nonnegative().describe('In parts of all partners’.'),
  interest_rate: z.number().describe('Percent a year on capital.'),
  remuneration: rupeesText.describe('A year.'),
});
export type PartnerWire = z.infer<typeof partnerWire>;

export const partnershipTermsWire = z.strictObject({
  from: z.string(),
  partners: z.array(partnerWire),
});
export type PartnershipTermsWire = z.infer<typeof partnershipTermsWire>;

export const appropriationLineWire = z.strictObject({
  name: z.string(),
  current_account_id: id,
  account: z.string(),
  interest: rupeesText,
  remuneration: rupeesText,
  share: rupeesText.describe('Of what is left; negative of a loss.'),
  total: rupeesText,
});
export type AppropriationLineWire = z.infer<typeof appropriationLineWire>;

export const proposedLineWire = appropriationLineWire.extend({
  by_hand: rupeesText.describe('Posted by hand of interest and remuneration: not posted again.'),
});
export type ProposedLineWire = z.infer<typeof proposedLineWire>;

export const appropriationRun = z.strictObject({
  ...actFields,
  from: z.string(),
  through: z.string(),
  profit: rupeesText,
  lines: z.array(appropriationLineWire),
  reversed_later: z.string().nullable().describe('The day, after its year, which stays divided.'),
});
export type AppropriationRunWire = z.infer<typeof appropriationRun>;

export const appropriationReply = z.strictObject({
  year: z.string().describe('26-27'),
  from: z.string(),
  to: z.string(),
  terms: z.array(partnershipTermsWire).describe('By their first day.'),
  profit: rupeesText.describe('Not divided yet; a loss is negative.'),
  register: rupeesText.describe('What of it the register of stock says beyond what is posted.'),
  lacks_closing_stock: z.boolean().describe('The profit is not final.'),
  lines: z.array(proposedLineWire).describe('What would be posted.'),
  by_hand: z
    .strictObject({
      interest: rupeesText,
      remuneration: rupeesText,
      beyond_terms: rupeesText.describe('What of it is more than the terms give: it stays.'),
    })
    .describe('What was posted by hand in the year, also what names no partner.'),
  set_off: z
    .array(z.strictObject({ name: z.string(), by_hand: rupeesText }))
    .describe('What the division that stands did not post, since it had been by hand.'),
  refusal: z.string().nullable().describe('Why nothing would be; null where it may be posted.'),
  allowed_remuneration: rupeesText
    .nullable()
    .describe('What s. 40(b) of the Income-tax Act 1961 allows; null of other years.'),
  runs: z.array(appropriationRun).describe('The latest first.'),
});
export type AppropriationReply = z.infer<typeof appropriationReply>;

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
  body: z.strictObject({
    year: financialYear,
    profit: rupees.describe('What the person saw: refused where it comes to something else.'),
  }),
  reply: postingWritten,
});

export const setPartnershipTerms = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/partnership_terms',
  summary: 'Say by which terms the profit of a firm is divided, from a day on',
  access: 'member',
  body: z.strictObject({
    from: date,
    partners: z
      .array(
        z.strictObject({
          name: requiredText(NAME_MAX, 'Enter the name of the partner.'),
          capital_account_id: wireId,
          current_account_id: wireId,
          share: z.int().nonnegative().max(SHARES_MAX),
          interest_rate: z.number().min(0).max(INTEREST_PERCENT_MAX).multipleOf(0.01).default(0),
          remuneration: rupees
            .refine((paise) => paise >= 0, 'Must not be negative.')
            .describe('A year.'),
        }),
      )
      .min(1, 'Enter the partners.')
      .max(PARTNERS_MAX, `At most ${PARTNERS_MAX} partners.`),
  }),
  reply: partnershipTermsWire,
});

export const appropriationEndpoints = {
  readAppropriation,
  postAppropriation,
  setPartnershipTerms,
};
