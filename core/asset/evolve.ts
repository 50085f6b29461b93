import { evolveMaster } from '../catalogue/master/index.ts';
import type { MasterState } from '../catalogue/master/index.ts';
import { assetEvents } from './events.ts';
import type { AssetDetails, AssetEvent } from './events.ts';

export type AssetState = MasterState<AssetDetails>;

export const evolve = evolveMaster<AssetDetails, AssetEvent>(assetEvents);
