import type { JournalEvent, JournalPosted } from './events.ts';

export type JournalState =
  | { readonly status: 'absent' }
  | { readonly status: 'posted'; readonly journal: JournalPosted['data'] }
  | {
      readonly status: 'reversed';
      readonly journal: JournalPosted['data'];
      readonly reversalId: number;
      /** The day that the reversal is dated. */
      readonly reversedOn: string;
    };

export const initialState: JournalState = { status: 'absent' };

export function evolve(state: JournalState, event: JournalEvent): JournalState {
  switch (event.type) {
    case 'JournalPosted':
      return { status: 'posted', journal: event.data };
    case 'JournalReversed':
      if (state.status !== 'posted') return state;
      return {
        ...state,
        status: 'reversed',
        reversalId: event.data.reversalId,
        reversedOn: event.data.entryDate,
      };
  }
}
