// Journals that a person posts on customers' ledgers by hand, with the items that they settle.
import type { GroupCode } from '#core/account-type/index.ts';
import { gstAccountsOf, returnsOf } from '#core/book/index.ts';
import type { PostingRole } from '#core/book/index.ts';
import { decideJournal } from '#core/documents/index.ts';
import type { PartyFacts, StreamEvent } from '#core/documents/index.ts';
import type { JournalAccount, JournalCommand } from '#core/journal/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ItemRef } from '#core/settlement/index.ts';
import type { GstAccount } from '#core/tax/index.ts';
import { gstFactsOfLog } from '#tests/support/gst-ledger.ts';
import type { Rejection } from '#core/domain.ts';
import { customersByAccount, paperItems } from './open-items.ts';
import { bookOf, customerOf, eventsIn, invoiceOf, journalOf, settlementOf } from './paper-log.ts';
import type { PaperTrade } from './paper-log.ts';

/** The other side of what is posted by hand. */
export const SUSPENSE = 500 as AccountId;

/** What a person sets tax off against, and pays it from. */
export const BY_HAND = {
  inputIgst: 501,
  inputCgst: 502,
  inputSgst: 503,
  cashLedger: 504,
} as const;

const HAND_ACCOUNTS: readonly (readonly [number, string, GroupCode, GstAccount])[] = [
  [BY_HAND.inputIgst, 'Input IGST', 'duties-taxes', { kind: 'input', head: 'igst' }],
  [BY_HAND.inputCgst, 'Input CGST', 'duties-taxes', { kind: 'input', head: 'cgst' }],
  [BY_HAND.inputSgst, 'Input SGST/UTGST', 'duties-taxes', { kind: 'input', head: 'sgst' }],
  [BY_HAND.cashLedger, 'Cash ledger', 'current-assets', { kind: 'cash-ledger', head: null }],
];

/** @returns what each account of the trade is to GST. */
export function gstAccountsOfTrade(trade: PaperTrade): ReadonlyMap<number, GstAccount> {
  const book = bookOf(trade);
  const gstRoles = book.status === 'open' ? book.gstRoles : new Map<number, PostingRole>();
  return new Map([
    ...gstAccountsOf({ gstRoles, bearing: [] }),
    ...HAND_ACCOUNTS.map(([id, _name, _group, as]) => [id, as] as const),
  ]);
}

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
    ...HAND_ACCOUNTS.map(([id, name, group]): [AccountId, JournalAccount] => [
      id as AccountId,
      { name, open: true, group },
    ]),
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
    hardLockedTo: null,
    beginsOn: null,
    returns: returnsOf(book),
    gst: gstFactsOfLog(trade.log, gstAccountsOfTrade(trade)),
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
