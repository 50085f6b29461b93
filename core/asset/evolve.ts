import { evolveMaster, isPresent } from '../catalogue/master/index.ts';
import type { MasterEvent, MasterState } from '../catalogue/master/index.ts';
import { assetEvents } from './events.ts';
import type { AssetDetails, AssetEvent } from './events.ts';

export type AssetState = MasterState<AssetDetails>;

const evolveDetails = evolveMaster<AssetDetails, MasterEvent<typeof assetEvents>>(assetEvents);

export function evolve(state: AssetState, event: AssetEvent): AssetState {
  if (event.type !== 'AssetDepreciationSet') return evolveDetails(state, event);
  return isPresent(state) ? { ...state, depreciation: event.data.depreciation } : state;
}
