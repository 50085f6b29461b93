import { z } from 'zod';
import { assetKind } from '#core/asset/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { expected, id, wireId } from '#api/contract/wire/values.ts';
import { link, master, masterName, ownPage } from './fields.ts';

export const asset = z.strictObject({
  ...master,
  asset_type: assetKind,
  product_id: id.nullable(),
  category: id.nullable().describe('The category of its product.'),
  account_id: id.nullable(),
});
export type Asset = z.infer<typeof asset>;

const fields = {
  name: masterName.optional().describe('An asset without one is called as its product.'),
  product_id: link,
  category: link,
  account_id: link,
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
