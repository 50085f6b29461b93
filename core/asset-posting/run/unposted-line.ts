// What the lines of a run are made of, before what was posted by hand is taken off.
import type { AssetPostingFacts } from '../commands.ts';
import type { DepreciationLine } from '../shapes.ts';

export type ProposalFacts = Pick<
  AssetPostingFacts,
  'assets' | 'beginsOn' | 'accumulatedAccountId' | 'handPaise'
>;

/** A line before what was posted by hand is known of it. */
export type UnpostedLine = Omit<DepreciationLine, 'handPaise' | 'toPostPaise' | 'credits'> & {
  /** What takes the credit, with the weight of each. */
  readonly shares: readonly { readonly accountId: number | null; readonly weight: number }[];
  readonly gainDuePaise: number;
};
