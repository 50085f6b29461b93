// Debit notes to suppliers as the examples of trade write them: of the bill that `bills.ts` posts.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { decidePurchaseDebitNote } from '#core/documents/index.ts';
import type { StreamEvent, TradeContext } from '#core/documents/index.ts';
import type { JournalId, PurchaseDebitNoteId } from '#core/kernel/ids.ts';
import { purchaseDebitNotePosting } from '#core/trade/index.ts';
import type {
  PurchaseBill,
  PurchaseBillDraft,
  PurchaseDebitNote,
  PurchaseDebitNoteCommand,
  PurchaseDebitNoteDraft,
  PurchaseDebitNoteEvent,
  PurchaseDebitNoteFacts,
  PurchaseDebitNoteState,
} from '#core/trade/index.ts';
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
  readonly of: PurchaseBill | null;
  readonly before?: readonly StreamEvent[];
};

function contextOfNote({ of, before = [], ...facts }: OtherwiseOfNote): Context {
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
      bill: of === null ? { status: 'absent' } : { status: 'posted', posted: of },
      isSupplierErased: false,
      billOpenPaise: of?.totalPaise ?? 0,
      earlier: [],
      isTdsDeposited: false,
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
