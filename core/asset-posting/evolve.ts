import type { AssetDisposed, AssetPostingEvent, DepreciationRunPosted } from './events.ts';
import type { DepreciationPolicy } from './shapes.ts';

export type KnownAct<Data> = Data & { readonly undone: boolean };

export type AssetPostingState = {
  readonly policy: DepreciationPolicy;
  /** By number, which is the place less one; what is undone stays. */
  readonly runs: readonly KnownAct<DepreciationRunPosted['data']>[];
  readonly disposals: readonly KnownAct<AssetDisposed['data']>[];
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
      return { ...state, runs: [...state.runs, { ...event.data, undone: false }] };
    case 'DepreciationRunReversed':
      return { ...state, runs: withUndone(state.runs, event.data.number) };
    case 'AssetDisposed':
      return { ...state, disposals: [...state.disposals, { ...event.data, undone: false }] };
    case 'AssetDisposalReversed':
      return { ...state, disposals: withUndone(state.disposals, event.data.number) };
  }
}

const withUndone = <Data extends { readonly number: number; readonly undone: boolean }>(
  all: readonly Data[],
  number: number,
): readonly Data[] =>
  all.some((one) => one.number === number)
    ? all.map((one) => (one.number === number ? { ...one, undone: true } : one))
    : all;
