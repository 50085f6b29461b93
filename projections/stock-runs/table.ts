// The runs that post what moved the stock of a book, each as its event says it, with what became of
// it.
import type { StockRunLine, StockRunPosted } from '#core/stock-posting/index.ts';
import type { ActRow } from '../runner/writing/act-columns.ts';
import type { Table } from '../runner/projection.ts';

export const stockRuns = {
  name: 'stock_runs',
  columns: {
    book_id: 'bigint',
    number: 'bigint',
    last_seq: 'bigint',
    seq: 'bigint',
    posted_by: 'bigint',
    undone_by: 'bigint',
    recorded_at: 'timestamptz',
    undone_at: 'timestamptz',
    entry_date: 'date',
    reason: 'text',
    content: 'jsonb',
    // The lines that statements read: posted on another day than their own, or a difference in
    // opening balances.
    lines_apart: 'jsonb',
  },
  key: ['book_id', 'number'],
} as const satisfies Table;

export type StockRunRow = ActRow & { readonly content: StockRunPosted['data'] };
export type LinesApart = readonly StockRunLine[];
