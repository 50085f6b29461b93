import { withAct, withUndone } from '../kernel/event.ts';
import type { ActsOf } from '../kernel/event.ts';
import type { AssetDisposed, AssetPostingEvent, DepreciationRunPosted } from './events.ts';
import type { DepreciationPolicy } from './shapes.ts';

export type AssetPostingState = {
  readonly policy: DepreciationPolicy;
  readonly runs: ActsOf<DepreciationRunPosted['data']>;
  readonly disposals: ActsOf<AssetDisposed['data']>;
};

/** Before a book has chosen: the law of companies, and an account beside the assets. */
export const USUAL_POLICY: DepreciationPolicy = {
  basis: 'schedule-ii',
  credit: 'accumulated',
  classAccounts: [],
};

export const initialState: AssetPostingState = { policy: USUAL_POLICY, runs: [], disposals: [] };

export function evolve(state: AssetPostingState, event: AssetPostingEvent): AssetPostingState {
  switch (event.type) {
    case 'DepreciationPolicySet': {
      const { basis, credit, classAccounts } = event.data;
      return { ...state, policy: { basis, credit, classAccounts } };
    }
    case 'DepreciationRunPosted':
      return { ...state, runs: withAct(state.runs, event.data) };
    case 'DepreciationRunReversed':
      return { ...state, runs: withUndone(state.runs, event.data.number) };
    case 'AssetDisposed':
      return { ...state, disposals: withAct(state.disposals, event.data) };
    case 'AssetDisposalReversed':
      return { ...state, disposals: withUndone(state.disposals, event.data.number) };
  }
}
