// What of each product is in stock: what its book began with, and every move since, by godown. What
// a book began with is in the main location, whatever godown or batch its line names.
import type { Table } from '../runner/projection.ts';

/** Each row stays as its event made it, so that stock as it was known at any event is a sum. */
export const stockMoves = {
  name: 'stock_moves',
  columns: {
    book_id: 'bigint',
    product_id: 'bigint',
    seq: 'bigint',
    quantity_thousandths: 'bigint',
    document_id: 'bigint',
    move_date: 'date',
    line: 'smallint',
    document: 'text',
    number: 'text',
    // What goods that a stock journal or a bill brought in cost in all, or what a bill of entry
    // adds to that; null of all other moves.
    value_paise: 'bigint',
    // How many a physical count found: it moves what is missing to that, whatever comes before it.
    counted_thousandths: 'bigint',
    // Null of the main location, where goods move of which a line says no other.
    godown_id: 'bigint',
    // What a line says of the batch, and a stock journal of its days; null of all other moves.
    batch: 'text',
    manufactured_on: 'date',
    expires_on: 'date',
    // The challan that took out the goods first, of it and of the invoice that was made of it.
    challan_id: 'bigint',
    // Of a count of one batch, what the books had of it, which stays as it was told.
    in_books_thousandths: 'bigint',
    // Of what a bill of entry adds to the cost of goods: the line of the bill that brought them in.
    // Of a bill of goods that were received before it: the line of the note.
    of_line: 'smallint',
    // The note that brought in the goods of a bill, whose own id and line the row has.
    receipt_id: 'bigint',
  },
  key: ['book_id', 'product_id', 'move_date', 'seq', 'line'],
  grows: 'fixed',
} as const satisfies Table;

/** What was said of the beginning of a product, each time; the last of a source counts. */
export const stockStarts = {
  name: 'stock_starts',
  columns: {
    book_id: 'bigint',
    product_id: 'bigint',
    seq: 'bigint',
    quantity_thousandths: 'bigint',
    counts_from: 'date',
    source: 'text',
    godown: 'text',
    batch: 'text',
  },
  key: ['book_id', 'product_id', 'source', 'godown', 'batch', 'seq'],
  grows: 'fixed',
} as const satisfies Table;

/** All moves of a product, so that a list of stock costs the same in the tenth year. */
export const stockTotals = {
  name: 'stock_totals',
  columns: {
    book_id: 'bigint',
    product_id: 'bigint',
    last_seq: 'bigint',
    in_thousandths: 'bigint',
    out_thousandths: 'bigint',
  },
  key: ['book_id', 'product_id'],
} as const satisfies Table;

/** What moved goods; the id is of the invoice for all but stock journals, challans and bills. */
export type StockDocument =
  | 'invoice'
  | 'invoice-cancelled'
  | 'credit-note'
  | 'credit-note-reversed'
  | 'challan'
  | 'challan-back'
  | 'stock-journal'
  | 'stock-journal-reversed'
  | 'stock-loss'
  | 'stock-loss-reversed'
  | 'stock-count'
  | 'purchase-bill'
  | 'purchase-bill-reversed'
  /** Their ids and lines are those of the bill that brought the goods in. */
  | 'purchase-debit-note'
  | 'purchase-debit-note-reversed'
  /** What customs charged on goods that a bill brought in, whose id it has; none of them move. */
  | 'bill-of-entry'
  | 'bill-of-entry-reversed'
  | 'goods-receipt'
  | 'goods-receipt-reversed'
  /** What a bill changes in the cost of goods that came before it; none of them move. */
  | 'goods-receipt-billed'
  | 'goods-receipt-reopened'
  /** Of the day of the count, which it takes out of the moves. */
  | 'stock-count-reversed';

/**
 * Where a beginning is said: in the opening balances of the book, or of the product itself, which
 * counts only while the opening balances name none of it. In this order the first one counts.
 */
export type StockSource = 'document' | 'product';
