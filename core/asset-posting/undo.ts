// What was posted in one act is taken back as one, while its day is open.
import { calendarDate } from '../kernel/calendar-date.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { lockRefusal } from './check.ts';
import type { AssetPostingFacts, UndoAssetDisposal, UndoDepreciationRun } from './commands.ts';
import type { AssetPostingEvent } from './events.ts';
import type { AssetPostingState } from './evolve.ts';
import type { AssetPostingRejection } from './rejections.ts';

type Decision = Result<readonly AssetPostingEvent[], AssetPostingRejection>;

export function undoRun(
  { runs }: AssetPostingState,
  { data }: UndoDepreciationRun,
  facts: AssetPostingFacts,
): Decision {
  const { bookId, number, reason } = data;
  const run = runs.find((one) => one.number === number);
  if (run === undefined) return rejected({ kind: 'depreciation_run_not_found', number });
  if (run.undone) return rejected({ kind: 'depreciation_run_undone', number });
  const refusal = lockRefusal(calendarDate(run.through), facts);
  if (refusal !== null) return rejected(refusal);
  return accepted([
    { type: 'DepreciationRunReversed', version: 1, data: { bookId, number, reason } },
  ]);
}

export function undoDisposal(
  { disposals }: AssetPostingState,
  { data }: UndoAssetDisposal,
  facts: AssetPostingFacts,
): Decision {
  const { bookId, number, reason } = data;
  const disposal = disposals.find((one) => one.number === number);
  if (disposal === undefined) return rejected({ kind: 'asset_disposal_not_found', number });
  if (disposal.undone) return rejected({ kind: 'asset_disposal_undone', number });
  const refusal = lockRefusal(calendarDate(disposal.on), facts);
  if (refusal !== null) return rejected(refusal);
  const { assetId } = disposal;
  const undone = { bookId, number, assetId, reason };
  return accepted([{ type: 'AssetDisposalReversed', version: 1, data: undone }]);
}
