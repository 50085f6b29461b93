// Runs of depreciation: what one would post, and posting and undoing it.
import { z } from 'zod';
import { depreciationBasis, depreciationCredit } from '#core/asset-posting/terms.ts';
import { record } from '#core/shapes/record.ts';
import { basisPoints, wireDay, wireMoney } from '#core/shapes/values.ts';
import { assetClass, taxClass } from '#core/depreciation/terms.ts';
import { actShape, postingWritten, undoBody } from '#api/contract/wire/acts.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, reportDate, rupees, wireId } from '#api/contract/wire/values.ts';
import { disposalEndpoints, disposalOfBook } from './disposal.ts';

const SHOWS = ['book_asset', 'account', 'journal', 'book'] as const;

export const depreciationPolicy = record({
  basis: depreciationBasis,
  credit: depreciationCredit,
  classAccounts: z.array(record({ assetClass, accountId: id })),
});
export type DepreciationPolicyReply = z.output<typeof depreciationPolicy>;

const proposedDepreciation = record({
  assetId: id.nullable().describe('Null: of a block of income tax.'),
  block: record({
    taxClass,
    rateBps: basisPoints(z.number().describe('Percent.')),
  }).nullable(),
  name: z.string(),
  assetClass: assetClass.nullable(),
  credits: z
    .array(record({ accountId: id.nullable(), account: z.string(), amountPaise: wireMoney }))
    .describe('What takes the credit; null: an account of accumulated depreciation to be made.'),
  days: z.int().describe('In use within the days of the run.'),
  rateBps: basisPoints(z.number().describe('Percent a year.')),
  openingPaise: wireMoney.describe(
    'Written-down value before these days; of later ones, their cost.',
  ),
  chargePaise: wireMoney.describe('Of these days.'),
  duePaise: wireMoney.describe('All that is to be charged since the books began.'),
  postedPaise: wireMoney.describe('By earlier runs and disposals.'),
  handPaise: wireMoney,
  toPostPaise: wireMoney.describe('Due less both; negative takes back.'),
  gainPaise: wireMoney.describe('Of a block, s. 50; a loss is negative.'),
});
export type ProposedDepreciation = z.output<typeof proposedDepreciation>;

const depreciationRun = record({
  ...actShape,
  from: wireDay,
  through: wireDay,
  basis: depreciationBasis,
  assets: z.int().nonnegative().describe('How many lines it has.'),
  amountPaise: wireMoney,
});
export type DepreciationRun = z.output<typeof depreciationRun>;

const depreciationProposal = record({
  from: wireDay,
  through: wireDay,
  policy: depreciationPolicy,
  lines: z.array(proposedDepreciation).describe('The first used first; of what was left, last.'),
  toPostPaise: wireMoney.describe('All lines together.'),
  handPaise: wireMoney.describe('All that was posted by hand up to the last day.'),
  byHandBeyondPaise: wireMoney.describe('What of it is more than was due.'),
  lockedTo: wireDay.nullable(),
  runs: z.array(depreciationRun).describe('The latest first.'),
  disposals: z.array(disposalOfBook).describe('The latest first.'),
});
export type DepreciationProposal = z.output<typeof depreciationProposal>;

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
  body: record({
    from: reportDate,
    through: reportDate,
    toPostPaise: rupees.describe('What the person saw: refused where it comes to something else.'),
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
  body: record({
    basis: depreciationBasis,
    credit: depreciationCredit,
    classAccounts: z
      .array(record({ assetClass, accountId: wireId }))
      .max(assetClass.options.length, 'Each class has one account at most.')
      .refine(
        (all) => new Set(all.map((one) => one.assetClass)).size === all.length,
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
