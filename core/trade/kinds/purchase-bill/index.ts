// What other folders may import of purchase bills.
import { aggregate } from '../../../kernel/decider.ts';
import type { Decider } from '../../../kernel/decider.ts';
import { streamName } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Heads } from '../../../tax/index.ts';
import { decideLifecycle } from '../../lifecycle.ts';
import type { TradeAct, TradeRejection, TradeState, TradeStep } from '../../lifecycle.ts';
import type { PurchaseBillCommand } from './commands.ts';
import { purchaseBillEventSchemas } from './events.ts';
import type { PurchaseBill, PurchaseBillDraft, PurchaseBillEvent } from './events.ts';
import { headsOfBill, postedBill } from './post.ts';
import { sumOfHeads, sumOfLines } from './price.ts';
import { purchaseBill } from './purchase-bill.ts';
import type { PurchaseBillRejection } from './rejections.ts';
import { sizesOfBill } from './rules.ts';
import type { PurchaseBillFacts } from './rules.ts';

export type PurchaseBillState = TradeState<PurchaseBillDraft, PurchaseBill>;

function actOf(command: PurchaseBillCommand): TradeAct<PurchaseBillDraft> {
  switch (command.type) {
    case 'DraftPurchaseBill':
      return { act: 'draft', ...command.data };
    case 'ChangePurchaseBill':
      return { act: 'change', ...command.data };
    case 'PostPurchaseBill':
      return { act: 'post', ...command.data };
    case 'ReversePurchaseBill':
      return { act: 'reverse', ...command.data };
    case 'DiscardPurchaseBill':
      return { act: 'discard', ...command.data };
  }
}

function eventOf(
  step: TradeStep<PurchaseBillDraft, PurchaseBill>,
  documentId: number,
  facts: PurchaseBillFacts,
): PurchaseBillEvent {
  switch (step.step) {
    case 'drafted':
    case 'changed': {
      const { draft } = step;
      const heads = headsOfDraft(draft, facts);
      const data = { documentId, heads, draft };
      return step.step === 'drafted'
        ? { type: 'PurchaseBillDrafted', version: 1, data }
        : { type: 'PurchaseBillDraftChanged', version: 1, data };
    }
    case 'posted':
      return { type: 'PurchaseBillPosted', version: 1, data: step.posted };
    case 'reversed':
      return { type: 'PurchaseBillReversed', version: 1, data: reversalOf(step) };
    case 'discarded':
      return { type: 'PurchaseBillDiscarded', version: 1, data: { documentId, reason: step.why } };
  }
}

const headsOfDraft = (
  { placeOfSupply }: PurchaseBillDraft,
  { party, buyer }: PurchaseBillFacts,
): Heads | null =>
  party === null ? null : headsOfBill(party.snapshot, placeOfSupply ?? buyer.stateCode);

type Reversed = Extract<PurchaseBillEvent, { type: 'PurchaseBillReversed' }>['data'];

function reversalOf({
  posted,
  on,
  why,
}: Extract<TradeStep<PurchaseBillDraft, PurchaseBill>, { step: 'reversed' }>): Reversed {
  const { documentId, number, accountId, journalId, billNumber, postedOn, totalPaise } = posted;
  const { taxablePaise } = sumOfLines(posted.lines);
  const credited = sumOfHeads(posted.lines.map((line) => line.credited));
  const goods = purchaseBill.effects
    .stock(posted)
    .map(({ manufacturedOn: _made, expiresOn: _expires, ...move }) => move);
  return {
    documentId,
    number,
    accountId,
    journalId,
    billNumber,
    postedOn,
    reversedOn: on,
    reason: why,
    undone: { totalPaise, taxablePaise, ...credited },
    goods,
  };
}

function evolve(state: PurchaseBillState, event: PurchaseBillEvent): PurchaseBillState {
  switch (event.type) {
    case 'PurchaseBillDrafted':
      return { status: 'draft', draft: event.data.draft };
    case 'PurchaseBillDraftChanged':
      return state.status === 'absent' ? state : { status: 'draft', draft: event.data.draft };
    case 'PurchaseBillPosted':
      return { status: 'posted', posted: event.data };
    case 'PurchaseBillReversed':
      return 'posted' in state ? { ...state, status: 'reversed' } : state;
    case 'PurchaseBillDiscarded':
      return 'draft' in state ? { ...state, status: 'discarded' } : state;
  }
}

export const purchaseBillDecider: Decider<
  PurchaseBillState,
  PurchaseBillCommand,
  PurchaseBillEvent,
  PurchaseBillFacts,
  PurchaseBillRejection | TradeRejection
> = {
  initialState: { status: 'absent' },
  decide: (state, command, facts) => {
    const { documentId } = command.data;
    const decided = decideLifecycle(state, actOf(command), {
      of: purchaseBill.kind,
      documentId,
      today: facts.today,
      settledPaise: facts.settledPaise,
      posted: (draft, journalId) => postedBill({ documentId, journalId }, draft, facts),
      drafted: (draft) => {
        const refusal = sizesOfBill(draft);
        return refusal === null ? accepted(draft) : rejected(refusal);
      },
    });
    return decided.ok
      ? accepted(decided.value.map((step) => eventOf(step, documentId, facts)))
      : decided;
  },
  evolve,
  streamOf: ({ data }) => streamName(purchaseBill.kind, data.documentId),
};

export const purchaseBillAggregate = aggregate({
  category: 'purchase-bill',
  decider: purchaseBillDecider,
  schemas: purchaseBillEventSchemas,
  commands: {
    DraftPurchaseBill: 'DraftPurchaseBill',
    ChangePurchaseBill: 'DraftPurchaseBill',
    PostPurchaseBill: 'PostPurchaseBill',
    ReversePurchaseBill: 'ReversePurchaseBill',
    DiscardPurchaseBill: 'DraftPurchaseBill',
  },
});

export { pricedBill } from './post.ts';
export {
  pricedLines,
  printedOff,
  sumOfHeads,
  sumOfLines,
  BILL_TAX_HEADS,
  taxPaise,
} from './price.ts';
export type { PrintedOff, BillTaxHead } from './price.ts';
export { billLedger, purchaseBill } from './purchase-bill.ts';
export type { PurchaseBillCommand } from './commands.ts';
export type {
  PurchaseBill,
  PurchaseBillDraft,
  PurchaseBillDraftLine,
  PurchaseBillEvent,
  PurchaseBillLine,
  PurchaseBillPosted,
  PurchaseBillReversed,
} from './events.ts';
export { partyKeyOf } from './rules.ts';
export type { BilledAccount, EnteredBill, PurchaseBillFacts } from './rules.ts';
export type { PurchaseBillRejection } from './rejections.ts';
