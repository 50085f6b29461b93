import type { StockPostingEvent, StockRunPosted } from './events.ts';

export type KnownStockRun = StockRunPosted['data'] & { readonly undone: boolean };

export type StockPostingState = {
  /** By number, which is the place less one; what is undone stays. */
  readonly runs: readonly KnownStockRun[];
};

export const initialState: StockPostingState = { runs: [] };

export function evolve(
  { runs }: StockPostingState,
  { type, data }: StockPostingEvent,
): StockPostingState {
  if (type === 'StockRunPosted') return { runs: [...runs, { ...data, undone: false }] };
  const { number } = data;
  if (!runs.some((run) => run.number === number)) return { runs };
  return { runs: runs.map((run) => (run.number === number ? { ...run, undone: true } : run)) };
}
