// What other folders may import of the posting of stock.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { StockPostingCommand, StockPostingFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { stockPostingEventSchemas } from './events.ts';
import type { StockPostingEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { StockPostingState } from './evolve.ts';
import type { StockPostingRejection } from './rejections.ts';

export const stockPostingDecider: Decider<
  StockPostingState,
  StockPostingCommand,
  StockPostingEvent,
  StockPostingFacts,
  StockPostingRejection
> = { initialState, decide, evolve, streamOf };

export const stockPostingAggregate = aggregate({
  category: 'stock-posting',
  decider: stockPostingDecider,
  schemas: stockPostingEventSchemas,
  commands: { PostStockRun: 'PostStockRun', UndoStockRun: 'PostStockRun' },
});

export type { StockDue, StockOfBooks } from './commands.ts';
export { collectDues, methodsOfRun } from './run/dues.ts';
export type { DuesWish, MovedGoods } from './run/dues.ts';
export type { StockRunPosted, StockRunReversed } from './events.ts';
export type { KnownStockRun } from './evolve.ts';
export { STOCK_JOURNALS_MAX, stockGroupsOf } from './run/groups.ts';
export type { StockJournalGroup } from './run/groups.ts';
export { openStockLines, standingLines, sumsOfLines } from './run/propose.ts';
export type { StockRunLine } from './shapes.ts';
export { stockOfLine } from './run/amounts.ts';
export { stockContra } from './terms.ts';
export type { StockContra } from './terms.ts';
export { differencePosted, unpostedOn } from './run/unposted.ts';
export type {
  StockPostingCommand,
  StockPostingEvent,
  StockPostingFacts,
  StockPostingRejection,
  StockPostingState,
};
