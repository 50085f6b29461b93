import { isPartyGroup } from '#core/account-type/index.ts';
import { lockedToOf } from '#core/book/index.ts';
import { mayReachLimit } from '#core/journal/index.ts';
import type { JournalAccount, JournalCommand, JournalFacts } from '#core/journal/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId, JournalId } from '#core/kernel/ids.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession } from '../book-session.ts';
import { answerTo } from '../reads/reads.ts';
import type { Read } from '../reads/reads.ts';
import type { NeedsOf } from './needs.ts';

const TURNOVER = { of: 'turnover', key: null } as const;
const reversedBy = (journalId: number) => ({ of: 'reversed-journal', key: journalId }) as const;

export const journalNeeds: NeedsOf<'journal'> = {
  stream: ({ data }) => streamName('journal', data.journalId),
  isNew: ({ type }) => type === 'PostJournal',
  streams: (command) => accountIdsOf(command).map((id) => streamName('account', id)),
  reads: (command, session): readonly Read[] => [
    ...(mayReachLimit(entriesOf(command)) ? [TURNOVER] : []),
    ...(isUnknown(command, session) ? [reversedBy(command.data.journalId)] : []),
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
      reversalOf: isUnknown(command, session)
        ? (answerTo(session, reversedBy(command.data.journalId)) as JournalId | null)
        : null,
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
    const isParty = isPartyGroup(classification.group);
    accounts.set(id as AccountId, { name, open: status === 'open', isParty });
  }
  return accounts;
}
