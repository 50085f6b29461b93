// The door of the assets: what a business owns, and the goods it holds.
import type { Decider } from '../kernel/decider.ts';
import type { AssetCommand, AssetFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
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

export { assetEventSchemas } from './events.ts';
export type { AssetCommand, AssetEvent, AssetFacts, AssetRejection, AssetState };
