import { withAct, withUndone } from '../kernel/event.ts';
import type { ActOf, ActsOf } from '../kernel/event.ts';
import type { StockPostingEvent, StockRunPosted } from './events.ts';

export type KnownStockRun = ActOf<StockRunPosted['data']>;

export type StockPostingState = { readonly runs: ActsOf<StockRunPosted['data']> };

export const initialState: StockPostingState = { runs: [] };

export const evolve = (
  { runs }: StockPostingState,
  { type, data }: StockPostingEvent,
): StockPostingState => ({
  runs: type === 'StockRunPosted' ? withAct(runs, data) : withUndone(runs, data.number),
});
