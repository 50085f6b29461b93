import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { serviceNature } from '#core/tax/terms.ts';
import { masterEndpoints } from './master-endpoints.ts';
import { date, id, instant, rupeesText, text, wireId } from '#api/contract/wire/values.ts';
import {
  itemsAndTotal,
  link,
  master,
  masterName,
  ownPage,
  percent,
  quantity,
  sharedPage,
  unitPrice,
  values,
  worth,
} from './fields.ts';

const value = z.strictObject({
  id,
  category_product_id: id.describe('The specification that it answers.'),
  attribute: z.string().describe('The specification’s name when the value was saved.'),
  name: z.string().describe('The value.'),
});

const decimalText = z.string().regex(/^[0-9]+(\.[0-9]{1,3})?$/);

export const product = z.strictObject({
  ...master,
  category_id: id,
  category: z.string(),
  brand_id: id,
  brand: z.string(),
  unit_id: id.nullable(),
  unit: z.string().nullable(),
  uqc: z.string().nullable(),
  decimals: z.int().nullable().describe('How many decimals its quantities may have.'),
  value_product: z.array(value),
  hsn: z.string().nullable().describe('HSN of goods or SAC of services.'),
  gst_rate: z.number().nullable().describe('The rate in percent that holds today.'),
  gst_rates: z.array(z.strictObject({ from: z.string(), rate: z.number() })),
  price: decimalText.nullable().describe('Rupees with at most three decimals.'),
  stocked: z.boolean(),
  nature: serviceNature.describe('What service it is, for the place of supply.'),
  opening_stock: z
    .strictObject({ quantity: decimalText, value: rupeesText, date: z.string() })
    .nullable(),
});
export type Product = z.infer<typeof product>;

const fields = {
  name: masterName,
  category_id: wireId,
  brand_id: wireId,
  unit_id: link,
  value_product: values,
  category: values,
  hsn: text(20).nullable().optional(),
  gst_rate: percent.nullable().optional(),
  gst_rate_from: date.optional().describe('The first day of the rate.'),
  price: unitPrice.nullable().optional(),
  stocked: z.boolean().optional(),
  nature: serviceNature.optional().describe('What service it is; general for goods too.'),
  opening_quantity: quantity.nullable().optional(),
  opening_value: worth.optional(),
  opening_date: date.optional(),
};

const SHOWS = ['product', 'value_product', 'category', 'brand', 'unit'] as const;

export const productEndpoints = masterEndpoints({
  path: 'product',
  id: 'productId',
  one: 'a product',
  many: 'products',
  names: ['Product', 'Products'],
  fields,
  changes: {},
  record: product,
  shows: SHOWS,
});
export const listUserProducts = endpoint({
  method: 'GET',
  path: '/api/islogin/user/product',
  summary: 'The book’s own products, by name',
  access: 'member',
  query: ownPage,
  shows: SHOWS,
  reply: z.array(product),
});
export const listBookProducts = endpoint({
  method: 'GET',
  path: '/api/isuper/book/product',
  summary: 'The products visible in one of the caller’s books',
  access: 'admin',
  query: sharedPage.extend({ book_id: wireId.optional() }),
  shows: SHOWS,
  reply: itemsAndTotal(product),
});

/** A value of a product by a call of its own, where a product's reply has it in a list. */
export const productValue = z.strictObject({
  ...value.shape,
  product_id: id,
  book_id: id.nullable(),
  shared: z.boolean(),
  created_at: instant,
  updated_at: instant,
  seq: id,
});
export type ProductValue = z.infer<typeof productValue>;

export const listUserProductValues = endpoint({
  method: 'GET',
  path: '/api/islogin/user/value_product',
  summary: 'The values of the book’s own products, by id',
  access: 'member',
  query: ownPage.omit({ search: true, enabled: true }),
  shows: ['value_product'],
  reply: z.array(productValue),
});
export const listSharedProductValues = endpoint({
  method: 'GET',
  path: '/api/isuper/value_product',
  summary: 'The values of the shared products, by id',
  access: 'admin',
  query: sharedPage.omit({ search: true, enabled: true }),
  shows: ['value_product'],
  reply: itemsAndTotal(productValue),
});
