// The register of fixed assets over some days, and the blocks of income tax of their year.
import { z } from 'zod';
import { assetClass, depreciationMethod, taxClass } from '#core/depreciation/terms.ts';
import { record } from '#core/shapes/record.ts';
import { basisPoints, wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, id, reportDate } from '#api/contract/wire/values.ts';

export const assetFigures = record({
  grossOpeningPaise: wireMoney.describe('What the assets cost that were there before.'),
  additionsPaise: wireMoney,
  disposalsPaise: wireMoney.describe('What the assets had cost that were sold.'),
  grossClosingPaise: wireMoney,
  wornOpeningPaise: wireMoney,
  chargedPaise: wireMoney.describe('Of these days.'),
  wornOffPaise: wireMoney.describe('What had been charged of assets that were sold.'),
  wornClosingPaise: wireMoney,
  netOpeningPaise: wireMoney,
  netClosingPaise: wireMoney,
  proceedsPaise: wireMoney,
  gainPaise: wireMoney.describe('On disposals; a loss is negative.'),
});
export type AssetFigures = z.output<typeof assetFigures>;

const registeredAsset = record({
  assetId: id,
  name: z.string(),
  putToUse: wireDay,
  soldOn: wireDay.nullable(),
  method: depreciationMethod,
  lifeYears: z.int().positive().nullable(),
  accountId: id.nullable(),
  figures: assetFigures,
});
export type RegisteredAsset = z.output<typeof registeredAsset>;

const taxBlock = record({
  taxClass,
  rateBps: basisPoints(z.number().describe('Percent.')),
  assets: z.int().nonnegative().describe('How many are left at the end.'),
  openingPaise: wireMoney,
  fullAdditionsPaise: wireMoney.describe('Used for 180 days or more.'),
  halfAdditionsPaise: wireMoney.describe('Used for fewer: they bear half the rate.'),
  soldPaise: wireMoney.describe('All that sales brought.'),
  depreciationPaise: wireMoney,
  gainPaise: wireMoney.describe('Section 50: short-term; a loss is negative.'),
  closingPaise: wireMoney,
});
export type TaxBlockRow = z.output<typeof taxBlock>;

const accountTie = record({
  accountId: id,
  name: z.string(),
  ledgerPaise: wireMoney.describe('Its balance on the last day.'),
  costPaise: wireMoney.describe('Of its assets, by the register.'),
  netPaise: wireMoney.describe('The same less their depreciation.'),
});

export const fixedAssets = record({
  from: wireDay,
  to: wireDay,
  classes: z
    .array(
      record({
        assetClass,
        assets: z.array(registeredAsset),
        figures: assetFigures,
      }),
    )
    .describe('In the order of Schedule II; within a class by name.'),
  totals: assetFigures,
  year: z.string().describe('26-27: the financial year of the blocks, that of the last day.'),
  blocks: z.array(taxBlock).describe('Of the whole year, with what is dated up to the last day.'),
  accounts: z.array(accountTie).describe('Those of fixed assets, and those that assets name.'),
  ledgerPaise: wireMoney.describe('What these accounts have in all.'),
  differencePaise: wireMoney.describe('What the ledger has more than the net block.'),
});
export type FixedAssets = z.output<typeof fixedAssets>;

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
