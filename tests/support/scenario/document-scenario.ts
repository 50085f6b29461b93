// The words given, when and then over a whole document: its events, accounts, numbers and journals.
import { expect } from 'vitest';
import { accountDecider } from '#core/account/index.ts';
import { bookDecider } from '#core/book/index.ts';
import { customerDecider } from '#core/customer/index.ts';
import { decideDocument } from '#core/documents/index.ts';
import type {
  DocumentCommand,
  DocumentFacts,
  DocumentRejection,
  DocumentStates,
  StreamEvent,
} from '#core/documents/index.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import { settlementDecider } from '#core/settlement/index.ts';
import type { AccountId, BookId } from '#core/kernel/ids.ts';
import { today } from '#tests/specimens/days.ts';
import { groupTypes } from '#tests/specimens/tally/types.ts';
import { invoiceFacts } from '#tests/specimens/tax/trade.ts';
import { expectStorable } from './scenario.ts';

export const DOCUMENT_BOOK = 8 as BookId;
/** The ids of the accounts that a decision creates, in their order. */
export const FRESH_IDS = Array.from({ length: 13 }, (_, at) => (9001 + at) as AccountId);

const usually: DocumentFacts = {
  today,
  products: invoiceFacts.products,
  listedHsn: invoiceFacts.listedHsn,
  credit: null,
  advanceUsedPaise: 0,
  nextJournalNumber: 41,
  turnoverPaise: 0,
  lastNumber: () => 6,
  roleAccounts: [],
  groupTypes,
  accountIds: FRESH_IDS,
  accountNames: new Map(),
  customerUses: [],
  lastDocumentOn: null,
  ledgerUses: [],
  openItems: [],
  settledOn: [],
};

type Fold<State> = { initialState: State; evolve(state: State, event: unknown): State };

function statesOf(log: readonly StreamEvent[]): DocumentStates {
  const folded =
    <State>(category: string, fold: Fold<State>) =>
    (id: number): State =>
      log
        .filter(({ stream }) => stream === `${category}-${id}`)
        .reduce((state, { event }) => fold.evolve(state, event), fold.initialState);
  return {
    bookId: DOCUMENT_BOOK,
    book: folded('book', bookDecider)(DOCUMENT_BOOK),
    customer: folded('customer', customerDecider),
    invoice: folded('invoice', invoiceDecider),
    settlement: folded('settlement', settlementDecider),
    account: folded('account', accountDecider),
    journal: folded('journal', journalDecider),
  };
}

/** @returns what is decided after a log, which must be accepted. */
export function decideAfter(
  log: readonly StreamEvent[],
  command: DocumentCommand,
): readonly StreamEvent[] {
  const answer = decideDocument(statesOf(log), command, usually);
  expect(answer.ok).toBe(true);
  return answer.ok ? answer.value : [];
}

/** @param facts those that differ from what usually holds. */
export function givenDocuments(log: readonly StreamEvent[], facts: Partial<DocumentFacts> = {}) {
  return {
    when(command: DocumentCommand) {
      const answer = decideDocument(statesOf(log), command, { ...usually, ...facts });
      return {
        then(expected: readonly StreamEvent[]) {
          expect(answer).toStrictEqual({ ok: true, value: expected });
          for (const { event } of expected) expectStorable(event);
        },
        thenRejected(rejection: DocumentRejection) {
          expect(answer).toStrictEqual({ ok: false, rejection });
        },
      };
    },
  };
}
