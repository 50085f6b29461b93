// What other folders may import of the posting of stock.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { stockPostingEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';

export const stockPostingDecider = { initialState, decide, evolve, streamOf };

export const stockPostingAggregate = aggregate({
  category: 'stock-posting',
  decider: stockPostingDecider,
  schemas: stockPostingEventSchemas,
  commands: { PostStockRun: 'PostStockRun', UndoStockRun: 'PostStockRun' },
});

export type { StockDue, StockOfBooks, StockPostingCommand, StockPostingFacts } from './commands.ts';
export { collectDues, methodsOfRun } from './run/dues.ts';
export type { DuesWish, MovedGoods } from './run/dues.ts';
export type { StockRunPosted, StockRunReversed, StockPostingEvent } from './events.ts';
export type { KnownStockRun, StockPostingState } from './evolve.ts';
export { STOCK_JOURNALS_MAX, stockGroupsOf } from './run/groups.ts';
export type { StockJournalGroup } from './run/groups.ts';
export { openStockLines, standingLines, sumsOfLines } from './run/propose.ts';
export type { StockRunLine } from './shapes.ts';
export { stockOfLine } from './run/amounts.ts';
export { stockContra } from './terms.ts';
export type { StockContra } from './terms.ts';
export { differencePosted, unpostedOn } from './run/unposted.ts';
export type { StockPostingRejection } from './rejections.ts';
