import { z } from 'zod';
import { assetKind } from '#core/asset/terms.ts';
import {
  assetClass,
  depreciationMethod,
  extraShift,
  LIFE_YEARS_MAX,
  taxKind,
} from '#core/depreciation/terms.ts';
import { record } from '#core/shapes/record.ts';
import { basisPoints, wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import {
  expected,
  id,
  givenReportDay,
  reportDate,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';
import { link, master, masterName, ownPage, percent, worth } from './fields.ts';

const NO_COST = 'Must be what it cost, in rupees.';
/** Five years of months. */
const SHIFTS_MAX = 60;
/** Hundredths of a percent: the usual 5 %. */
const USUAL_BPS = 500;

const boughtOn = (number: typeof id | typeof wireId) => record({ billId: number, line: number });

const SALE = { on: 'date' } as const;

export const depreciation = record({
  costPaise: wireMoney.describe('Without tax that is taken as credit.'),
  putToUse: wireDay,
  assetClass: assetClass.describe('By Schedule II of the Companies Act.'),
  lifeYears: z.int().positive().nullable().describe('Null: land does not wear out.'),
  method: depreciationMethod,
  residualBps: basisPoints(z.number()).describe('Percent of the cost.'),
  taxKind: taxKind.describe('By Appendix I of the Income-tax Rules.'),
  sale: record({ on: wireDay, proceedsPaise: wireMoney }, SALE).nullable(),
  shifts: z
    .array(z.strictObject({ from: z.string(), to: z.string(), shift: extraShift }))
    .describe('Days on which plant worked more than one shift.'),
  bought: boughtOn(id).optional().describe('The line of a purchase bill that it was bought on.'),
});
export type Depreciation = z.output<typeof depreciation>;

export const newDepreciation = record({
  costPaise: worth.refine((paise) => paise > 0, NO_COST),
  putToUse: givenReportDay,
  assetClass,
  lifeYears: wholeNumber(1, LIFE_YEARS_MAX)
    .nullable()
    .default(null)
    .describe('That of its class unless given.'),
  method: depreciationMethod.default('slm'),
  residualBps: percent.default(USUAL_BPS).describe('Percent of the cost: 5 unless given.'),
  taxKind,
  sale: record({ on: givenReportDay, proceedsPaise: worth }, SALE).nullable().default(null),
  shifts: z
    .array(
      z
        .strictObject({ from: reportDate, to: reportDate, shift: extraShift })
        .refine(({ from, to }) => from <= to, {
          path: ['to'],
          error: 'Must not be before `from`.',
        }),
    )
    .max(SHIFTS_MAX)
    .default([])
    .describe('Of plant: double counts each day one and a half times, triple twice.'),
  bought: boughtOn(wireId)
    .nullable()
    .optional()
    .describe('The line of a posted purchase bill; null takes it away, and without it it stays.'),
});
const writtenDepreciation = newDepreciation
  .nullable()
  .optional()
  .describe('Null takes it out of the register of fixed assets.');

/** By which calls name what an asset is, and the category that it is compared with. */
const NAMES = { kind: 'asset_type', categoryId: 'category' } as const;

const assetShape = {
  ...master,
  kind: assetKind,
  productId: id.nullable(),
  categoryId: id.nullable().describe('The category of its product.'),
  accountId: id.nullable(),
  depreciation: depreciation.nullable().describe('Null: it is in no register of fixed assets.'),
};
export const asset = record(assetShape, NAMES);
export type Asset = z.output<typeof asset>;

const given = {
  name: masterName.optional().describe('An asset without one is called as its product.'),
  productId: link,
  categoryId: link,
  accountId: link,
  depreciation: writtenDepreciation,
};

/** What a person says of an asset. */
export const givenAsset = record(given, { categoryId: NAMES.categoryId });

export const listAssets = endpoint({
  method: 'GET',
  path: '/api/islogin/asset',
  summary: 'The assets and stocks of the book, by name',
  access: 'member',
  query: ownPage.extend({
    asset_type: assetKind.optional(),
    bought_on: wireId.optional().describe('The purchase bill on whose lines they were bought.'),
  }),
  shows: ['book_asset', 'book_stock', 'product'],
  reply: z.array(asset),
});
export const createAsset = endpoint({
  method: 'POST',
  path: '/api/islogin/asset',
  summary: 'Add an asset (of a product) or a stock (with a name) to the book',
  access: 'member',
  forms: true,
  query: bookQuery,
  body: record({ kind: assetKind, ...given, bookId: wireId.optional() }, NAMES),
  reply: asset,
});
export const changeAsset = endpoint({
  method: 'PUT',
  path: '/api/islogin/asset/:assetId',
  summary: 'Change an asset or stock; only the fields sent',
  access: 'member',
  forms: true,
  query: bookQuery,
  body: record({ ...given, expected, bookId: wireId.optional() }, { categoryId: NAMES.categoryId }),
  reply: asset,
});
