// Bills of entry as the examples of trade write them: of bill CN-1 of a supplier in China, goods
// of 2,00,000.00 that the book in Pune imports. Today is 21 November 2026.
import { accountDecider } from '#core/account/index.ts';
import type { AccountEvent } from '#core/account/index.ts';
import { decideBillOfEntry } from '#core/documents/index.ts';
import type { BillOfEntryContext, StreamEvent } from '#core/documents/index.ts';
import type { BillOfEntryId, JournalId } from '#core/kernel/ids.ts';
import { billOfEntryPosting } from '#core/trade/index.ts';
import type {
  BillOfEntry,
  BillOfEntryCommand,
  BillOfEntryDraft,
  BillOfEntryDraftLine,
  BillOfEntryEvent,
  ImportedBill,
  PurchaseBillDraft,
} from '#core/trade/index.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import {
  billIn,
  contextOf,
  draftOf,
  eventsOf,
  lineOf,
  partyOf,
  postAtOnce,
  SOAP,
} from './bills.ts';

export const entryId = 71 as BillOfEntryId;

/** A bill of imported goods: 100 soaps of 1,50,000.00 and samples of 50,000.00. */
export function importedBill(
  said: Partial<PurchaseBillDraft> = {},
  documentId = 31,
): ImportedBill['bill'] {
  const draft = draftOf({
    billNumber: 'CN-1',
    importOf: 'goods',
    lines: [
      lineOf({ productId: SOAP, taxablePaise: 1_50_000_00, quantityThousandths: 100_000 }),
      lineOf({ name: 'Samples', taxablePaise: 50_000_00, rateBps: 0 }),
    ],
    ...said,
  });
  const party = partyOf({ gstin: null, registration: 'overseas', stateCode: '96', country: 'CN' });
  return { ...billIn(eventsOf(postAtOnce(draft), { party })), documentId };
}

export const boeLine = (said: Partial<BillOfEntryDraftLine> = {}): BillOfEntryDraftLine => ({
  description: 'Soap',
  hsn: '34011190',
  accountId: null,
  billId: null,
  assessablePaise: 2_10_000_00,
  bcdBps: 1000,
  bcdPaise: null,
  swsBps: 1000,
  swsPaise: null,
  otherPaise: 0,
  igstBps: 1800,
  igstPaise: null,
  cessPaise: 0,
  credit: { eligibility: 'eligible', clause: null, shareBps: null, kind: 'input', use: 'taxable' },
  ...said,
});

export const boeDraft = (said: Partial<BillOfEntryDraft> = {}): BillOfEntryDraft => ({
  portCode: 'INNSA1',
  billNumber: '2204753',
  billDate: '2026-11-16',
  postedOn: '2026-11-17',
  receivedOn: '2026-11-18',
  creditPeriod: null,
  landedBy: 'value',
  interestPaise: 0,
  penaltyPaise: 0,
  narration: '',
  bills: [{ billId: 31, coveredPaise: null }],
  lines: [boeLine()],
  ...said,
});

export const boeAtOnce = (said: Partial<BillOfEntryDraft> = {}): BillOfEntryCommand => ({
  type: 'DraftBillOfEntry',
  data: { documentId: entryId, draft: boeDraft(said), journalId: 91 as JournalId },
});

/** What an example says otherwise than the usual book. */
export type EntryOtherwise = Partial<BillOfEntryContext['documentFacts']> & {
  readonly before?: readonly StreamEvent[];
};

export function decidedEntry(command: BillOfEntryCommand, otherwise: EntryOtherwise = {}) {
  const { before = [], ...said } = otherwise;
  const { decider } = billOfEntryPosting;
  const own = before.flatMap(({ event }) =>
    event.type.startsWith('BillOfEntry') ? [event as BillOfEntryEvent] : [],
  );
  const { states, facts, documentFacts } = contextOf({ before });
  const made = (id: number) =>
    before
      .filter(({ stream }) => stream === `account-${id}`)
      .reduce(
        (state, { event }) => accountDecider.evolve(state, event as AccountEvent),
        states.account(id),
      );
  const { today, returns, buyer, accounts } = documentFacts;
  return decideBillOfEntry(command, {
    states: { ...states, account: made },
    facts,
    document: own.reduce(decider.evolve, decider.initialState),
    documentFacts: {
      today,
      returns,
      buyer,
      accounts,
      bills: [{ bill: importedBill(), coveredPaise: 0 }],
      enteredBefore: null,
      settledPaise: 0,
      ...said,
    },
  });
}

export function entryEvents(...asked: Parameters<typeof decidedEntry>): readonly StreamEvent[] {
  const decided = decidedEntry(...asked);
  if (!decided.ok) throw new Error(JSON.stringify(decided.rejection));
  for (const { event } of decided.value) expectStorable(event);
  return decided.value;
}

export const entryRefusal = (...asked: Parameters<typeof decidedEntry>) => {
  const decided = decidedEntry(...asked);
  return decided.ok ? null : decided.rejection;
};

export function entryIn(events: readonly StreamEvent[]): BillOfEntry {
  const found = events.find(({ event }) => event.type === 'BillOfEntryPosted')?.event;
  if (found?.type !== 'BillOfEntryPosted') throw new Error('A bill of entry is posted.');
  return found.data;
}
