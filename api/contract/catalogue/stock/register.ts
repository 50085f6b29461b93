// Stock in hand in quantity: a register of products, and the moves of one of them.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireId, wireQuantity } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import {
  asOnDay,
  idList,
  linesOfText,
  reportDate,
  wholeNumber,
} from '#api/contract/wire/values.ts';
import { stockDocument } from './documents.ts';

const ofProduct = {
  productId: id,
  product: z.string(),
  unit: z.string().nullable(),
};

const stockRow = record({
  ...ofProduct,
  openingThousandths: wireQuantity.describe('What the book began with of it.'),
  countsFrom: wireDay
    .nullable()
    .describe('The first day of which moves count; null: all of them, without an opening.'),
  inThousandths: wireQuantity,
  outThousandths: wireQuantity,
  inHandThousandths: wireQuantity.describe('Opening and in, less out.'),
});
export type StockRow = z.output<typeof stockRow>;

const narrowing = {
  as_on: asOnDay,
  search: linesOfText(200).optional().describe('What the name of the product holds.'),
  only: z
    .enum(['negative', 'in-hand', 'nil'])
    .optional()
    .describe('Products below zero, above zero, or with nothing.'),
};

export const STOCK_ORDERS = ['name', '-name', 'in_hand', '-in_hand'] as const;
const STOCK_ROWS_MAX = 10_000_000;
/** As many as one call gives. */
export const STOCK_IDS_MAX = 200;
const SHOWS = ['product', 'book_stock', 'invoice', 'unit'] as const;

export const listStock = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock',
  summary: 'Stock in hand of the products that the book keeps in stock, in quantity',
  access: 'member',
  query: z.strictObject({
    ...narrowing,
    product_ids: idList(STOCK_IDS_MAX).optional().describe('Of these products alone.'),
    order: z.enum(STOCK_ORDERS).default('name'),
    limit: wholeNumber(1, STOCK_IDS_MAX).default(50),
    offset: wholeNumber(0, STOCK_ROWS_MAX).default(0),
  }),
  shows: SHOWS,
  reply: z.array(stockRow),
});

export const readStockFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock-figures',
  summary: 'How many products a filter lets through, how many there are, and how many are negative',
  access: 'member',
  query: z.strictObject(narrowing),
  shows: SHOWS,
  reply: z.strictObject({
    count: z.int(),
    of: z.int().describe('How many products the book keeps in stock.'),
    negative: z.int().describe('Of all of them, how many have less than nothing.'),
  }),
});
export type StockFigures = z.infer<typeof readStockFigures.reply>;

const stockMove = record({
  seq: id.describe('The event of the move in the book’s log.'),
  line: id,
  date: wireDay,
  document: stockDocument,
  documentId: id.describe('The invoice, the challan or the stock journal.'),
  number: z.string(),
  godownId: id.nullable().describe('Null at the main location.'),
  godown: z.string().nullable(),
  batch: z.string().nullable().describe('Where a line named one.'),
  inThousandths: wireQuantity.nullable(),
  outThousandths: wireQuantity.nullable(),
  balanceThousandths: wireQuantity.describe('What is in hand after it.'),
});
export type StockMove = z.output<typeof stockMove>;

export const STOCK_MOVES_MAX = 5_000;

export const readStockMoves = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock/:productId',
  summary: 'The moves of a product in a period with its balances, oldest first',
  access: 'member',
  query: z.strictObject({
    from: reportDate.optional().describe('The first day: that of the financial year unless given.'),
    to: reportDate.optional().describe('The last day: today in India unless given.'),
    as_on: asOnDay,
    godown: z
      .union([z.literal('main'), wireId], 'Must be main or the id of a godown.')
      .optional()
      .describe('In this place alone; main is the main location.'),
  }),
  shows: [...SHOWS, 'godown'],
  reply: record({
    ...ofProduct,
    stocked: z.boolean().describe('Whether the product is kept in stock now.'),
    from: wireDay,
    to: wireDay,
    start: record({
      quantityThousandths: wireQuantity,
      countsFrom: wireDay,
      source: z
        .enum(['document', 'product'])
        .describe('The opening balances of the book, or the product itself.'),
    }).nullable(),
    openingThousandths: wireQuantity.describe('In hand before the first day of the period.'),
    moves: z.array(stockMove),
    isWhole: z
      .boolean()
      .describe(`Whether these are all moves of the period: ${STOCK_MOVES_MAX} at most are given.`),
    inThousandths: wireQuantity.describe(
      'All that came in within the period; without the opening.',
    ),
    outThousandths: wireQuantity,
    closingThousandths: wireQuantity.describe('In hand at the end of the last day.'),
    inHandThousandths: wireQuantity.describe(
      'Now, with what is dated later; with `as_on` on that day.',
    ),
  }),
});
export type StockMoves = z.output<typeof readStockMoves.reply>;

export const stockRegisterEndpoints = { listStock, readStockFigures, readStockMoves };
