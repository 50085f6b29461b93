// Journals that a person posts on customers' ledgers by hand, with the items that they settle.
import { returnsOf } from '#core/book/index.ts';
import { decideJournal } from '#core/documents/index.ts';
import type { PartyFacts, StreamEvent } from '#core/documents/index.ts';
import type { JournalAccount, JournalCommand } from '#core/journal/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ItemRef } from '#core/settlement/index.ts';
import type { Rejection } from '#core/domain.ts';
import { customersByAccount, paperItems } from './open-items.ts';
import { bookOf, customerOf, eventsIn, invoiceOf, journalOf, settlementOf } from './paper-log.ts';
import type { PaperTrade } from './paper-log.ts';

/** The other side of what is posted by hand. */
export const SUSPENSE = 500 as AccountId;

const isOfJournal = ({ kind, id }: Pick<ItemRef, 'kind' | 'id'>, journalId: number): boolean =>
  kind === 'journal' && id === journalId;

/** The streams on which something settled a line of a journal, or was settled by one. */
const settledOn = ({ log }: PaperTrade, journalId: number): readonly string[] => [
  ...new Set(
    log.flatMap(({ event, stream }) => {
      if (event.type === 'RefundRecorded') {
        return isOfJournal(event.data.credit, journalId) ? [stream] : [];
      }
      if (event.type === 'CreditAllocated') {
        return isOfJournal(event.data.source, journalId) ? [stream] : [];
      }
      if (event.type !== 'ItemSettled') return [];
      const { item, by } = event.data;
      return isOfJournal(item, journalId) || isOfJournal(by, journalId) ? [stream] : [];
    }),
  ),
];

export function decideByHand(
  trade: PaperTrade,
  command: JournalCommand,
): Result<readonly StreamEvent[], Rejection> {
  const ledgers = customersByAccount(trade);
  const accounts = new Map<AccountId, JournalAccount>([
    [SUSPENSE, { name: 'Suspense', open: true, group: 'suspense' }],
  ]);
  for (const { data } of eventsIn(trade, 'AccountCreated')) {
    const { group } = data.classification;
    accounts.set(data.accountId as AccountId, { name: data.name, open: true, group });
  }
  const { today } = trade;
  const book = bookOf(trade);
  const facts: PartyFacts = {
    today,
    nextNumber: trade.log.filter(({ event }) => event.type.startsWith('Journal')).length + 1,
    turnoverPaise: 0,
    accounts,
    lockedTo: null,
    beginsOn: null,
    returns: returnsOf(book),
    outputTaxAccounts: book.status === 'open' ? book.outputTaxAccounts : new Set(),
    reversalOf: null,
    customerOf: (accountId) => ledgers.get(accountId) ?? null,
    openItem: ({ kind, id, line, customerId }) => {
      const found = paperItems(trade).find(
        (one) =>
          one.kind === kind && one.id === id && one.line === line && one.customerId === customerId,
      );
      if (found === undefined || found.madePaise === 0) return null;
      return { ...found, dated: today, billDate: today, dueDate: null };
    },
    settledOn: settledOn(trade, command.data.journalId),
  };
  const states = {
    journal: (id: number) => journalOf(trade, id),
    invoice: (id: number) => invoiceOf(trade, id),
    customer: (id: number) => customerOf(trade, id),
    settlement: (id: number) => settlementOf(trade, id),
  };
  return decideJournal(states, command, facts);
}
