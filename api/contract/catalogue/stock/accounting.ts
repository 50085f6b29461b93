// How a book accounts for its stock: where closing stock comes from, and by which method it is
// valued.
import { z } from 'zod';
import { stockAccounting, valuationMethod } from '#core/stock-valuation/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { date, id, wireId } from '#api/contract/wire/values.ts';

const from = z.string().describe('The first day of a financial year.');

export const stockPolicies = z.strictObject({
  now: z
    .strictObject({ accounting: stockAccounting, method: valuationMethod })
    .describe('What holds today in India.'),
  years: z
    .array(z.strictObject({ from, accounting: stockAccounting, method: valuationMethod }))
    .describe(
      'The latest year first. entered: closing stock is what is entered on Stock-in-Hand; ' +
        'register: what the register of stock is worth.',
    ),
  products: z
    .array(
      z.strictObject({
        product_id: id,
        from,
        method: valuationMethod.nullable().describe('Null: valued as the book says.'),
      }),
    )
    .describe('Products with a method of their own, and when each was said; the latest first.'),
  seq: id.describe('The last event of the book’s own record.'),
});
export type StockPoliciesReply = z.infer<typeof stockPolicies>;

const namedPolicies = stockPolicies.extend({
  products: z.array(stockPolicies.shape.products.element.extend({ product: z.string() })),
});
export type NamedStockPolicies = z.infer<typeof namedPolicies>;

export const readStockAccounting = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock_accounting',
  summary: 'How the book accounts for its stock, by financial years',
  access: 'member',
  shows: ['book', 'product'],
  reply: namedPolicies,
});

const since = date.describe('The first day of a financial year, of which nothing is locked.');
const asked = { access: 'member', reply: stockPolicies } as const;

export const setStockAccounting = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/stock_accounting',
  summary: 'Say from a financial year on where closing stock comes from, and how it is valued',
  ...asked,
  body: z.strictObject({
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
  body: z.strictObject({
    product_id: wireId,
    from: since,
    method: valuationMethod.nullable().describe('Null: as the book says.'),
    expected: id.optional(),
  }),
});

export const stockAccountingEndpoints = {
  readStockAccounting,
  setStockAccounting,
  setStockMethod,
};
