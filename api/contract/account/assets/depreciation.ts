// Runs of depreciation: what one would post, and posting and undoing it.
import { z } from 'zod';
import { depreciationBasis, depreciationCredit } from '#core/asset-posting/terms.ts';
import { assetClass, taxClass } from '#core/depreciation/terms.ts';
import { actFields, postingWritten, undoBody } from '#api/contract/wire/acts.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, reportDate, rupees, rupeesText, wireId } from '#api/contract/wire/values.ts';
import { disposalEndpoints, disposalOfBook } from './disposal.ts';

const SHOWS = ['book_asset', 'account', 'journal', 'book'] as const;

export const depreciationPolicy = z.strictObject({
  basis: depreciationBasis,
  credit: depreciationCredit,
  class_accounts: z.array(z.strictObject({ class: assetClass, account_id: id })),
});
export type DepreciationPolicyWire = z.infer<typeof depreciationPolicy>;

const proposedDepreciation = z.strictObject({
  asset_id: id.nullable().describe('Null: of a block of income tax.'),
  block: z.strictObject({ class: taxClass, rate: z.number().describe('Percent.') }).nullable(),
  name: z.string(),
  class: assetClass.nullable(),
  credits: z
    .array(z.strictObject({ account_id: id.nullable(), account: z.string(), amount: rupeesText }))
    .describe('What takes the credit; null: an account of accumulated depreciation to be made.'),
  days: z.int().describe('In use within the days of the run.'),
  rate: z.number().describe('Percent a year.'),
  opening: rupeesText.describe('Written-down value before these days; of later ones, their cost.'),
  charge: rupeesText.describe('Of these days.'),
  due: rupeesText.describe('All that is to be charged since the books began.'),
  posted: rupeesText.describe('By earlier runs and disposals.'),
  by_hand: rupeesText,
  to_post: rupeesText.describe('Due less both; negative takes back.'),
  gain: rupeesText.describe('Of a block, s. 50; a loss is negative.'),
});
export type ProposedDepreciation = z.infer<typeof proposedDepreciation>;

const depreciationRun = z.strictObject({
  ...actFields,
  from: z.string(),
  through: z.string(),
  basis: depreciationBasis,
  assets: z.int().nonnegative().describe('How many lines it has.'),
  amount: rupeesText,
});
export type DepreciationRunWire = z.infer<typeof depreciationRun>;

const depreciationProposal = z.strictObject({
  from: z.string(),
  through: z.string(),
  policy: depreciationPolicy,
  lines: z.array(proposedDepreciation).describe('The first used first; of what was left, last.'),
  to_post: rupeesText.describe('All lines together.'),
  by_hand: rupeesText.describe('All that was posted by hand up to the last day.'),
  by_hand_beyond: rupeesText.describe('What of it is more than was due.'),
  locked_to: z.string().nullable(),
  runs: z.array(depreciationRun).describe('The latest first.'),
  disposals: z.array(disposalOfBook).describe('The latest first.'),
});
export type DepreciationProposal = z.infer<typeof depreciationProposal>;

export const readDepreciation = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/depreciation',
  summary: 'What a depreciation run would post line by line, and the runs and disposals so far',
  access: 'member',
  query: z.strictObject({
    from: reportDate.optional().describe('The day after the last run unless given.'),
    through: reportDate.optional().describe('The end of the last month in India unless given.'),
  }),
  shows: SHOWS,
  reply: depreciationProposal,
});

export const postDepreciationRun = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/depreciation',
  summary: 'Post a depreciation run as journals by class, dated on its last day',
  access: 'member',
  body: z.strictObject({
    from: reportDate,
    through: reportDate,
    to_post: rupees.describe('What the person saw: refused where it comes to something else.'),
  }),
  reply: postingWritten,
});

export const undoDepreciationRun = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/depreciation/:runId/undo',
  summary: 'Undo a depreciation run: its journals are reversed on their own day',
  access: 'member',
  body: undoBody,
  reply: postingWritten,
});

export const setDepreciationPolicy = endpoint({
  method: 'PUT',
  path: '/api/islogin/book/:bookId/depreciation-policy',
  summary: 'Choose by what a book depreciates, and which accounts take the credit',
  access: 'member',
  body: z.strictObject({
    basis: depreciationBasis,
    credit: depreciationCredit,
    class_accounts: z
      .array(z.strictObject({ class: assetClass, account_id: wireId }))
      .max(assetClass.options.length, 'Each class has one account at most.')
      .refine(
        (all) => new Set(all.map((one) => one.class)).size === all.length,
        'Each class has one account at most.',
      )
      .default([]),
  }),
  reply: depreciationPolicy,
});

export const depreciationEndpoints = {
  readDepreciation,
  postDepreciationRun,
  undoDepreciationRun,
  setDepreciationPolicy,
  ...disposalEndpoints,
};

/** By the names that OpenAPI gives them. */
export const depreciationShapes = {
  DepreciationPolicy: depreciationPolicy,
  DepreciationRun: depreciationRun,
  ProposedDepreciation: proposedDepreciation,
  PostingWritten: postingWritten,
};
