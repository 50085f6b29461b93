// A right request to each call on stock in hand, stock journals and the lines of the statements.
import type { EndpointName } from '#tests/support/team.ts';
import type { Right } from './hostile.ts';

/** Stock in hand and stock journals, of goods that may or may not be there. */
export function stockRights(book: {
  readonly bookId: number;
}): Partial<Record<EndpointName, Right>> {
  const nothing = { params: book, query: {}, body: undefined };
  const query = { search: 'rice', limit: 5, offset: 1 };
  const lines = [{ product_id: 1, direction: 'in', quantity: '2.5', godown_id: 1, batch: 'B1' }];
  const days = { from: '2026-04-01', to: '2026-06-30' };
  const one = { ...book, stockJournalId: 1 };
  return {
    listProductRegister: { ...nothing, query: { ...query, order: '-price', of: 'own' } },
    readProductFigures: { ...nothing, query: { search: 'rice', category: 1, only: 'stocked' } },
    listStock: {
      ...nothing,
      query: { ...query, order: '-in_hand', only: 'negative', product_ids: '1,2' },
    },
    readStockFigures: { ...nothing, query: { search: 'rice', only: 'nil' } },
    readStockMoves: {
      ...nothing,
      params: { ...book, productId: 1 },
      query: { ...days, godown: 'main' },
    },
    readStockSummary: { ...nothing, query: { ...days, method: 'moving-average' } },
    readStockBatches: { ...nothing, query: { as_on: '2026-06-30', product_ids: '1,2' } },
    readStockAges: { ...nothing, query: { as_on: '2026-06-30' } },
    readStockPlaces: { ...nothing, query: { ...days, product_ids: '1,2' } },
    readStockRegister: {
      ...nothing,
      params: { ...book, productId: 1 },
      query: { ...days, method: 'yearly-average' },
    },
    readStockAccounting: nothing,
    setStockAccounting: {
      ...nothing,
      body: { from: '2026-04-01', accounting: 'register', method: 'fifo', expected: 9999 },
    },
    setStockMethod: {
      ...nothing,
      body: { product_id: 1, from: '2026-04-01', method: null, expected: 9999 },
    },
    setStockBelowNil: { ...nothing, body: { policy: 'refuse', expected: 9999 } },
    readStockRun: { ...nothing, query: { through: '2026-06-30' } },
    postStockRun: { ...nothing, body: { through: '2026-06-30', to_post: '5', gross: '5' } },
    undoStockRun: { ...nothing, params: { ...book, runId: 1 }, body: { reason: 'Twice' } },
    readStatementLines: { ...nothing, query: { to: '2026-06-30', account: 1 } },
    setStatementLine: {
      ...nothing,
      body: { account_id: 1, from: '2026-04-01', line: 'inventories', expected: 9999 },
    },
    listStockJournals: { ...nothing, query: { ...query, product_id: 1 } },
    readStockJournalFigures: { ...nothing, query: { search: 'rice', product_id: 1 } },
    readStockJournal: { ...nothing, params: one },
    postStockJournal: { ...nothing, body: { date: '2026-04-01', narration: 'Mill', lines } },
    readLostGoods: { ...nothing, query: { date: '2026-04-02', lines: '1:2.5:18:own' } },
    postLostGoods: {
      ...nothing,
      body: {
        date: '2026-04-01',
        narration: 'Flood',
        reason: 'destroyed',
        lines: [{ product_id: 1, quantity: '1', gst_rate: '18', other_state: true }],
        credit: '0',
      },
    },
    reverseStockJournal: { ...nothing, params: one, body: { reason: 'Twice' } },
  };
}
