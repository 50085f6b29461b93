// What other folders may import of purchase bills.
import { aggregate } from '../../../kernel/decider.ts';
import type { Decider } from '../../../kernel/decider.ts';
import { streamName } from '../../../kernel/ids.ts';
import { goodsTakenBack } from '../../effects.ts';
import type { TradeRejection, TradeState } from '../../lifecycle.ts';
import { postingKind } from '../../posting-kind.ts';
import type { TradeCommand } from '../../posting-kind.ts';
import { purchaseBillEventSchemas } from './events.ts';
import type { PurchaseBill, PurchaseBillDraft, PurchaseBillEvent } from './events.ts';
import { movedCredit, withMovedCredit } from './move-credit.ts';
import type { MoveBillCredit } from './move-credit.ts';
import { headsOfDraft, postedBill } from './post.ts';
import { sumOfHeads, sumOfLines } from './price.ts';
import { purchaseBill } from './purchase-bill.ts';
import type { PurchaseBillRejection } from './rejections.ts';
import { sizesOfBill } from './rules.ts';
import type { PurchaseBillFacts } from './judged-bill.ts';

export type PurchaseBillState = TradeState<PurchaseBillDraft, PurchaseBill>;
export type PurchaseBillCommand = TradeCommand<'PurchaseBill', PurchaseBillDraft> | MoveBillCredit;

const posting = postingKind({
  kind: purchaseBill,
  name: 'PurchaseBill',
  versions: { drafted: 2, posted: 3 },
  draftRefusal: sizesOfBill,
  ofDraft: (draft: PurchaseBillDraft, facts: PurchaseBillFacts) => ({
    heads: headsOfDraft(draft, facts),
  }),
  posted: postedBill,
  reversalRefusal: (
    { billNumber }: PurchaseBill,
    { noteNumber, entryNumber, depositNumber, creditMoveNumber }: PurchaseBillFacts,
  ): PurchaseBillRejection | null => {
    if (noteNumber !== null) return { kind: 'bill_has_debit_note', billNumber, noteNumber };
    if (entryNumber !== null) return { kind: 'bill_has_bill_of_entry', billNumber, entryNumber };
    if (depositNumber !== null) {
      return { kind: 'bill_tds_is_deposited', billNumber, depositNumber };
    }
    return creditMoveNumber === null
      ? null
      : { kind: 'bill_credit_is_reversed', billNumber, creditMoveNumber };
  },
  ofReversal: (posted: PurchaseBill) => {
    const { billNumber, lines } = posted;
    // What it left open: nothing of a distributor’s, who is owed nothing.
    const totalPaise = Math.abs(purchaseBill.effects.openItem(posted)?.amountPaise ?? 0);
    const { taxablePaise } = sumOfLines(lines);
    const credited = sumOfHeads(lines.map((line) => line.credited));
    const goods = goodsTakenBack(purchaseBill.effects.stock(posted));
    return { billNumber, undone: { totalPaise, taxablePaise, ...credited }, goods };
  },
});

/** A bill does what every document does; beside it the return of its credit may be moved. */
const decider: Decider<
  PurchaseBillState,
  PurchaseBillCommand,
  PurchaseBillEvent,
  PurchaseBillFacts,
  PurchaseBillRejection | TradeRejection
> = {
  initialState: posting.decider.initialState,
  decide: (state, command, facts) =>
    command.type === 'MoveBillCredit'
      ? movedCredit(state, command, facts)
      : posting.decider.decide(state, command, facts),
  evolve: (state, event) => {
    if (event.type !== 'PurchaseBillCreditMoved') return posting.decider.evolve(state, event);
    return 'posted' in state
      ? { ...state, posted: withMovedCredit(state.posted, event.data) }
      : state;
  },
  streamOf: (_event, { data }) => streamName(purchaseBill.kind, data.documentId),
};

export const purchaseBillPosting = {
  ...posting,
  decider,
  postingOf: (event: PurchaseBillEvent) =>
    event.type === 'PurchaseBillCreditMoved' ? null : posting.postingOf(event),
};

export const purchaseBillAggregate = aggregate({
  category: 'purchase-bill',
  decider: purchaseBillPosting.decider,
  schemas: purchaseBillEventSchemas,
  commands: { ...posting.rights, MoveBillCredit: 'PostPurchaseBill' },
});

export { pricedBill } from './post.ts';
export {
  pricedLines,
  printedOff,
  reverseChargedTax,
  sumOfBill,
  perHead,
  sumOfHeads,
  sumOfLines,
  BILL_TAX_HEADS,
  taxPaise,
} from './price.ts';
export type { PrintedOff, BillTaxHead } from './price.ts';
export {
  buyerMakesInvoice,
  creditOfReverseChargeFrom,
  isReversed,
  NOTHING_AFTER,
  timesOfSupply,
  wantsSelfInvoice,
} from './reverse-charge.ts';
export type { AfterBill } from './reverse-charge.ts';
export {
  afterReversal,
  creditOfBillLines,
  creditOfEntryLines,
  creditOfNoteLines,
  gatheredCredit,
  standingOn,
} from './credit-standing.ts';
export type { CreditOfLine, CreditOfTax, CreditStanding } from './credit-standing.ts';
export { billLedger, purchaseBill } from './purchase-bill.ts';
export type {
  PurchaseBill,
  PurchaseBillCreditMoved,
  PurchaseBillDraft,
  PurchaseBillDraftLine,
  PurchaseBillEvent,
  PurchaseBillLine,
  PurchaseBillPosted,
  PurchaseBillReversed,
} from './events.ts';
export { payablePaise, tdsOf } from './tds.ts';
export type { TdsFacts } from './tds.ts';
export { partyKeyOf, sizesOfBill } from './rules.ts';
export type {
  BilledAccount,
  BilledOrder,
  EnteredBill,
  LineFacts,
  PurchaseBillFacts,
} from './judged-bill.ts';
export type { PurchaseBillRejection } from './rejections.ts';
