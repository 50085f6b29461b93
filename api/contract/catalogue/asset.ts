import { z } from 'zod';
import { assetKind } from '#core/asset/terms.ts';
import {
  assetClass,
  depreciationMethod,
  extraShift,
  LIFE_YEARS_MAX,
  taxKind,
} from '#core/depreciation/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import {
  expected,
  id,
  reportDate,
  rupeesText,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';
import { link, master, masterName, ownPage, percent, worth } from './fields.ts';

const NO_COST = 'Must be what it cost, in rupees.';
/** Five years of months. */
const SHIFTS_MAX = 60;
/** Hundredths of a percent: the usual 5 %. */
const USUAL_BPS = 500;

export const depreciation = z.strictObject({
  cost: rupeesText.describe('Without tax that is taken as credit.'),
  put_to_use: z.string(),
  class: assetClass.describe('By Schedule II of the Companies Act.'),
  life_years: z.int().positive().nullable().describe('Null: land does not wear out.'),
  method: depreciationMethod,
  residual: z.number().describe('Percent of the cost.'),
  tax_kind: taxKind.describe('By Appendix I of the Income-tax Rules.'),
  sale: z.strictObject({ date: z.string(), proceeds: rupeesText }).nullable(),
  shifts: z
    .array(z.strictObject({ from: z.string(), to: z.string(), shift: extraShift }))
    .describe('Days on which plant worked more than one shift.'),
});
export type Depreciation = z.infer<typeof depreciation>;

export const newDepreciation = z.strictObject({
  cost: worth.refine((paise) => paise > 0, NO_COST),
  put_to_use: reportDate,
  class: assetClass,
  life_years: wholeNumber(1, LIFE_YEARS_MAX)
    .nullable()
    .default(null)
    .describe('That of its class unless given.'),
  method: depreciationMethod.default('slm'),
  residual: percent.default(USUAL_BPS).describe('Percent of the cost: 5 unless given.'),
  tax_kind: taxKind,
  sale: z.strictObject({ date: reportDate, proceeds: worth }).nullable().default(null),
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
});
const writtenDepreciation = newDepreciation
  .nullable()
  .optional()
  .describe('Null takes it out of the register of fixed assets.');

export const asset = z.strictObject({
  ...master,
  asset_type: assetKind,
  product_id: id.nullable(),
  category: id.nullable().describe('The category of its product.'),
  account_id: id.nullable(),
  depreciation: depreciation.nullable().describe('Null: it is in no register of fixed assets.'),
});
export type Asset = z.infer<typeof asset>;

const fields = {
  name: masterName.optional().describe('An asset without one is called as its product.'),
  product_id: link,
  category: link,
  account_id: link,
  depreciation: writtenDepreciation,
};

export const listAssets = endpoint({
  method: 'GET',
  path: '/api/islogin/asset',
  summary: 'The assets and stocks of the book, by name',
  access: 'member',
  query: ownPage.extend({ asset_type: assetKind.optional() }),
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
  body: z.strictObject({
    asset_type: assetKind,
    ...fields,
    book_id: wireId.optional(),
  }),
  reply: asset,
});
export const changeAsset = endpoint({
  method: 'PUT',
  path: '/api/islogin/asset/:assetId',
  summary: 'Change an asset or stock; only the fields sent',
  access: 'member',
  forms: true,
  query: bookQuery,
  body: z.strictObject({ ...fields, expected, book_id: wireId.optional() }),
  reply: asset,
});
