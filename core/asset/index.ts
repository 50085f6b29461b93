// What other folders may import of the assets: what a business owns, and the goods it holds.
import { aggregate } from '../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../catalogue/master/index.ts';
import type { AssetCommand, AssetFacts } from './commands.ts';
import { assetDecider } from './decide.ts';
import { assetEvents } from './events.ts';
import type { AssetDetails, AssetEvent } from './events.ts';
import type { AssetState } from './evolve.ts';
import type { AssetRejection } from './rejections.ts';

export const assetAggregate = aggregate({
  category: 'asset',
  decider: assetDecider,
  schemas: assetEvents.schemas,
  commands: {
    CreateAsset: 'AddMaster',
    ChangeAsset: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export { assetDecider };
export type { AssetCommand, AssetDetails, AssetEvent, AssetFacts, AssetRejection, AssetState };
