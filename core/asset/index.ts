// What other folders may import of the assets: what a business owns, and the goods it holds.
import { aggregate } from '../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../catalogue/master/index.ts';
import type { AssetCommand, AssetFacts } from './commands.ts';
import { assetDecider } from './decide.ts';
import { assetEventSchemas, depreciationSet } from './events.ts';
import type { AssetDepreciation, AssetDetails, AssetEvent } from './events.ts';
import type { AssetState } from './evolve.ts';
import type { AssetRejection } from './rejections.ts';

export const assetAggregate = aggregate({
  category: 'asset',
  decider: assetDecider,
  schemas: assetEventSchemas,
  commands: {
    CreateAsset: 'AddMaster',
    ChangeAsset: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export { assetDecider, depreciationSet };
export type { DepreciationInput } from './depreciation.ts';
export type {
  AssetCommand,
  AssetDepreciation,
  AssetDetails,
  AssetEvent,
  AssetFacts,
  AssetRejection,
  AssetState,
};
