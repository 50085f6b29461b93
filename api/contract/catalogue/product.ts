import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { masterStatus } from '#core/catalogue/master/terms.ts';
import { serviceNature } from '#core/tax/terms.ts';
import { masterEndpoints } from './master-endpoints.ts';
import {
  date,
  id,
  instant,
  linesOfText,
  pageLimit,
  rupeesText,
  text,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';
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
import { stockQuantity } from '#core/shapes/values.ts';

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
  nature: serviceNature
    .nullable()
    .describe(
      'What service it is, for the place of supply; null where its code asks for it and nobody ' +
        'has said it.',
    ),
  income_account_id: id
    .nullable()
    .describe('Where its ordinary sales are posted; null: where all of the book are.'),
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
  nature: serviceNature
    .nullable()
    .optional()
    .describe('What service it is; general for goods too. Null says nothing.'),
  income_account_id: link.describe(
    'An account of income of the book, for a product of its own; null where all sales go.',
  ),
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

const listedProduct = product.extend({
  in_hand: stockQuantity
    .nullable()
    .describe('Below zero where more went out than came in; null where no stock is kept.'),
});
export type ListedProduct = z.infer<typeof listedProduct>;

const narrowing = {
  search: linesOfText(200).optional().describe('Words of the name, or how the HSN begins.'),
  status: masterStatus.optional(),
  category: wireId.optional().describe('The category that the products stand in.'),
  of: z.enum(['own', 'shared']).optional().describe('Of the book alone, or of all books.'),
  only: z
    .enum(['stocked', 'without-price', 'without-hsn', 'without-rate'])
    .optional()
    .describe('Those that the book keeps in stock, or that lack something.'),
};

export const PRODUCT_ORDERS = [
  'name',
  '-name',
  'price',
  '-price',
  'hsn',
  '-hsn',
  'in_hand',
  '-in_hand',
  'added',
  '-added',
] as const;

const OFFSET_MAX = 10_000_000;
/** Goods come in and go out by invoices and stock journals. */
const REGISTER_SHOWS = [...SHOWS, 'book_stock', 'invoice'] as const;

export const listProductRegister = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/products',
  summary: 'The products that a book may use in any order, with what is in hand of each',
  access: 'member',
  query: z.strictObject({
    ...narrowing,
    order: z.enum(PRODUCT_ORDERS).default('name').describe('A minus turns it round.'),
    limit: pageLimit,
    offset: wholeNumber(0, OFFSET_MAX)
      .default(0)
      .describe('How many products of the list come before the first one.'),
  }),
  shows: REGISTER_SHOWS,
  reply: z.array(listedProduct),
});

export const readProductFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/product-figures',
  summary: 'How many products a filter lets through, and how many the book may use',
  access: 'member',
  query: z.strictObject(narrowing),
  shows: SHOWS,
  reply: z.strictObject({
    count: z.int(),
    of: z.int().describe('How many there are, whatever the filter says.'),
    by_status: z
      .record(masterStatus, z.int())
      .describe('How many the filter lets through, whatever `status` asks for.'),
  }),
});
export type ProductFigures = z.infer<typeof readProductFigures.reply>;

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
  acrossBooks: { of: 'caller' },
  shows: SHOWS,
  reply: itemsAndTotal(product),
});

export const productListEndpoints = {
  listProductRegister,
  readProductFigures,
  listUserProducts,
  listBookProducts,
};

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
