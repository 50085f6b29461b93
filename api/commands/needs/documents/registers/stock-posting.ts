import { lockedToOf } from '#core/book/index.ts';
import { accountServing } from '#core/documents/index.ts';
import type { StockPostingContext } from '#core/documents/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { StockPostingCommand, StockPostingFacts } from '#core/stock-posting/index.ts';
import { stateIn } from '../../../book-session.ts';
import type { BookSession } from '../../../book-session.ts';
import { answerTo } from '../../../reads/reads.ts';
import type { Read } from '../../../reads/reads.ts';
import type { NeedsOf } from '../../needs.ts';
import {
  ACCOUNT_IDS,
  documentStates,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from '../posting.ts';

const ROLE_ACCOUNTS = { of: 'role-accounts', key: null } as const;

export const stockPostingNeeds: NeedsOf<'stock-posting', StockPostingContext> = {
  stream: ({ data }) => streamName('stock-posting', data.bookId),
  streams: (command, session) => [
    ...postingStreams(session),
    ...journalsOf(command, session).map((id) => streamName('journal', id)),
  ],
  reads: (command): readonly Read[] =>
    command.type === 'PostStockRun'
      ? [...POSTING_READS, { of: 'stock-of-books', key: command.data.through }]
      : POSTING_READS,
  accountIds: () => ACCOUNT_IDS,
  facts: (command, session) => ({
    states: documentStates(session),
    facts: postingFacts(session, true),
    posting: postingIn(session),
    stockFacts: factsOf(command, session),
  }),
};

const postingIn = (session: BookSession) => stateIn(session, 'stock-posting', session.head.bookId);

/** What an undoing reverses. */
const journalsOf = (command: StockPostingCommand, session: BookSession): readonly number[] =>
  command.type === 'UndoStockRun'
    ? (postingIn(session).runs[command.data.number - 1]?.journalIds ?? [])
    : [];

function factsOf(command: StockPostingCommand, session: BookSession): StockPostingFacts {
  const { bookId, today } = session.head;
  const book = stateIn(session, 'book', bookId);
  return {
    today,
    beginsOn: book.status === 'open' ? book.beginsOn : null,
    lockedTo: lockedToOf(book),
    stock:
      command.type === 'PostStockRun'
        ? answerTo(session, { of: 'stock-of-books', key: command.data.through })
        : null,
    accountFits: isStockAccountFit(session),
  };
}

/** Whether the account that takes the stock is under Stock-in-Hand, where the book has one. */
function isStockAccountFit(session: BookSession): boolean {
  const book = stateIn(session, 'book', session.head.bookId);
  const named = book.status === 'open' ? book.postingAccounts['stock-in-hand'] : undefined;
  const state = named === undefined ? null : stateIn(session, 'account', named);
  if (state?.status === 'open') return state.classification.group === 'stock-in-hand';
  const found = answerTo(session, ROLE_ACCOUNTS);
  const id = accountServing('stock-in-hand', found);
  const account = found.find(({ accountId }) => accountId === id);
  return account === undefined || account.group === 'stock-in-hand';
}
