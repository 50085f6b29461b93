import { isPartyGroup } from '#core/account-type/index.ts';
import { lockedToOf } from '#core/book/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalAccount, JournalCommand, JournalFacts } from '#core/journal/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId, JournalId } from '#core/kernel/ids.ts';
import { findJournal } from '#projections/journal-list/read.ts';
import { turnoverOf } from '#projections/period-totals/read.ts';
import type { Decided, FactSource } from '../desk.ts';
import { stateOf } from '../memory.ts';
import { decideWith } from './with-streams.ts';

const accountIdsOf = (command: JournalCommand): number[] =>
  command.type === 'ReverseJournal'
    ? []
    : [...new Set(command.data.entries.map((entry) => entry.accountId))];

/** The id of a journal to be posted is fresh from the sequence: there is nothing to read of it. */
export const journalStreams = (command: JournalCommand): readonly string[] => [
  ...(command.type === 'PostJournal' ? [] : [streamName('journal', command.data.journalId)]),
  ...accountIdsOf(command).map((id) => streamName('account', id)),
];

/** @returns what a journal is judged by, its accounts being in memory. */
export async function journalFacts(
  source: FactSource,
  command: JournalCommand,
): Promise<JournalFacts> {
  const { memory, head } = source.desk;
  const book = stateOf(memory, 'book', head.bookId);
  return {
    today: head.today,
    nextNumber: head.journalCount + 1,
    turnoverPaise: await turnoverBefore(source, command),
    accounts: accountsOf(source, command),
    lockedTo: lockedToOf(book),
    beginsOn: book.status === 'open' ? book.beginsOn : null,
    reversalOf: null,
  };
}

export async function decideJournal(source: FactSource, command: JournalCommand): Promise<Decided> {
  const { memory, head } = source.desk;
  const state = stateOf(memory, 'journal', command.data.journalId);
  const facts = await journalFacts(source, command);
  if (command.type === 'PostJournal' || state.status !== 'absent') {
    return decideWith(journalDecider, state, command, facts);
  }
  // A reversal has no stream of its own: only the read tables know the id.
  const tables = await source.readTables();
  const journal = await findJournal(tables, head.bookId, command.data.journalId);
  return decideWith(journalDecider, state, command, {
    ...facts,
    reversalOf: (journal?.reverses ?? null) as JournalId | null,
  });
}

/**
 * Only large journals bring a book to its limit, so it is added up for those alone, from ₹1 crore
 * on: above the limit there is room for four million smaller ones.
 */
const ADDED_UP_FROM_PAISE = 1_000_000_000;

async function turnoverBefore(source: FactSource, command: JournalCommand): Promise<number> {
  if (command.type === 'ReverseJournal') return 0;
  const bothSides = command.data.entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  if (bothSides < 2 * ADDED_UP_FROM_PAISE) return 0;
  return turnoverOf(await source.readTables(), source.desk.head.bookId);
}

function accountsOf({ desk }: FactSource, command: JournalCommand): JournalFacts['accounts'] {
  const accounts = new Map<AccountId, JournalAccount>();
  for (const id of accountIdsOf(command)) {
    const account = stateOf(desk.memory, 'account', id);
    if (account.status !== 'open' && account.status !== 'retired') continue;
    accounts.set(id as AccountId, {
      name: account.name,
      open: account.status === 'open',
      isParty: isPartyGroup(account.classification.group),
    });
  }
  return accounts;
}
