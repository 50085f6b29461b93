import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { masterStatus } from '#core/catalogue/master/terms.ts';
import { record } from '#core/shapes/record.ts';
import {
  basisPoints,
  givenDay,
  wireDay,
  wireMoney,
  wireQuantity,
  wireThousandths,
} from '#core/shapes/values.ts';
import { serviceNature } from '#core/tax/terms.ts';
import { masterEndpoints } from './master-endpoints.ts';
import {
  id,
  instant,
  linesOfText,
  pageLimit,
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

const valueShape = {
  id,
  categoryProductId: id.describe('The specification that it answers.'),
  attribute: z.string().describe('The specification’s name when the value was saved.'),
  name: z.string().describe('The value.'),
};

const productShape = {
  ...master,
  categoryId: id,
  category: z.string(),
  brandId: id,
  brand: z.string(),
  unitId: id.nullable(),
  unit: z.string().nullable(),
  uqc: z.string().nullable(),
  decimals: z.int().nullable().describe('How many decimals its quantities may have.'),
  valueProduct: z.array(record(valueShape)),
  hsn: z.string().nullable().describe('HSN of goods or SAC of services.'),
  gstBps: basisPoints(z.number()).nullable().describe('The rate in percent that holds today.'),
  gstRates: z.array(record({ from: wireDay, rateBps: basisPoints(z.number()) })),
  priceThousandths: wireThousandths.nullable().describe('Rupees with at most three decimals.'),
  stocked: z.boolean(),
  nature: serviceNature
    .nullable()
    .describe(
      'What service it is, for the place of supply; null where its code asks for it and nobody ' +
        'has said it.',
    ),
  incomeAccountId: id
    .nullable()
    .describe('Where its ordinary sales are posted; null: where all of the book are.'),
  openingStock: record(
    { quantityThousandths: wireThousandths, valuePaise: wireMoney, asOf: wireDay },
    { asOf: 'date' },
  ).nullable(),
};
export const product = record(productShape);
export type Product = z.output<typeof product>;

const links = { categoryId: wireId, brandId: wireId, unitId: link, valueProduct: values };
const tax = {
  hsn: text(20).nullable().optional(),
  gstBps: percent.nullable().optional(),
  gstRateFrom: givenDay.optional().describe('The first day of the rate.'),
  priceThousandths: unitPrice.nullable().optional(),
  stocked: z.boolean().optional(),
};
const income = link.describe(
  'An account of income of the book, for a product of its own; null where all sales go.',
);
const opening = {
  openingQuantityThousandths: quantity.nullable().optional(),
  openingValuePaise: worth.optional(),
  openingDate: givenDay.optional(),
};
const fields = {
  name: masterName,
  ...links,
  category: values,
  ...tax,
  nature: serviceNature
    .nullable()
    .optional()
    .describe('What service it is; general for goods too. Null says nothing.'),
  incomeAccountId: income,
  ...opening,
};
/** What a line of a file says of a product, which may be there. */
export const importedProductShape = {
  name: masterName.optional(),
  ...links,
  categoryId: wireId.optional(),
  brandId: wireId.optional(),
  ...tax,
  incomeAccountId: income,
  ...opening,
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

const listedProduct = record({
  ...productShape,
  inHandThousandths: wireQuantity
    .nullable()
    .describe('Below zero where more went out than came in; null where no stock is kept.'),
});
export type ListedProduct = z.output<typeof listedProduct>;

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
  reply: record({
    count: z.int(),
    of: z.int().describe('How many there are, whatever the filter says.'),
    byStatus: z
      .record(masterStatus, z.int())
      .describe('How many the filter lets through, whatever `status` asks for.'),
  }),
});
export type ProductFigures = z.output<typeof readProductFigures.reply>;

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
export const productValue = record({
  ...valueShape,
  productId: id,
  bookId: id.nullable(),
  shared: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
});
export type ProductValue = z.output<typeof productValue>;

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
