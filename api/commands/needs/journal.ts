import { isNamedOutputTax, lockedToOf, returnsOf } from '#core/book/index.ts';
import { mayReachLimit } from '#core/journal/index.ts';
import type { JournalAccount, JournalCommand, JournalFacts } from '#core/journal/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId, JournalId } from '#core/kernel/ids.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession } from '../book-session.ts';
import { answerTo } from '../reads/reads.ts';
import type { Read } from '../reads/reads.ts';
import type { PartyFacts } from '#core/documents/index.ts';
import { partyFacts, itemsOfJournalReads, settlingStreams } from './journal-settling.ts';
import type { NeedsOf } from './needs.ts';

const NO_ACCOUNTS: ReadonlySet<number> = new Set();
const TURNOVER = { of: 'turnover', key: null } as const;
const reversedBy = (journalId: number) => ({ of: 'reversed-journal', key: journalId }) as const;

export const journalNeeds: NeedsOf<'journal', PartyFacts> = {
  stream: ({ data }) => streamName('journal', data.journalId),
  isNew: ({ type }) => type === 'PostJournal',
  streams: (command, session) => [
    ...accountIdsOf(command).map((id) => streamName('account', id)),
    ...settlingStreams(command, session),
  ],
  reads: (command, session): readonly Read[] => [
    ...(mayReachLimit(entriesOf(command)) ? [TURNOVER] : []),
    ...(isUnknown(command, session) ? [reversedBy(command.data.journalId)] : []),
    ...itemsOfJournalReads(command, session),
  ],
  facts: (command, session) => {
    const { head } = session;
    const book = stateIn(session, 'book', head.bookId);
    return {
      today: head.today,
      nextNumber: head.journalCount + 1,
      turnoverPaise: mayReachLimit(entriesOf(command)) ? answerTo(session, TURNOVER) : 0,
      accounts: accountsOf(command, session),
      lockedTo: lockedToOf(book),
      beginsOn: book.status === 'open' ? book.beginsOn : null,
      returns: returnsOf(book),
      outputTaxAccounts: outputTaxAccounts(command, session),
      reversalOf: isUnknown(command, session)
        ? (answerTo(session, reversedBy(command.data.journalId)) as JournalId | null)
        : null,
      ...partyFacts(command, session),
    };
  },
};

const entriesOf = (command: JournalCommand) =>
  command.type === 'ReverseJournal' ? [] : command.data.entries;

const accountIdsOf = (command: JournalCommand): readonly number[] => [
  ...new Set(entriesOf(command).map(({ accountId }) => accountId)),
];

/** A reversal has no stream of its own: only the read tables know the id. */
const isUnknown = ({ type, data }: JournalCommand, session: BookSession): boolean =>
  type !== 'PostJournal' && stateIn(session, 'journal', data.journalId).status === 'absent';

function accountsOf(command: JournalCommand, session: BookSession): JournalFacts['accounts'] {
  const accounts = new Map<AccountId, JournalAccount>();
  for (const id of accountIdsOf(command)) {
    const account = stateIn(session, 'account', id);
    if (!('name' in account)) continue;
    const { name, status, classification } = account;
    const { group } = classification;
    accounts.set(id as AccountId, { name, open: status === 'open', group });
  }
  return accounts;
}

/** Those that documents post output tax to, and those that they would take for it by the name. */
function outputTaxAccounts(command: JournalCommand, session: BookSession): ReadonlySet<number> {
  const book = stateIn(session, 'book', session.head.bookId);
  if (book.status !== 'open') return NO_ACCOUNTS;
  const named = accountIdsOf(command).filter((id) => {
    const account = stateIn(session, 'account', id);
    return 'name' in account && isNamedOutputTax(account.name, account.classification.group);
  });
  return new Set([...book.outputTaxAccounts, ...named]);
}
