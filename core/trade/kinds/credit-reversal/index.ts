// What other folders may import of reversals of input credit and of their twins.
import { aggregate } from '../../../kernel/decider.ts';
import type { TradeState } from '../../lifecycle.ts';
import { postingKind } from '../../posting-kind.ts';
import type { TradeCommand } from '../../posting-kind.ts';
import {
  creditReclaimEventSchemas,
  creditReclaimUpcasters,
  creditReversalEventSchemas,
  creditReversalUpcasters,
} from './events.ts';
import type {
  CreditReclaim,
  CreditReclaimDraft,
  CreditReversal,
  CreditReversalDraft,
} from './events.ts';
import { sizesOfCreditMove } from './judge.ts';
import { creditReclaim, postedReclaim, reclaimBack } from './reclaim.ts';
import { creditReversal, postedReversal, reversalBack } from './reversal.ts';

export type CreditReversalState = TradeState<CreditReversalDraft, CreditReversal>;
export type CreditReversalCommand = TradeCommand<'CreditReversal', CreditReversalDraft>;
export type CreditReclaimState = TradeState<CreditReclaimDraft, CreditReclaim>;
export type CreditReclaimCommand = TradeCommand<'CreditReclaim', CreditReclaimDraft>;

export const creditReversalPosting = postingKind({
  kind: creditReversal,
  name: 'CreditReversal',
  versions: { drafted: 2, posted: 2 },
  draftRefusal: (draft: CreditReversalDraft) => sizesOfCreditMove(draft),
  ofDraft: () => ({}),
  posted: postedReversal,
  reversalRefusal: reversalBack,
  ofReversal: ({ period, totalPaise }: CreditReversal) => ({ period, totalPaise }),
});

export const creditReclaimPosting = postingKind({
  kind: creditReclaim,
  name: 'CreditReclaim',
  versions: { drafted: 2, posted: 2 },
  draftRefusal: (draft: CreditReclaimDraft) => sizesOfCreditMove(draft),
  ofDraft: () => ({}),
  posted: postedReclaim,
  reversalRefusal: reclaimBack,
  ofReversal: ({ period, totalPaise }: CreditReclaim) => ({ period, totalPaise }),
});

export const creditReversalAggregate = aggregate({
  category: 'credit-reversal',
  decider: creditReversalPosting.decider,
  schemas: creditReversalEventSchemas,
  upcasters: creditReversalUpcasters,
  commands: creditReversalPosting.rights,
});

export const creditReclaimAggregate = aggregate({
  category: 'credit-reclaim',
  decider: creditReclaimPosting.decider,
  schemas: creditReclaimEventSchemas,
  upcasters: creditReclaimUpcasters,
  commands: creditReclaimPosting.rights,
});

export { creditBackLedger, creditReclaim } from './reclaim.ts';
export { creditOutLedger, creditReversal } from './reversal.ts';
export type {
  CreditReclaim,
  CreditReclaimDraft,
  CreditReclaimEvent,
  CreditReversal,
  CreditReversalDraft,
  CreditReversalEvent,
  SheetOfRules,
} from './events.ts';
export { workingSheetDays, interestUntil, sheetName } from './posted-move.ts';
export type { CreditMoveFacts, KnownCredit } from './judge.ts';
export type { CreditMoveRejection } from './rejections.ts';
