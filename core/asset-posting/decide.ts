// Runs of depreciation and disposals of assets: what they say, and their undoing. Their journals
// follow in `core/documents`.
import { isSame } from '../kernel/decider.ts';
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type {
  AssetPostingCommand,
  AssetPostingFacts,
  PostDepreciationRun,
  SetDepreciationPolicy,
} from './commands.ts';
import { daysOfRun, policyRefusal, runRefusal } from './check.ts';
import { disposeAsset } from './dispose.ts';
import type { AssetPostingEvent } from './events.ts';
import type { AssetPostingState } from './evolve.ts';
import { runJournalCount } from './run/groups.ts';
import { isOpenLine, proposedLines } from './run/propose.ts';
import type { AssetPostingRejection } from './rejections.ts';
import { undoDisposal, undoRun } from './undo.ts';

type Decision = Result<readonly AssetPostingEvent[], AssetPostingRejection>;

export const streamOf = ({ data }: AssetPostingEvent): string =>
  streamName('asset-posting', data.bookId);

/** Refusals in `rejections.ts`, in order. */
export function decide(
  state: AssetPostingState,
  command: AssetPostingCommand,
  facts: AssetPostingFacts,
): Decision {
  switch (command.type) {
    case 'SetDepreciationPolicy':
      return setPolicy(state, command, facts);
    case 'PostDepreciationRun':
      return postRun(state, command, facts);
    case 'UndoDepreciationRun':
      return undoRun(state, command, facts);
    case 'DisposeAsset':
      return disposeAsset(state, command, facts);
    case 'UndoAssetDisposal':
      return undoDisposal(state, command, facts);
  }
}

function setPolicy(
  state: AssetPostingState,
  { data }: SetDepreciationPolicy,
  facts: AssetPostingFacts,
): Decision {
  const { bookId: _book, ...policy } = data;
  const refusal = policyRefusal(state, policy, facts);
  if (refusal !== null) return rejected(refusal);
  if (isSame(policy, state.policy)) return accepted([]);
  return accepted([{ type: 'DepreciationPolicySet', version: 1, data }]);
}

function postRun(
  state: AssetPostingState,
  { data }: PostDepreciationRun,
  facts: AssetPostingFacts,
): Decision {
  const { bookId, through, toPostPaise } = data;
  const days = daysOfRun(state, { from: data.from, to: through });
  const lines = proposedLines(state, facts, days).filter(isOpenLine);
  const refusal = runRefusal(state, { through, toPostPaise, lines }, facts);
  if (refusal !== null) return rejected(refusal);
  const { from } = days;
  const { basis } = state.policy;
  const number = state.runs.length + 1;
  const journalIds = data.journalIds.slice(0, runJournalCount(lines));
  const run = { bookId, number, from, through, basis, lines: [...lines], journalIds };
  return accepted([{ type: 'DepreciationRunPosted', version: 1, data: run }]);
}
