// What other folders may import of the stock journals: goods that came or went without a bill.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { StockJournalCommand, StockJournalFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { stockJournalEventSchemas } from './events.ts';
import type { StockJournalEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { StockJournalState } from './evolve.ts';
import type { StockJournalRejection } from './rejections.ts';
import { stockJournalUpcasters } from './upcast.ts';

export const stockJournalDecider: Decider<
  StockJournalState,
  StockJournalCommand,
  StockJournalEvent,
  StockJournalFacts,
  StockJournalRejection
> = { initialState, decide, evolve, streamOf };

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
export type { LostLine, MovedProduct } from './commands.ts';
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
export type { StockJournalPosted } from './events.ts';
export type {
  StockJournalCommand,
  StockJournalEvent,
  StockJournalFacts,
  StockJournalRejection,
  StockJournalState,
};
