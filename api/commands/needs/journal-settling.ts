// What must be known of the open items that a hand-posted journal settles, and of those that its
// reversal sets free. A journal without references needs nothing of it.
import { itemOfPart, settlesItems } from '#core/documents/index.ts';
import type { PartyFacts, SettlingStates } from '#core/documents/index.ts';
import { settlingParts } from '#core/journal/index.ts';
import type { JournalCommand } from '#core/journal/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { ItemOfParty } from '#core/settlement/index.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession } from '../book-session.ts';
import { answerTo, isAtHand } from '../reads/reads.ts';
import type { Read } from '../reads/reads.ts';

export const settlingStates = (session: BookSession): SettlingStates => ({
  journal: (id) => stateIn(session, 'journal', id),
  invoice: (id) => stateIn(session, 'invoice', id),
  customer: (id) => stateIn(session, 'customer', id),
  settlement: (id) => stateIn(session, 'settlement', id),
});

const partsOf = (command: JournalCommand) =>
  command.type === 'ReverseJournal' || !settlesItems(command)
    ? []
    : settlingParts(command.data.entries);

const customerRead = (accountId: number) => ({ of: 'customer-of-ledger', key: accountId }) as const;
const itemRead = (key: ItemOfParty) => ({ of: 'open-item', key }) as const;

/** Of a journal that a person posted: only such a one is reversed by hand. */
function freeingReads(
  { type, data }: JournalCommand,
  session: BookSession,
): readonly Read<'settling-streams'>[] {
  if (type === 'PostJournal') return [];
  const state = stateIn(session, 'journal', data.journalId);
  if (state.status !== 'posted' || state.journal.source !== undefined) return [];
  return [{ of: 'settling-streams', key: { kind: 'journal', id: data.journalId } }];
}

/** The invoices that are settled, and whatever settled a journal that is reversed. */
export function settlingStreams(command: JournalCommand, session: BookSession): readonly string[] {
  const invoices = partsOf(command).filter(({ item }) => item.kind === 'invoice');
  return [
    ...invoices.map(({ item }) => streamName('invoice', item.id)),
    ...customerStreams(command, session),
    ...freeingReads(command, session)
      .filter((read) => isAtHand(session, read))
      .flatMap((read) => answerTo(session, read)),
  ];
}

/** Of the receipts that are settled: an advance with tax may not be. */
function customerStreams(command: JournalCommand, session: BookSession): readonly string[] {
  const receipts = partsOf(command).filter(({ item }) => item.kind === 'receipt');
  const reads = receipts.map(({ entry }) => customerRead(entry.accountId));
  const ids = reads.flatMap((read) =>
    isAtHand(session, read) ? (answerTo(session, read) ?? []) : [],
  );
  return ids.map((id) => streamName('customer', id));
}

/** Whose the accounts are comes first; their items follow once that is at hand. */
export function itemsOfJournalReads(
  command: JournalCommand,
  session: BookSession,
): readonly Read[] {
  const parts = partsOf(command);
  if (parts.length === 0) return freeingReads(command, session);
  const customers = parts.map(({ entry }) => customerRead(entry.accountId));
  const items = customers.every((read) => isAtHand(session, read))
    ? parts.flatMap((part) => itemOfPart(part, customerIn(session)) ?? [])
    : [];
  return [
    ...freeingReads(command, session),
    ...customers,
    ...items.filter(({ kind }) => kind !== 'invoice').map(itemRead),
  ];
}

const customerIn =
  (session: BookSession): PartyFacts['customerOf'] =>
  (accountId) =>
    answerTo(session, customerRead(accountId));

export function partyFacts(
  command: JournalCommand,
  session: BookSession,
): Pick<PartyFacts, 'customerOf' | 'openItem' | 'settledOn'> {
  return {
    customerOf: customerIn(session),
    openItem: (item) => answerTo(session, itemRead(item)),
    settledOn: freeingReads(command, session).flatMap((read) => answerTo(session, read)),
  };
}
