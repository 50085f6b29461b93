// A trade kept on paper: the decisions on books, customers and invoices with a plain list of events
// behind them, and every fact looked for the slow way, so that the rules can be tried over whole
// histories without a database.
import { bookDecider } from '#core/book/index.ts';
import type { BookCommand, PostingRole } from '#core/book/index.ts';
import { decideDocument, decideOpening } from '#core/documents/index.ts';
import type { DocumentCommand, DocumentStates } from '#core/documents/index.ts';
import type { Rejection } from '#core/domain.ts';
import type { JournalCommand } from '#core/journal/index.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import type { Result } from '#core/kernel/result.ts';
import { accepted } from '#core/kernel/result.ts';
import type { OpeningCommand } from '#core/opening/index.ts';
import { settlementDecider } from '#core/settlement/index.ts';
import type { SettlementCommand } from '#core/settlement/index.ts';
import { today } from '#tests/specimens/days.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { supplier } from '#tests/specimens/tax/trade.ts';
import { decideByHand } from './decide-by-hand.ts';
import { paperItems } from './open-items.ts';
import { factsOf, postingFacts, settlementFacts } from './paper-facts.ts';
import {
  accountStateOf,
  bookOf,
  customerOf,
  invoiceOf,
  journalOf,
  openingOf,
  settlementOf,
  TRADE_BOOK,
} from './paper-log.ts';
import type { PaperTrade, WrittenEvent } from './paper-log.ts';

export type TradeCommand =
  | DocumentCommand
  | BookCommand
  | JournalCommand
  | OpeningCommand
  | SettlementCommand;
type Answer = Result<readonly WrittenEvent[], Rejection>;

const OWNER = 1 as PersonId;

export function openPaperTrade(): PaperTrade {
  const trade: PaperTrade = { log: [], lastId: 1000, today };
  const { name, bank: _bank, upi: _upi, ...profile } = supplier;
  const changes = { ...profile, lut: 'AD270426001234X' };
  submitTrade(trade, { type: 'CreateBook', data: { bookId: TRADE_BOOK, name, ownerId: OWNER } });
  submitTrade(trade, { type: 'ChangeBillingProfile', data: { bookId: TRADE_BOOK, changes } });
  return trade;
}

/** Decides, and writes down all that was accepted. */
export function submitTrade(trade: PaperTrade, command: TradeCommand): Answer {
  const answer = decide(trade, command);
  if (answer.ok) trade.log.push(...answer.value);
  return answer;
}

function decide(trade: PaperTrade, command: TradeCommand): Answer {
  switch (command.type) {
    case 'PostJournal':
    case 'ReverseJournal':
    case 'CorrectJournal':
      return decideByHand(trade, command);
    case 'SettleItem':
    case 'ReverseSettlement':
      return decideSettlement(trade, command);
    case 'SaveOpeningDraft':
    case 'PostOpeningBalances':
    case 'CorrectOpeningBalances':
      return decideOpeningBalances(trade, command);
    default:
      return decideOther(trade, command);
  }
}

type OtherCommand = DocumentCommand | BookCommand;

function decideOther(trade: PaperTrade, command: OtherCommand): Answer {
  if (isOfDocument(command)) {
    return decideDocument(statesOf(trade), command, factsOf(trade, command));
  }
  const answer = bookDecider.decide(bookOf(trade), command, {
    ...bookFacts,
    today: trade.today,
    lastEvent: trade.log.length,
  });
  if (!answer.ok) return answer;
  return accepted(answer.value.map((event) => ({ stream: `book-${TRADE_BOOK}`, event })));
}

const isOfDocument = (command: OtherCommand): command is DocumentCommand =>
  'customerId' in command.data || 'invoiceId' in command.data;

function decideSettlement(trade: PaperTrade, command: SettlementCommand): Answer {
  const { settlementId } = command.data;
  const facts = settlementFacts(trade, command);
  const answer = settlementDecider.decide(settlementOf(trade, settlementId), command, facts);
  if (!answer.ok) return answer;
  const stream = `settlement-${settlementId}`;
  return accepted(answer.value.map((event) => ({ stream, event })));
}

function decideOpeningBalances(trade: PaperTrade, command: OpeningCommand): Answer {
  const items = paperItems(trade);
  return decideOpening(command, {
    states: statesOf(trade),
    facts: postingFacts(trade),
    opening: openingOf(trade),
    products: new Set(),
    earlierJournals: { count: 0, firstOn: null },
    openPaise: (billId) =>
      items.find(({ kind, id }) => kind === 'opening-bill' && id === billId)?.openPaise ?? null,
  });
}

export const statesOf = (trade: PaperTrade): DocumentStates => ({
  bookId: TRADE_BOOK,
  book: bookOf(trade),
  customer: (id) => customerOf(trade, id),
  invoice: (id) => invoiceOf(trade, id),
  settlement: (id) => settlementOf(trade, id),
  account: (id) => accountStateOf(trade, id),
  journal: (id) => journalOf(trade, id),
});

/** The account to which documents post for a role; 0 while none of them has needed it. */
export function accountOf(trade: PaperTrade, role: PostingRole): number {
  const book = bookOf(trade);
  return book.status === 'open' ? (book.postingAccounts[role] ?? 0) : 0;
}
