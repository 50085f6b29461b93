// The whole decision on a run of depreciation or a disposal: the act, the record of the asset that
// is sold, the accounts that are made for it, and the journals that it posts or reverses.
import { depreciationSet } from '../../asset/index.ts';
import type { AssetState } from '../../asset/index.ts';
import { assetPostingDecider } from '../../asset-posting/index.ts';
import type {
  AssetPostingCommand,
  AssetPostingEvent,
  AssetPostingFacts,
  AssetPostingRejection,
  AssetPostingState,
} from '../../asset-posting/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import { streamName } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { DocumentRejection, StreamEvent } from '../facts.ts';
import { filedPeriodRefusal } from '../taking-back/filed-periods.ts';
import { journalsOfAssets } from '../runs/asset-journals.ts';
import { postJournals } from '../journals/post-journals.ts';
import type { PostingContext } from '../posting-context.ts';

/** What a decision on fixed assets is made from, beside what journals need. */
export type AssetPostingContext = PostingContext & {
  readonly posting: AssetPostingState;
  readonly asset: (id: number) => AssetState;
  readonly assetFacts: AssetPostingFacts;
};
type AssetPostingDecisionRejection = AssetPostingRejection | DocumentRejection;

/** All of it is accepted, or nothing; the act refuses first, then its journals. */
export function decideAssetPosting(
  command: AssetPostingCommand,
  context: AssetPostingContext,
): Result<readonly StreamEvent[], AssetPostingDecisionRejection> {
  const { posting, assetFacts } = context;
  const decided = assetPostingDecider.decide(posting, command, assetFacts);
  if (!decided.ok) return decided;
  const filed = filedRefusal(decided.value, context);
  if (filed !== null) return rejected(filed);
  const own = decided.value.flatMap((event) => [
    { event, stream: assetPostingDecider.streamOf(event) },
    ...recordOf(event, context),
  ]);
  const journals = postJournals(
    decided.value.flatMap((event) => journalsOfAssets(event, command, context)),
    context,
    [],
  );
  return journals.ok ? accepted([...own, ...journals.value]) : journals;
}

/** The tax of a sale belongs to a return; what was filed stays as it was. */
function filedRefusal(
  events: readonly AssetPostingEvent[],
  { posting, states }: AssetPostingContext,
): DocumentRejection | null {
  for (const { type, data } of events) {
    if (type !== 'AssetDisposed' && type !== 'AssetDisposalReversed') continue;
    const disposal = type === 'AssetDisposed' ? data : posting.disposals[data.number - 1];
    if (disposal === undefined || disposal.tax.rateBps === 0) continue;
    const refusal = filedPeriodRefusal(calendarDate(disposal.on), states.book);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** A disposal is said on the record of the asset too, from which the register is made. */
function recordOf(
  { type, data }: AssetPostingEvent,
  { asset, posting }: AssetPostingContext,
): readonly StreamEvent[] {
  if (type !== 'AssetDisposed' && type !== 'AssetDisposalReversed') return [];
  const { assetId } = data;
  const state = asset(assetId);
  if (!('depreciation' in state) || state.depreciation == null) return [];
  const disposal = type === 'AssetDisposed' ? data : posting.disposals[data.number - 1];
  const isItsOwn = state.depreciation.sale?.on === disposal?.on;
  if (type === 'AssetDisposalReversed' && !isItsOwn) return [];
  const sale = type === 'AssetDisposed' ? { on: data.on, proceedsPaise: data.proceedsPaise } : null;
  const depreciation = { ...state.depreciation, sale };
  const event = depreciationSet(assetId, depreciation);
  return [{ event, stream: streamName('asset', assetId) }];
}
