import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { rupeesText } from '#api/contract/wire/values.ts';

const count = z.int().nonnegative();

export const figures = z.strictObject({
  revenue: z.strictObject({
    this_month: rupeesText.describe('Credited less debited to income accounts, by entry date.'),
    last_month: rupeesText,
  }),
  accounts: z.strictObject({ open: count }),
  journals: z.strictObject({ count, recorded_today: count }),
  check: z.strictObject({
    balanced: z.boolean().describe('All balances of the book together come to zero.'),
    counted_to: count.describe('The last event that the balances have counted.'),
  }),
  counts: z
    .strictObject({
      product: count,
      category: count,
      brand: count,
      service: count,
      unit: count,
      account_type: count,
    })
    .describe('What the book may use: its own and the installation’s.'),
});
export type Figures = z.infer<typeof figures>;

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/figures',
  summary: 'The figures of a book’s dashboard',
  access: 'member',
  shows: [
    'account',
    'journal',
    'journal_detail',
    'product',
    'category',
    'brand',
    'service',
    'unit',
    'account_type',
  ],
  reply: figures,
});
