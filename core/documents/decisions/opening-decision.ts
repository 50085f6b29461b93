// The whole decision on opening balances: the document, the book's first day, and the journals.
import { isPartyGroup } from '../../account-type/index.ts';
import { lockedToOf } from '../../book/index.ts';
import type { BookRejection, BookState, EarlierJournals } from '../../book/index.ts';
import { streamName } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { openingDecider } from '../../opening/index.ts';
import type {
  OpenedAccount,
  OpeningCommand,
  OpeningEvent,
  OpeningFacts,
  OpeningRejection,
  OpeningState,
} from '../../opening/index.ts';
import { accountsOfRoles } from '../accounts-of.ts';
import { onStreams } from '../decide-with-journals.ts';
import type { DocumentRejection, DocumentStates, StreamEvent } from '../facts.ts';
import type { PostingContext } from '../posting-context.ts';
import { journalsOfOpening } from '../journals/opening-posted.ts';
import { postJournals } from '../journals/post-journals.ts';

/** What a decision on opening balances is made from, beside what journals need. */
export type OpeningContext = PostingContext & {
  readonly opening: OpeningState;
  readonly products: OpeningFacts['products'];
  readonly openPaise: OpeningFacts['openPaise'];
  /** Those dated before the day on which the book is to begin. */
  readonly earlierJournals: EarlierJournals;
};
type OpeningDecisionRejection = OpeningRejection | DocumentRejection | BookRejection;

/** All of it is accepted, or nothing; the document refuses first, then its journals. */
export function decideOpening(
  command: OpeningCommand,
  context: OpeningContext,
): Result<readonly StreamEvent[], OpeningDecisionRejection> {
  const { states, opening } = context;
  const decided = openingDecider.decide(opening, command, openingFacts(command, context));
  if (!decided.ok) return decided;
  const passedOver = passedOverBy(command, context);
  if (passedOver !== null) return rejected(passedOver);
  const own = onStreams(openingDecider, decided.value, command);
  const begun = decided.value.flatMap((event) => firstDayOf(event, states));
  const journals = postJournals(
    decided.value.flatMap((event) => journalsOfOpening(event, command, opening)),
    unlocked(context),
    [],
  );
  return journals.ok ? accepted([...begun, ...own, ...journals.value]) : journals;
}

function openingFacts(command: OpeningCommand, context: OpeningContext): OpeningFacts {
  const { states, facts, products, openPaise } = context;
  const { book } = states;
  return {
    today: facts.today,
    bookBeginsOn: book.status === 'open' ? book.beginsOn : null,
    lockedTo: lockedToOf(book),
    turnoverPaise: facts.turnoverPaise,
    differenceAccountId: differenceAccountOf(command, context),
    accounts: openedAccounts(command, states),
    products,
    openPaise,
  };
}

/** The balances of the day before would count what such entries have brought once more. */
function passedOverBy(
  { type, data }: OpeningCommand,
  { states: { book }, earlierJournals }: OpeningContext,
): BookRejection | null {
  if (type !== 'PostOpeningBalances' || earlierJournals.count === 0) return null;
  const beginsOn = data.beginsOn ?? (book.status === 'open' ? book.beginsOn : null);
  return beginsOn === null
    ? null
    : { kind: 'entries_before_book_begins', beginsOn, ...earlierJournals };
}

/** A draft is not judged; for the journals there is an account, or one is made. */
function differenceAccountOf({ type }: OpeningCommand, context: PostingContext): number | null {
  if (type === 'SaveOpeningDraft') return null;
  return accountsOfRoles(['opening-difference'], context).ids.get('opening-difference') ?? null;
}

/** @returns those of the accounts of a command that the book has, retired ones too. */
export function openedAccounts(
  command: OpeningCommand,
  { account }: Pick<DocumentStates, 'account'>,
): ReadonlyMap<number, OpenedAccount> {
  const accounts = new Map<number, OpenedAccount>();
  if (command.type === 'SaveOpeningDraft') return accounts;
  for (const { accountId } of command.data.accounts) {
    const state = account(accountId);
    if (!('name' in state)) continue;
    const { name, status, classification } = state;
    const { group, nature } = classification;
    const isParty = isPartyGroup(group);
    accounts.set(accountId, { name, open: status === 'open', isParty, nature });
  }
  return accounts;
}

/** The book takes entries from the day on which its balances were brought in. */
function firstDayOf(
  event: OpeningEvent,
  { book, bookId }: Pick<DocumentStates, 'book' | 'bookId'>,
): readonly StreamEvent[] {
  if (event.type !== 'OpeningBalancesPosted' || book.status !== 'open') return [];
  const { beginsOn } = event.data;
  if (beginsOn === book.beginsOn) return [];
  const data = { bookId, changes: { beginsOn } };
  const begun = { type: 'BookSettingsChanged', version: 2, data } as const;
  return [{ event: begun, stream: streamName('book', bookId) }];
}

/** The document has judged its day by itself, and it alone posts before the book begins. */
const unlocked = (context: PostingContext): PostingContext => {
  const { book } = context.states;
  const without: BookState =
    book.status === 'open' ? { ...book, beginsOn: null, soft: null, hard: null } : book;
  return { ...context, states: { ...context.states, book: without } };
};
