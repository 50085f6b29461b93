// How a book accounts for its stock: where closing stock comes from, and by which method it is
// valued.
import { z } from 'zod';
import { stockAccounting, valuationMethod } from '#core/stock-valuation/terms.ts';
import { belowNilPolicy } from '#core/book/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, givenDay, id, wireId } from '#core/shapes/values.ts';

const policy = { accounting: stockAccounting, method: valuationMethod };
const from = wireDay.describe('The first day of a financial year.');
const ofProduct = {
  productId: id,
  from,
  method: valuationMethod.nullable().describe('Null: valued as the book says.'),
};

const policiesShape = {
  now: record(policy).describe('What holds today in India.'),
  belowNil: belowNilPolicy.describe(
    'Where more goods go out than are there: allow it, warn of it, or refuse it.',
  ),
  years: z
    .array(record({ from, ...policy }))
    .describe(
      'The latest year first. entered: closing stock is what is entered on Stock-in-Hand; ' +
        'register: what the register of stock is worth.',
    ),
  products: z
    .array(record(ofProduct))
    .describe('Products with a method of their own, and when each was said; the latest first.'),
  seq: id.describe('The last event of the book’s own record.'),
};
export const stockPolicies = record(policiesShape);
export type StockPoliciesReply = z.output<typeof stockPolicies>;

const namedPolicies = record({
  ...policiesShape,
  products: z.array(record({ ...ofProduct, product: z.string() })),
});
export type NamedStockPolicies = z.output<typeof namedPolicies>;

export const readStockAccounting = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock_accounting',
  summary: 'How the book accounts for its stock, by financial years',
  access: 'member',
  shows: ['book', 'product'],
  reply: namedPolicies,
});

const since = givenDay.describe('The first day of a financial year, of which nothing is locked.');
const asked = { access: 'member', reply: stockPolicies } as const;

export const setStockAccounting = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/stock_accounting',
  summary: 'Say from a financial year on where closing stock comes from, and how it is valued',
  ...asked,
  body: record({
    from: since,
    accounting: stockAccounting,
    method: valuationMethod,
    expected: id.optional(),
  }),
});

export const setStockMethod = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/stock_accounting/product',
  summary: 'Say from a financial year on by which method a product is valued',
  ...asked,
  body: record({
    productId: wireId,
    from: since,
    method: valuationMethod.nullable().describe('Null: as the book says.'),
    expected: id.optional(),
  }),
});

export const setStockBelowNil = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/stock_accounting/below_nil',
  summary: 'Say what is done where more goods go out than are there',
  ...asked,
  body: record({ policy: belowNilPolicy, expected: id.optional() }),
});

export const stockAccountingEndpoints = {
  setStockBelowNil,
  readStockAccounting,
  setStockAccounting,
  setStockMethod,
};
