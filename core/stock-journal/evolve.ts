import type { StockJournalEvent, StockJournalPosted } from './events.ts';

export type StockJournalState =
  | { readonly status: 'absent' }
  | { readonly status: 'posted' | 'reversed'; readonly journal: StockJournalPosted['data'] };

export const initialState: StockJournalState = { status: 'absent' };

export function evolve(state: StockJournalState, event: StockJournalEvent): StockJournalState {
  if (event.type === 'StockJournalPosted') return { status: 'posted', journal: event.data };
  return state.status === 'absent' ? state : { ...state, status: 'reversed' };
}
