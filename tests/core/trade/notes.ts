// Debit notes to suppliers as the examples of trade write them: of the bill that `bills.ts` posts.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { decidePurchaseDebitNote } from '#core/documents/index.ts';
import type { StreamEvent, TradeContext } from '#core/documents/index.ts';
import type { JournalId, PurchaseDebitNoteId } from '#core/kernel/ids.ts';
import { purchaseDebitNotePosting } from '#core/trade/index.ts';
import type {
  NamedBill,
  PurchaseBill,
  PurchaseBillDraft,
  PurchaseDebitNote,
  PurchaseDebitNoteCommand,
  PurchaseDebitNoteDraft,
  PurchaseDebitNoteEvent,
  PurchaseDebitNoteFacts,
  PurchaseDebitNoteState,
} from '#core/trade/index.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import { today } from '#tests/specimens/days.ts';
import { billId, billIn, contextOf, draftOf, eventsOf, postAtOnce } from './bills.ts';
import type { Otherwise as OtherwiseOfBill } from './bills.ts';

const { decider } = purchaseDebitNotePosting;

export const noteId = 51 as PurchaseDebitNoteId;

/** @returns a bill as it is posted. */
export const billOf = (
  said: Partial<PurchaseBillDraft> = {},
  otherwise: OtherwiseOfBill = {},
): PurchaseBill => billIn(eventsOf(postAtOnce(draftOf(said)), otherwise));

type Part = { readonly line: number; readonly quantity?: number; readonly taxable?: number };

/** @returns a draft that gives back parts of the bill: thousandths of a quantity, or paise. */
export const noteOf = (
  parts: readonly Part[],
  said: Partial<PurchaseDebitNoteDraft> = {},
): PurchaseDebitNoteDraft => ({
  supplierId: null,
  accountId: null,
  billIds: [billId],
  postedOn: '2026-11-20',
  placeOfSupply: null,
  isCommercial: false,
  supplierNote: null,
  tds: null,
  narration: '',
  lines: parts.map(({ line, quantity = null, taxable = null }) => ({
    bill: { documentId: billId, line },
    quantityThousandths: quantity,
    taxablePaise: taxable,
    own: null,
  })),
  ...said,
});

type Context = TradeContext<PurchaseDebitNoteState, PurchaseDebitNoteFacts>;

/** What an example says otherwise: its bill, what is open of it, and what went back before. */
export type OtherwiseOfNote = Partial<Context['documentFacts']> & {
  readonly [Field in 'earlier' | 'isSupplierErased' | 'isTdsDeposited']?:
    | NamedBill[Field]
    | undefined;
} & {
  readonly of: PurchaseBill | null;
  readonly bill?: NamedBill['state'] | undefined;
  readonly billOpenPaise?: number | undefined;
  /** Bills beside the first, as they are posted and not settled. */
  readonly others?: readonly PurchaseBill[] | undefined;
  readonly before?: readonly StreamEvent[];
};

/** @returns a bill as a note finds it. */
const namedBill = (state: NamedBill['state'], said: Partial<NamedBill> = {}): NamedBill => ({
  state,
  isSupplierErased: false,
  openPaise: 'posted' in state ? state.posted.totalPaise : 0,
  earlier: [],
  isTdsDeposited: false,
  ...said,
});

type OfBills = Pick<
  OtherwiseOfNote,
  'of' | 'bill' | 'billOpenPaise' | 'others' | 'earlier' | 'isSupplierErased' | 'isTdsDeposited'
>;

function billsKnown({ of, bill, billOpenPaise, others = [], ...said }: OfBills) {
  const { earlier = [], isSupplierErased = false, isTdsDeposited = false } = said;
  const state: NamedBill['state'] =
    bill ?? (of === null ? { status: 'absent' } : { status: 'posted', posted: of });
  const first = namedBill(state, {
    earlier,
    isSupplierErased,
    isTdsDeposited,
    ...(billOpenPaise !== undefined && { openPaise: billOpenPaise }),
  });
  return new Map<number, NamedBill>([
    [billId, first],
    ...others.map(
      (posted) =>
        [posted.documentId, namedBill({ status: 'posted', posted }, { earlier })] as const,
    ),
  ]);
}

function contextOfNote(otherwise: OtherwiseOfNote): Context {
  const { of, bill, billOpenPaise, others, earlier, ...rest } = otherwise;
  const { isSupplierErased, isTdsDeposited, before = [], ...facts } = rest;
  const own = before.flatMap(({ event }) =>
    event.type.startsWith('PurchaseDebitNote') ? [event as PurchaseDebitNoteEvent] : [],
  );
  const { states, facts: posting } = contextOf({ before });
  return {
    states,
    facts: posting,
    document: own.reduce(decider.evolve, decider.initialState),
    documentFacts: {
      today,
      party: null,
      accounts: contextOf({}).documentFacts.accounts,
      bills: billsKnown({
        of,
        bill,
        billOpenPaise,
        others,
        earlier,
        isSupplierErased,
        isTdsDeposited,
      }),
      buyer: contextOf({}).documentFacts.buyer,
      returns: NO_RETURNS,
      enteredBefore: null,
      openPaise: 0,
      settledPaise: 0,
      ...facts,
    },
  };
}

export const postNote = (draft: PurchaseDebitNoteDraft): PurchaseDebitNoteCommand => ({
  type: 'DraftPurchaseDebitNote',
  data: { documentId: noteId, draft, journalId: 61 as JournalId },
});

export const reverseNote = (day: string | null): PurchaseDebitNoteCommand => ({
  type: 'ReversePurchaseDebitNote',
  data: {
    documentId: noteId,
    reason: 'The goods stayed',
    reversedOn: day === null ? null : calendarDate(day),
    reversalId: 62 as JournalId,
  },
});

export const decideNote = (command: PurchaseDebitNoteCommand, otherwise: OtherwiseOfNote) =>
  decidePurchaseDebitNote(command, contextOfNote(otherwise));

/** @returns the events of what is accepted. */
export function eventsOfNote(command: PurchaseDebitNoteCommand, otherwise: OtherwiseOfNote) {
  const decided = decideNote(command, otherwise);
  if (!decided.ok) throw new Error(JSON.stringify(decided.rejection));
  return decided.value;
}

export function refusalOfNote(command: PurchaseDebitNoteCommand, otherwise: OtherwiseOfNote) {
  const decided = decideNote(command, otherwise);
  return decided.ok ? null : decided.rejection;
}

export function noteIn(events: readonly StreamEvent[]): PurchaseDebitNote {
  const found = events.find(({ event }) => event.type === 'PurchaseDebitNotePosted')?.event;
  if (found?.type !== 'PurchaseDebitNotePosted') throw new Error('A note is posted.');
  return found.data;
}
