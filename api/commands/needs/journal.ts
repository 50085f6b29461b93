import { lockedToOf, returnsOf } from '#core/book/index.ts';
import { gstFactsOf } from '#core/documents/index.ts';
import { gstPartsOf, mayReachLimit } from '#core/journal/index.ts';
import type {
  GstFacts,
  JournalAccount,
  JournalCommand,
  JournalFacts,
} from '#core/journal/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId, JournalId } from '#core/kernel/ids.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession } from '../book-session.ts';
import { answerTo, isAtHand } from '../reads/reads.ts';
import type { Read } from '../reads/reads.ts';
import type { PartyFacts } from '#core/documents/index.ts';
import { partyFacts, itemsOfJournalReads, settlingStreams } from './journal-settling.ts';
import type { NeedsOf } from './needs.ts';

const TURNOVER = { of: 'turnover', key: null } as const;
const ROLE_ACCOUNTS = { of: 'role-accounts', key: null } as const;
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
    ROLE_ACCOUNTS,
    ...gstLedgerReads(command, session),
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
      hardLockedTo: book.status === 'open' ? book.hard : null,
      beginsOn: book.status === 'open' ? book.beginsOn : null,
      returns: returnsOf(book),
      gst: gstFacts(command, session),
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

/** What marked parts are judged by: asked of the read tables only where there are some. */
function gstLedgerReads(
  command: JournalCommand,
  session: BookSession,
): readonly Read<'gst-ledger'>[] {
  if (command.type === 'ReverseJournal' || command.data.gst === undefined) return [];
  if (!isAtHand(session, ROLE_ACCOUNTS)) return [];
  const { head } = session;
  const book = stateIn(session, 'book', head.bookId);
  const gst = gstFactsOf(book, answerTo(session, ROLE_ACCOUNTS));
  const entryDate = command.data.entryDate ?? head.today;
  const parts = gstPartsOf(command.data, entryDate, { gst, returns: returnsOf(book) });
  const days = [entryDate, head.today, ...parts.map(({ period }) => period.from)].toSorted();
  const ofKind = (...kinds: readonly string[]) =>
    [...gst.accounts].flatMap(([id, { kind }]) => (kinds.includes(kind) ? [id] : []));
  const key = {
    since: days[0] ?? entryDate,
    tax: ofKind('output', 'rcm-output', 'input').toSorted((one, other) => one - other),
    cash: ofKind('cash-ledger').toSorted((one, other) => one - other),
  };
  return [{ of: 'gst-ledger', key }];
}

function gstFacts(command: JournalCommand, session: BookSession): GstFacts {
  const book = stateIn(session, 'book', session.head.bookId);
  const facts = gstFactsOf(book, answerTo(session, ROLE_ACCOUNTS));
  const [read] = gstLedgerReads(command, session);
  return read === undefined ? facts : { ...facts, ...answerTo(session, read) };
}
