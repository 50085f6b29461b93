// The tables of stock, of what was posted of fixed assets, and of partners, that are taken away
// with a book.
import { appropriations, partnershipTerms } from '#projections/appropriations/table.ts';
import { assetPostings } from '#projections/asset-postings/table.ts';
import { stockMoves } from '#projections/stock-in-hand/table.ts';
import { stockRuns } from '#projections/stock-runs/table.ts';
import { stockJournals } from '#projections/stock-journals/table.ts';
import { STAMPS, table } from './describe.ts';
import type { BookTable } from './describe.ts';

/** A run that is posted and undone as one. */
const RUN = {
  number: 'number',
  date: 'entry_date',
  further: 'content',
  recorded_by: 'posted_by',
  recorded_at: 'recorded_at',
  undone_by: 'undone_by',
  undone_at: 'undone_at',
  reason: 'reason',
  seq: 'last_seq',
} as const;

export const STOCK_TABLES: readonly BookTable[] = [
  table({
    name: 'stock_move',
    of: stockMoves,
    heads: {
      product_id: 'product_id',
      date: 'move_date',
      quantity: 'quantity_thousandths',
      document: 'document',
      document_id: 'document_id',
      number: 'number',
      value: 'value_paise',
      counted: 'counted_thousandths',
      godown_id: 'godown_id',
      batch: 'batch',
      manufactured_on: 'manufactured_on',
      expires_on: 'expires_on',
      challan_id: 'challan_id',
      in_books: 'in_books_thousandths',
      line: 'line',
      seq: 'seq',
    },
  }),
  table({
    name: 'stock_journal',
    of: stockJournals,
    heads: {
      id: 'stock_journal_id',
      number: 'number',
      date: 'entry_date',
      narration: 'narration',
      purpose: 'purpose',
      journal_id: 'journal_id',
      lines: 'lines',
      recorded_by: 'posted_by',
      reversed_on: 'reversed_on',
      reversed_by: 'reversed_by',
      reason: 'reason',
      ...STAMPS,
    },
  }),
  table({
    name: 'asset_posting',
    of: assetPostings,
    heads: { kind: 'kind', ...RUN },
  }),
  table({
    name: 'stock_run',
    of: stockRuns,
    heads: RUN,
  }),
  table({
    name: 'appropriation',
    of: appropriations,
    heads: {
      number: 'number',
      date: 'entry_date',
      further: 'content',
      journal_id: 'journal_id',
      recorded_by: 'posted_by',
      recorded_at: 'recorded_at',
      seq: 'last_seq',
    },
  }),
  table({
    name: 'partnership_terms',
    of: partnershipTerms,
    heads: { from: 'starts_on', partners: 'partners', seq: 'last_seq' },
  }),
];
