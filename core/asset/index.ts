// The door of the assets: what a business owns, and the goods it holds.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../catalogue/master/index.ts';
import type { AssetCommand, AssetFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { assetEventSchemas } from './events.ts';
import type { AssetEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { AssetState } from './evolve.ts';
import type { AssetRejection } from './rejections.ts';

export const assetDecider: Decider<
  AssetState,
  AssetCommand,
  AssetEvent,
  AssetFacts,
  AssetRejection
> = { initialState, decide, evolve, streamOf };

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

export type { AssetCommand, AssetEvent, AssetFacts, AssetRejection, AssetState };
