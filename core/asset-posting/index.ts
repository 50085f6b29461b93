// What other folders may import of the postings of fixed assets.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { assetPostingEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';

export const assetPostingDecider = { initialState, decide, evolve, streamOf };

export const assetPostingAggregate = aggregate({
  category: 'asset-posting',
  decider: assetPostingDecider,
  schemas: assetPostingEventSchemas,
  commands: {
    SetDepreciationPolicy: 'ChangeBookSettings',
    PostDepreciationRun: 'PostDepreciation',
    UndoDepreciationRun: 'PostDepreciation',
    DisposeAsset: 'PostDepreciation',
    UndoAssetDisposal: 'PostDepreciation',
  },
});

export type { AssetOfRegister, AssetPostingCommand, AssetPostingFacts } from './commands.ts';
export { daysOfRun, lastRun } from './check.ts';
export { computeDisposal, DISPOSAL_JOURNALS, hasOwnCharge } from './dispose.ts';
export type {
  AssetDisposalReversed,
  AssetDisposed,
  DepreciationPolicySet,
  DepreciationRunPosted,
  DepreciationRunReversed,
  AssetPostingEvent,
} from './events.ts';
export { USUAL_POLICY } from './evolve.ts';
export { groupsOf, JOURNALS_MAX } from './run/groups.ts';
export type { DepreciationGroup } from './run/groups.ts';
export { creditedOf } from './run/posted.ts';
export { proposedLines, toPostOf } from './run/propose.ts';
export { depreciationBasis, depreciationCredit } from './terms.ts';
export type { DepreciationLine, DepreciationPolicy } from './shapes.ts';
export type { DepreciationBasis } from './terms.ts';
export type { AssetPostingRejection } from './rejections.ts';
export type { AssetPostingState } from './evolve.ts';
