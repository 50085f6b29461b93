// What is asked of the stock journals.
import { lastStockJournalNumber } from '#projections/stock-journals/read.ts';
import { perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

/** The last number that a stock journal of the book has; 0 before the first. */
export const lastStockJournal: ReadDefinition<null, number> = {
  load: perKey((db, bookId) => lastStockJournalNumber(db, bookId)),
  dependsOn: ['stock-journal'],
  fold: (last, _key, event) => (event.type === 'StockJournalPosted' ? event.data.number : last),
};
