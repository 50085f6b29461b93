// The register of fixed assets over some days, and the blocks of income tax of their year.
import { z } from 'zod';
import { assetClass, depreciationMethod, taxClass } from '#core/depreciation/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, id, reportDate, rupeesText } from '#api/contract/wire/values.ts';

export const assetFigures = z.strictObject({
  gross_opening: rupeesText.describe('What the assets cost that were there before.'),
  additions: rupeesText,
  disposals: rupeesText.describe('What the assets had cost that were sold.'),
  gross_closing: rupeesText,
  depreciation_opening: rupeesText,
  depreciation: rupeesText.describe('Of these days.'),
  depreciation_off: rupeesText.describe('What had been charged of assets that were sold.'),
  depreciation_closing: rupeesText,
  net_opening: rupeesText,
  net_closing: rupeesText,
  proceeds: rupeesText,
  gain: rupeesText.describe('On disposals; a loss is negative.'),
});
export type AssetFigures = z.infer<typeof assetFigures>;

const registeredAsset = z.strictObject({
  asset_id: id,
  name: z.string(),
  put_to_use: z.string(),
  sold_on: z.string().nullable(),
  method: depreciationMethod,
  life_years: z.int().positive().nullable(),
  account_id: id.nullable(),
  figures: assetFigures,
});
export type RegisteredAsset = z.infer<typeof registeredAsset>;

const taxBlock = z.strictObject({
  class: taxClass,
  rate: z.number().describe('Percent.'),
  assets: z.int().nonnegative().describe('How many are left at the end.'),
  opening: rupeesText,
  additions: rupeesText.describe('Used for 180 days or more.'),
  late_additions: rupeesText.describe('Used for fewer: they bear half the rate.'),
  sold: rupeesText.describe('All that sales brought.'),
  depreciation: rupeesText,
  gain: rupeesText.describe('Section 50: short-term; a loss is negative.'),
  closing: rupeesText,
});
export type TaxBlockRow = z.infer<typeof taxBlock>;

const accountTie = z.strictObject({
  account_id: id,
  name: z.string(),
  ledger: rupeesText.describe('Its balance on the last day.'),
  cost: rupeesText.describe('Of its assets, by the register.'),
  net: rupeesText.describe('The same less their depreciation.'),
});

export const fixedAssets = z.strictObject({
  from: z.string(),
  to: z.string(),
  classes: z
    .array(
      z.strictObject({
        class: assetClass,
        assets: z.array(registeredAsset),
        figures: assetFigures,
      }),
    )
    .describe('In the order of Schedule II; within a class by name.'),
  totals: assetFigures,
  year: z.string().describe('26-27: the financial year of the blocks, that of the last day.'),
  blocks: z.array(taxBlock).describe('Of the whole year, with what is dated up to the last day.'),
  accounts: z.array(accountTie).describe('Those of fixed assets, and those that assets name.'),
  ledger: rupeesText.describe('What these accounts have in all.'),
  difference: rupeesText.describe('What the ledger has more than the net block.'),
});
export type FixedAssets = z.infer<typeof fixedAssets>;

export const readFixedAssets = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/fixed_assets',
  summary: 'The register of fixed assets by class, and the blocks of income tax',
  access: 'member',
  query: z.strictObject({
    from: reportDate.optional().describe('The first day: 1 April of its last unless given.'),
    to: reportDate.optional().describe('The last day: today in India unless given.'),
    as_on: asOnDay,
  }),
  shows: ['book_asset', 'account', 'journal_detail'],
  reply: fixedAssets,
});
