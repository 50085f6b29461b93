// What other folders may import of bills of entry.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { aggregate } from '../../../kernel/decider.ts';
import type { Decider } from '../../../kernel/decider.ts';
import { streamName } from '../../../kernel/ids.ts';
import type { Id } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { standingDocument } from '../../lifecycle.ts';
import type { TradeRejection } from '../../lifecycle.ts';
import { postingKind } from '../../posting-kind.ts';
import type { TradeCommand } from '../../posting-kind.ts';
import type { TradeKind } from '../../terms.ts';
import { creditMoveOf } from '../purchase-bill/move-credit.ts';
import { billOfEntry } from './bill-of-entry.ts';
import { billOfEntryEventSchemas } from './events.ts';
import type {
  BillOfEntry,
  BillOfEntryCreditMoved,
  BillOfEntryDraft,
  BillOfEntryEvent,
} from './events.ts';
import { paidEntry, paymentTakenBack, postingOfPaidEntry } from './pay.ts';
import type { PaidState, PayBillOfEntry, ReverseBillOfEntryPayment } from './pay.ts';
import { postedEntry, sizesOfEntry } from './post.ts';
import type { BillOfEntryFacts } from './post.ts';
import { sumOfEntry } from './price.ts';
import type { BillOfEntryRejection } from './rejections.ts';

/** The return that takes the credit is chosen again, as that of a bill is. */
type MoveBillOfEntryCredit = {
  readonly type: 'MoveBillOfEntryCredit';
  readonly data: {
    readonly documentId: Id<TradeKind>;
    readonly receivedOn: CalendarDate | null;
    readonly creditPeriod: BillOfEntryDraft['creditPeriod'];
    readonly reason: string | null;
  };
};

export type BillOfEntryState = PaidState;
export type BillOfEntryCommand =
  | TradeCommand<'BillOfEntry', BillOfEntryDraft>
  | MoveBillOfEntryCredit
  | PayBillOfEntry
  | ReverseBillOfEntryPayment;

const posting = postingKind({
  kind: billOfEntry,
  name: 'BillOfEntry',
  draftRefusal: sizesOfEntry,
  ofDraft: () => ({}),
  posted: postedEntry,
  ofReversal: ({ portCode, billNumber, totalPaise, lines, landed }: BillOfEntry) => {
    const creditOf = (head: 'igstPaise' | 'cessPaise') =>
      lines.reduce((sum, { credited }) => sum + credited[head], 0);
    const credit = { igstPaise: creditOf('igstPaise'), cessPaise: creditOf('cessPaise') };
    return { portCode, billNumber, undone: { totalPaise, ...credit }, landed };
  },
});

function movedCredit(
  state: PaidState,
  { data }: MoveBillOfEntryCredit,
  facts: BillOfEntryFacts,
): Result<readonly BillOfEntryCreditMoved[], BillOfEntryRejection | TradeRejection> {
  const { documentId, reason } = data;
  const standing = standingDocument(state, billOfEntry.kind, documentId);
  if (!standing.ok) return standing;
  const entry = standing.value;
  const { number, portCode, billNumber } = entry;
  const { creditPaise } = sumOfEntry(entry);
  const decided = creditMoveOf<never>({ ...entry, creditPaise }, data, facts, () => ({
    waiting: null,
    from: calendarDate(entry.postedOn),
    dated: calendarDate(entry.billDate),
  }));
  if (!decided.ok) return decided;
  if (decided.value === null) return accepted([]);
  const moved = { documentId, number, portCode, billNumber, ...decided.value, reason };
  return accepted([{ type: 'BillOfEntryCreditMoved', version: 1, data: moved }]);
}

const decider: Decider<
  PaidState,
  BillOfEntryCommand,
  BillOfEntryEvent,
  BillOfEntryFacts,
  BillOfEntryRejection | TradeRejection
> = {
  initialState: { ...posting.decider.initialState, paid: null },
  decide: (state, command, facts) => {
    switch (command.type) {
      case 'MoveBillOfEntryCredit':
        return movedCredit(state, command, facts);
      case 'PayBillOfEntry':
        return paidEntry(state, command, facts);
      case 'ReverseBillOfEntryPayment':
        return paymentTakenBack(state, command, facts);
      case 'ReverseBillOfEntry':
        if (state.paid !== null) {
          const { billNumber, paidOn } = state.paid;
          return rejected({ kind: 'entry_is_paid', billNumber, paidOn });
        }
        return posting.decider.decide(state, command, facts);
      default:
        return posting.decider.decide(state, command, facts);
    }
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'BillOfEntryPaymentRecorded':
        return 'posted' in state ? { ...state, paid: event.data } : state;
      case 'BillOfEntryPaymentReversed':
        return { ...state, paid: null };
      case 'BillOfEntryCreditMoved': {
        if (!('posted' in state)) return state;
        const { receivedOn, creditPeriod } = event.data;
        return { ...state, posted: { ...state.posted, receivedOn, creditPeriod } };
      }
      default:
        return { ...posting.decider.evolve(state, event), paid: state.paid };
    }
  },
  streamOf: (_event, { data }) => streamName(billOfEntry.kind, data.documentId),
};

export const billOfEntryPosting = {
  ...posting,
  decider,
  postingOf: (event: BillOfEntryEvent) => {
    switch (event.type) {
      case 'BillOfEntryCreditMoved':
        return null;
      case 'BillOfEntryPaymentRecorded':
      case 'BillOfEntryPaymentReversed':
        return postingOfPaidEntry(event);
      default:
        return posting.postingOf(event);
    }
  },
  draftPosted: (command: BillOfEntryCommand, state: PaidState): BillOfEntryDraft | null => {
    switch (command.type) {
      case 'MoveBillOfEntryCredit':
      case 'PayBillOfEntry':
      case 'ReverseBillOfEntryPayment':
        return null;
      default:
        return posting.draftPosted(command, state);
    }
  },
};

export const billOfEntryAggregate = aggregate({
  category: 'bill-of-entry',
  decider,
  schemas: billOfEntryEventSchemas,
  commands: {
    ...posting.rights,
    MoveBillOfEntryCredit: 'PostBillOfEntry',
    PayBillOfEntry: 'PostBillOfEntry',
    ReverseBillOfEntryPayment: 'ReverseBillOfEntry',
  },
});

export { billOfEntry, entryLedger } from './bill-of-entry.ts';
export { goodsPaiseOf, landedInStock } from './landed.ts';
export {
  dutyOf,
  formulaOff,
  headsOfEntry,
  pricedEntryLines,
  SOCIAL_WELFARE_BPS,
  sumOfEntry,
} from './price.ts';
export { creditOfEntry, portKeyOf } from './post.ts';
export type {
  BillOfEntry,
  BillOfEntryDraft,
  BillOfEntryDraftLine,
  BillOfEntryEvent,
  BillOfEntryLine,
  BillOfEntryPaymentRecorded,
  LandedCost,
} from './events.ts';
export type { BillOfEntryFacts, ImportedBill } from './post.ts';
export type { BillOfEntryRejection } from './rejections.ts';
