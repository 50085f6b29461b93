// The shapes that events of fixed assets hold. They lie on disk: none is ever edited.
import { z } from 'zod';
import { assetClass } from '../depreciation/index.ts';
import { taxClass } from '../depreciation/index.ts';
import { depreciationBasis, depreciationCredit } from './terms.ts';

const id = z.int().positive();

export const depreciationPolicy = z.strictObject({
  basis: depreciationBasis,
  credit: depreciationCredit,
  classAccounts: z
    .array(z.strictObject({ assetClass, accountId: id }))
    .describe('Classes whose accumulated depreciation has an account of its own.'),
});
export type DepreciationPolicy = Readonly<z.infer<typeof depreciationPolicy>>;

/** One line of a run: of an asset, or of a block of income tax on one of its accounts. */
export const depreciationLine = z.strictObject({
  assetId: id.nullable().describe('Null: of a block.'),
  block: z
    .strictObject({ taxClass, rateBps: z.int().positive() })
    .nullable()
    .describe('Of income tax; null: of an asset.'),
  name: z.string(),
  assetClass: assetClass.nullable(),
  credits: z
    .array(z.strictObject({ accountId: id.nullable(), amountPaise: z.int() }))
    .describe('What takes the credit; null: the account of accumulated depreciation.'),
  days: z.int().nonnegative().describe('In use within the days of the run.'),
  rateBps: z.int().nonnegative(),
  openingPaise: z
    .int()
    .describe('Written-down value before the days of the run; of what came later, its cost.'),
  chargePaise: z.int().describe('Of the days of the run.'),
  duePaise: z.int().describe('All that was to be charged by its last day.'),
  postedPaise: z.int().describe('What earlier runs and disposals had posted of it.'),
  handPaise: z.int().describe('What was posted by hand of it.'),
  toPostPaise: z.int().describe('Due less both; negative takes back.'),
  gainPaise: z.int().describe('Of a block, s. 50: gain of what was sold; a loss is negative.'),
});
export type DepreciationLine = Readonly<z.infer<typeof depreciationLine>>;
