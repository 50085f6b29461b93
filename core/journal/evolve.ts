import type { JournalEvent, JournalPosted } from './events.ts';

export type JournalState =
  | { readonly status: 'absent' }
  | { readonly status: 'posted'; readonly journal: JournalPosted['data'] }
  | {
      readonly status: 'reversed';
      readonly journal: JournalPosted['data'];
      readonly reversalId: number;
    };

export const initialState: JournalState = { status: 'absent' };

export function evolve(state: JournalState, event: JournalEvent): JournalState {
  switch (event.type) {
    case 'JournalPosted':
      return { status: 'posted', journal: event.data };
    case 'JournalReversed':
      return state.status === 'posted'
        ? { ...state, status: 'reversed', reversalId: event.data.reversalId }
        : state;
  }
}
