// A book kept on paper: the deciders with a plain list of events behind them, and balances added up
// the slow way, so that the rules can be tried over whole histories without a database.
import { NO_GST } from '#tests/specimens/books/gst-facts.ts';
import { accountDecider } from '#core/account/index.ts';
import type { AccountCommand, AccountEvent } from '#core/account/index.ts';
import { bookDecider, lockedToOf } from '#core/book/index.ts';
import type { BookCommand, BookEvent } from '#core/book/index.ts';
import type { BooksEvent, Rejection } from '#core/domain.ts';
import { journalDecider } from '#core/journal/index.ts';
import type {
  JournalCommand,
  JournalEvent,
  JournalFacts,
  JournalPosted,
} from '#core/journal/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId, BookId, JournalId, PersonId } from '#core/kernel/ids.ts';
import { parseStream } from '#core/kernel/ids.ts';
import type { Result } from '#core/kernel/result.ts';
import { accountFacts } from '#tests/specimens/books/chai-stall.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { today } from '#tests/specimens/days.ts';
import { classified } from '#tests/specimens/tally/types.ts';
import { accountPool, groupOfPool } from './arbitraries.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import type { Move } from './arbitraries.ts';

type PaperCommand = BookCommand | AccountCommand | JournalCommand;
export type PaperBook = { readonly log: StreamEvent[]; lastId: number };

type StreamEvent = { readonly stream: string; readonly event: BooksEvent };
type Answer = Result<readonly BooksEvent[], Rejection>;
type Decision = readonly [answer: Answer, streams: readonly string[]];

/** One line of a ledger: debit positive. */
export type LedgerLine = {
  readonly accountId: number;
  readonly entryDate: CalendarDate;
  readonly signedPaise: bigint;
};

const BOOK = 7 as BookId;
const OWNER = 1 as PersonId;

/** @returns a new book with every account of the pool but the last one open. */
export function openPaperBook(): PaperBook {
  const book: PaperBook = { log: [], lastId: 1000 };
  submit(book, { type: 'CreateBook', data: { bookId: BOOK, name: 'Paper', ownerId: OWNER } });
  for (const account of accountPool.slice(0, -1)) submit(book, createAccount(account));
  return book;
}

/** Decides, and writes down what was accepted. */
export function submit(book: PaperBook, command: PaperCommand): Answer {
  const [answer, streams] = decide(book, command);
  if (answer.ok) {
    const written = answer.value.map((event, at) => ({ stream: streams[at] ?? '', event }));
    book.log.push(...written);
  }
  return answer;
}

function decide(book: PaperBook, command: PaperCommand): Decision {
  switch (command.type) {
    case 'PostJournal':
    case 'ReverseJournal':
    case 'CorrectJournal': {
      const events = eventsOf<JournalEvent>(book, `journal-${command.data.journalId}`);
      const state = events.reduce(journalDecider.evolve, journalDecider.initialState);
      const answer = journalDecider.decide(state, command, journalFacts(book, command));
      const accepted = answer.ok ? answer.value : [];
      return [answer, accepted.map((event) => journalDecider.streamOf(event, command))];
    }
    case 'CreateAccount':
    case 'ChangeAccount':
    case 'RetireAccount':
    case 'RemoveAccount':
    case 'ApplyStarterTemplate': {
      const accountId = 'accountId' in command.data ? command.data.accountId : (0 as AccountId);
      const balancePaise = Number(balanceOf(book, accountId));
      const count = ledgerLines(book).filter((line) => line.accountId === accountId).length;
      const uses = count === 0 ? [] : [{ what: 'journal entries', count }];
      const facts = { ...accountFacts, names: new Map(), balancePaise, uses };
      const answer = accountDecider.decide(accountState(book, accountId), command, facts);
      return [answer, answer.ok ? answer.value.map(() => `account-${accountId}`) : []];
    }
    default: {
      const answer = bookDecider.decide(bookState(book), command, bookFacts);
      return [answer, answer.ok ? answer.value.map(() => `book-${BOOK}`) : []];
    }
  }
}

const eventsOf = <Event extends BooksEvent>(book: PaperBook, stream: string): readonly Event[] =>
  book.log.filter((written) => written.stream === stream).map(({ event }) => event as Event);

export const accountState = (book: PaperBook, id: AccountId) =>
  eventsOf<AccountEvent>(book, `account-${id}`).reduce(
    accountDecider.evolve,
    accountDecider.initialState,
  );

