// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { masterEvents } from '../catalogue/master/index.ts';
import type { MasterDetails, MasterEvent } from '../catalogue/master/index.ts';
import {
  assetClass,
  depreciationMethod,
  extraShift,
  LIFE_YEARS_MAX,
  taxKind,
} from '../depreciation/index.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { assetKind } from './terms.ts';

const id = z.int().positive();

export const assetEvents = masterEvents('asset', {
  details: {
    name: z.string(),
    productId: id.nullable(),
    categoryId: id.nullable().describe('The category of its product at the time.'),
    accountId: id.nullable().describe('The account that carries it in the books.'),
  },
  created: { kind: assetKind.describe('Something owned to be used, or goods to be sold.') },
  removed: { kind: assetKind },
});

const assetDepreciationV1 = z.strictObject({
  costPaise: z.int().positive().describe('Without tax that is taken as credit.'),
  putToUse: z.string().describe('The first day on which it wears.'),
  assetClass: assetClass.describe('What it is by Schedule II.'),
  lifeYears: z
    .int()
    .positive()
    .max(LIFE_YEARS_MAX)
    .nullable()
    .describe('Null: it does not wear out.'),
  method: depreciationMethod,
  residualBps: z.int().nonnegative().describe('What is left of the cost: 500 is 5 %.'),
  taxKind: taxKind.describe('What it is by Appendix I of the Income-tax Rules.'),
  sale: z
    .strictObject({
      on: z.string(),
      proceedsPaise: z.int().nonnegative().describe('Without tax; nil when it was scrapped.'),
    })
    .nullable(),
});
const assetDepreciationV2 = assetDepreciationV1.extend({
  shifts: z
    .array(z.strictObject({ from: z.string(), to: z.string(), shift: extraShift }))
    .optional()
    .describe('Days on which plant worked more than one shift, the first first.'),
});
const assetDepreciation = assetDepreciationV2.extend({
  bought: z
    .strictObject({ billId: id, line: id })
    .optional()
    .describe('The line of a purchase bill that it was bought on.'),
});
export type AssetDepreciation = Readonly<z.infer<typeof assetDepreciation>>;

const LEFT = 'Null: it left the register.';

const assetDepreciationSetV1 = z.strictObject({
  assetId: id,
  depreciation: assetDepreciationV1.nullable().describe(LEFT),
});

const assetDepreciationSetV2 = z.strictObject({
  assetId: id,
  depreciation: assetDepreciationV2.nullable().describe(LEFT),
});

const assetDepreciationSet = z.strictObject({
  assetId: id,
  depreciation: assetDepreciation.nullable().describe(LEFT),
});
export const assetEventSchemas = [
  ...assetEvents.schemas,
  { type: 'AssetDepreciationSet', version: 1, schema: assetDepreciationSetV1 },
  { type: 'AssetDepreciationSet', version: 2, schema: assetDepreciationSetV2 },
  { type: 'AssetDepreciationSet', version: 3, schema: assetDepreciationSet },
] as const;

export type AssetEvent =
  | MasterEvent<typeof assetEvents>
  | DomainEvent<'AssetDepreciationSet', z.infer<typeof assetDepreciationSet>>;
/** @returns what sets how an asset loses its value; null takes it out of the register. */
export const depreciationSet = (
  assetId: number,
  depreciation: AssetDepreciation | null,
): Extract<AssetEvent, { readonly type: 'AssetDepreciationSet' }> => ({
  type: 'AssetDepreciationSet',
  version: 3,
  data: { assetId, depreciation },
});

export type AssetDetails = MasterDetails<typeof assetEvents> & {
  /** Of which nobody said it, it is in no register of fixed assets. */
  readonly depreciation?: AssetDepreciation | null;
};
