// What a book began with: the figures that were saved, those that were posted, and the goods.
import type { Table } from '../runner/projection.ts';

export const openingBalances = {
  name: 'opening_balances',
  columns: {
    book_id: 'bigint',
    last_seq: 'bigint',
    part: 'text',
    value: 'jsonb',
  },
  key: ['book_id', 'part'],
} as const satisfies Table;

/** What is saved goes when it is posted; what was posted stays as it was corrected last. */
export type OpeningPart = 'draft' | 'posted';

export const stockOpenings = {
  name: 'stock_openings',
  columns: {
    book_id: 'bigint',
    product_id: 'bigint',
    last_seq: 'bigint',
    quantity_thousandths: 'bigint',
    value_paise: 'bigint',
    opened_on: 'date',
    godown: 'text',
    batch: 'text',
  },
  key: ['book_id', 'product_id', 'godown', 'batch'],
} as const satisfies Table;
