// What other folders may import of the stock journals: goods that came or went without a bill.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { stockJournalEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import { stockJournalUpcasters } from './upcast.ts';

export const stockJournalDecider = { initialState, decide, evolve, streamOf };

export const stockJournalAggregate = aggregate({
  category: 'stock-journal',
  decider: stockJournalDecider,
  schemas: stockJournalEventSchemas,
  upcasters: stockJournalUpcasters,
  commands: {
    PostStockJournal: 'PostStockJournal',
    PostLostGoods: 'PostStockJournal',
    ReverseStockJournal: 'ReverseStockJournal',
  },
});

export { batchChangesOf, batchesOf, everyBatchOf } from './lines/batches.ts';
export type { BatchedMove, BatchStock } from './lines/batches.ts';
export { batchesMovedSince, wasMovedOrThere } from './lines/moved-batches.ts';
export type { BatchMoves } from './lines/moved-batches.ts';
export type { LostLine, MovedProduct, StockJournalCommand, StockJournalFacts } from './commands.ts';
export { LOST_LINES_MAX, lostLines } from './lines/lost.ts';
export { STOCK_QUANTITY_MAX_THOUSANDTHS } from './lines/lines.ts';
export { belowNilRefusal, shortagesOf } from './lines/shortages.ts';
export type { ProductMoves, RegisteredMove, Shortage } from './lines/shortages.ts';
export { lossReason, stockDirection } from './terms.ts';
export { STOCK_VALUE_MAX_PAISE, valueAtRatePaise } from './lines/value.ts';
export type {
  HandledPurpose,
  LineCredit,
  LossReason,
  StockDirection,
  StockJournalLine,
  StockPurpose,
} from './terms.ts';
export type { StockJournalPosted, StockJournalEvent } from './events.ts';
export type { StockJournalRejection } from './rejections.ts';
export type { StockJournalState } from './evolve.ts';
