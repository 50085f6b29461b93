import type { ItemSettled, SettlementEvent } from './events.ts';

export type SettlementState =
  | { readonly status: 'absent' }
  | { readonly status: 'standing' | 'reversed'; readonly settled: ItemSettled['data'] };

export const initialState: SettlementState = { status: 'absent' };

export function evolve(state: SettlementState, event: SettlementEvent): SettlementState {
  if (event.type === 'ItemSettled') return { status: 'standing', settled: event.data };
  return state.status === 'absent' ? state : { ...state, status: 'reversed' };
}