export const bookState = (book: PaperBook) =>
  eventsOf<BookEvent>(book, `book-${BOOK}`).reduce(bookDecider.evolve, bookDecider.initialState);

const isJournal = ({ event }: StreamEvent): boolean =>
  event.type === 'JournalPosted' || event.type === 'JournalReversed';

function journalFacts(book: PaperBook, command: JournalCommand): JournalFacts {
  const reversal = book.log.find(
    ({ event }) =>
      event.type === 'JournalReversed' && event.data.reversalId === command.data.journalId,
  );
  const accounts: JournalFacts['accounts'] = new Map(
    accountPool.flatMap((id) => {
      const state = accountState(book, id);
      if (!('name' in state)) return [];
      const { name, status, classification } = state;
      return [[id, { name, open: status === 'open', group: classification.group }] as const];
    }),
  );
  return {
    today,
    nextNumber: book.log.filter(isJournal).length + 1,
    turnoverPaise: turnoverOf(book),
    accounts,
    lockedTo: lockedToOf(bookState(book)),
    hardLockedTo: null,
    beginsOn: null,
    returns: NO_RETURNS,
    gst: NO_GST,
    reversalOf: reversal ? (parseStream(reversal.stream).id as JournalId) : null,
  };
}

/** Every line of every ledger, a reversal being the original's entries with the sides swapped. */
export function ledgerLines(book: PaperBook): readonly LedgerLine[] {
  return book.log.flatMap(({ stream, event }) => {
    if (event.type === 'JournalPosted') return linesOf(event, event.data.entryDate, 1n);
    if (event.type !== 'JournalReversed') return [];
    const [original] = eventsOf<JournalPosted>(book, stream);
    return original ? linesOf(original, event.data.entryDate, -1n) : [];
  });
}

const turnoverOf = (book: PaperBook): number =>
  ledgerLines(book).reduce((sum, { signedPaise }) => sum + Math.max(Number(signedPaise), 0), 0);

export const balanceOf = (book: PaperBook, accountId: number): bigint =>
  ledgerLines(book)
    .filter((line) => line.accountId === accountId)
    .reduce((sum, { signedPaise }) => sum + signedPaise, 0n);

/** The trial balance: each account of the pool with its balance, debit positive. */
export const balances = (book: PaperBook): ReadonlyMap<number, bigint> =>
  new Map(accountPool.map((id) => [id, balanceOf(book, id)]));

/** Turns a move into the command of a person who chooses among the journals on the page. */
export function commandOf(book: PaperBook, move: Move): PaperCommand | null {
  const freshId = () => (book.lastId += 1) as JournalId;
  switch (move.kind) {
    case 'open':
      return createAccount(move.account);
    case 'retire':
      return { type: 'RetireAccount', data: { accountId: move.account } };
    case 'lock': {
      const { lock: kind, lockedTo } = move;
      return { type: 'SetLockDate', data: { bookId: BOOK, kind, lockedTo, reason: 'Filed' } };
    }
    case 'post':
      return { type: 'PostJournal', data: { ...move.document, journalId: freshId() } };
    case 'reverse':
    case 'correct': {
      const shown = book.log.filter(isJournal);
      const chosen = shown[move.nth % Math.max(shown.length, 1)]?.event;
      if (chosen?.type !== 'JournalPosted' && chosen?.type !== 'JournalReversed') return null;
      const { data } = chosen;
      const journalId = ('journalId' in data ? data.journalId : data.reversalId) as JournalId;
      const links = { journalId, reversalId: freshId(), reason: 'Wrong account' };
      if (move.kind === 'reverse') return { type: 'ReverseJournal', data: links };
      const replacement = { ...move.document, ...links, replacementId: freshId() };
      return { type: 'CorrectJournal', data: replacement };
    }
  }
}

const createAccount = (accountId: AccountId): PaperCommand => ({
  type: 'CreateAccount',
  data: {
    accountId,
    name: `Account ${accountId}`,
    typeId: classified(groupOfPool(accountId)).typeId,
    gstin: null,
    companyTypeId: null,
    email: null,
    asset: null,
  },
});

const linesOf = (posted: JournalPosted, entryDate: string, sign: bigint): readonly LedgerLine[] =>
  posted.data.entries.map(({ accountId, side, amountPaise }) => ({
    accountId,
    entryDate: entryDate as CalendarDate,
    signedPaise: BigInt(amountPaise) * (side === 'debit' ? sign : -sign),
  }));
