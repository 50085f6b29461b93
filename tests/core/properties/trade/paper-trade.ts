// A trade kept on paper: the decisions on books, customers and invoices with a plain list of events
// behind them, and every fact looked for the slow way, so that the rules can be tried over whole
// histories without a database.
import { accountDecider } from '#core/account/index.ts';
import type { AccountEvent } from '#core/account/index.ts';
import { bookDecider } from '#core/book/index.ts';
import type { BookCommand, BookEvent, PostingRole } from '#core/book/index.ts';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerEvent, CustomerState } from '#core/customer/index.ts';
import { decideDocument } from '#core/documents/index.ts';
import type { DocumentCommand, DocumentFacts, DocumentStates } from '#core/documents/index.ts';
import type { BooksEvent, Rejection } from '#core/domain.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceDecision, InvoiceState } from '#core/invoice/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalEvent } from '#core/journal/index.ts';
import type { Decider } from '#core/kernel/decider.ts';
import type { DomainEvent } from '#core/kernel/event.ts';
import type { AccountId, BookId, PersonId } from '#core/kernel/ids.ts';
import { parseStream } from '#core/kernel/ids.ts';
import type { Result } from '#core/kernel/result.ts';
import { accepted } from '#core/kernel/result.ts';
import { nameKey } from '#core/kernel/text.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { today } from '#tests/specimens/days.ts';
import { groupTypes } from '#tests/specimens/tally/types.ts';
import { invoiceFacts, supplier } from '#tests/specimens/tax/trade.ts';

export type TradeCommand = DocumentCommand | BookCommand;
export type StreamEvent = { readonly stream: string; readonly event: BooksEvent };
export type PaperTrade = { readonly log: StreamEvent[]; lastId: number };
type Answer = Result<readonly StreamEvent[], Rejection>;

export const TRADE_BOOK = 8 as BookId;
const OWNER = 1 as PersonId;

export function openPaperTrade(): PaperTrade {
  const trade: PaperTrade = { log: [], lastId: 1000 };
  const { name, bank: _bank, upi: _upi, ...changes } = supplier;
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
  if ('customerId' in command.data || 'invoiceId' in command.data) {
    const document = command as DocumentCommand;
    return decideDocument(statesOf(trade), document, factsOf(trade, document));
  }
  const answer = bookDecider.decide(bookOf(trade), command as BookCommand, bookFacts);
  if (!answer.ok) return answer;
  return accepted(answer.value.map((event) => ({ stream: `book-${TRADE_BOOK}`, event })));
}

export const eventsIn = <Type extends BooksEvent['type']>(
  { log }: PaperTrade,
  type: Type,
): readonly Extract<BooksEvent, { type: Type }>[] =>
  log.flatMap(({ event }) =>
    event.type === type ? [event as Extract<BooksEvent, { type: Type }>] : [],
  );

type Folding<State, Event> = Pick<
  Decider<State, unknown, Event, unknown, unknown>,
  'initialState' | 'evolve'
>;

const folded = <State, Event extends DomainEvent>(
  { log }: PaperTrade,
  stream: string,
  { initialState, evolve }: Folding<State, Event>,
): State =>
  log
    .filter((written) => written.stream === stream)
    .reduce((state, { event }) => evolve(state, event as DomainEvent as Event), initialState);

const bookOf = (trade: PaperTrade) =>
  folded<ReturnType<typeof bookDecider.evolve>, BookEvent>(
    trade,
    `book-${TRADE_BOOK}`,
    bookDecider,
  );

export const customerOf = (trade: PaperTrade, id: number): CustomerState =>
  folded<CustomerState, CustomerEvent>(trade, `customer-${id}`, customerDecider);

export const invoiceOf = (trade: PaperTrade, id: number): InvoiceState =>
  folded<InvoiceState, InvoiceDecision>(trade, `invoice-${id}`, invoiceDecider);

const statesOf = (trade: PaperTrade): DocumentStates => ({
  bookId: TRADE_BOOK,
  book: bookOf(trade),
  customer: (id) => customerOf(trade, id),
  invoice: (id) => invoiceOf(trade, id),
  account: (id) =>
    folded<ReturnType<typeof accountDecider.evolve>, AccountEvent>(
      trade,
      `account-${id}`,
      accountDecider,
    ),
  journal: (id) =>
    folded<ReturnType<typeof journalDecider.evolve>, JournalEvent>(
      trade,
      `journal-${id}`,
      journalDecider,
    ),
});

/** The account to which documents post for a role; 0 while none of them has needed it. */
export function accountOf(trade: PaperTrade, role: PostingRole): number {
  const book = bookOf(trade);
  return book.status === 'open' ? (book.postingAccounts[role] ?? 0) : 0;
}

type Kind = 'invoiceSeries' | 'creditNoteSeries' | 'receiptSeries';
const TAKING: Readonly<Record<Kind, readonly BooksEvent['type'][]>> = {
  invoiceSeries: ['InvoiceDrafted', 'InvoiceRenumbered'],
  creditNoteSeries: ['CreditNoteIssued'],
  receiptSeries: ['ReceiptRecorded'],
};

/** Every number of the documents of a kind that was ever taken, oldest first. */
export const numbersOf = (trade: PaperTrade, kind: Kind) =>
  trade.log.flatMap(({ event }) =>
    TAKING[kind].includes(event.type) && 'series' in event.data ? [event.data] : [],
  );

const KINDS = {
  invoice: 'invoiceSeries',
  'credit-note': 'creditNoteSeries',
  receipt: 'receiptSeries',
} as const;

function factsOf(trade: PaperTrade, { type, data }: DocumentCommand): DocumentFacts {
  const source = type === 'AllocateCredit' ? data.source : null;
  const receipt = type === 'ReverseReceipt' ? { kind: 'receipt', id: data.receiptId } : null;
  const credit = source ?? receipt;
  const accounts = eventsIn(trade, 'AccountCreated').map((event) => event.data);
  const customerId = 'customerId' in data ? data.customerId : 0;
  const { products, listedHsn } = invoiceFacts;
  return {
    today,
    products,
    listedHsn,
    lastDocumentOn: null,
    nextJournalNumber: trade.log.filter(({ event }) => event.type.startsWith('Journal')).length + 1,
    turnoverPaise: 0,
    lastNumber: ({ kind, series }) =>
      numbersOf(trade, KINDS[kind])
        .filter((taken) => taken.series.toUpperCase() === series.toUpperCase())
        .reduce((last, { seriesNumber }) => Math.max(last, seriesNumber), 0),
    roleAccounts: accounts.map(({ accountId, name, code, classification: { group } }) => ({
      accountId,
      name,
      code,
      group,
      open: true,
    })),
    groupTypes,
    accountIds: Array.from({ length: 13 }, () => (trade.lastId += 1) as AccountId),
    accountNames: new Map(
      accounts.map(({ accountId, name }) => [nameKey(name), accountId as AccountId]),
    ),
    customerUses: usesOf(trade, customerId),
    ledgerUses: [],
    credit:
      openCredits(trade).find((one) => one.kind === credit?.kind && one.id === credit.id) ?? null,
  };
}

function usesOf({ log }: PaperTrade, customerId: number): DocumentFacts['customerUses'] {
  const { length: count } = log.filter(
    ({ event, stream }) =>
      'customerId' in event.data &&
      event.data.customerId === customerId &&
      (parseStream(stream).category === 'invoice' || !event.type.startsWith('Customer')),
  );
  return count === 0 ? [] : [{ what: 'documents', count }];
}

function allocatedOf(trade: PaperTrade, kind: string, id: number): number {
  const sum = (type: 'CreditAllocated' | 'AllocationReversed') =>
    eventsIn(trade, type)
      .filter(({ data }) => data.source.kind === kind && data.source.id === id)
      .reduce((total, { data }) => total + data.amountPaise, 0);
  return sum('CreditAllocated') - sum('AllocationReversed');
}

/** Receipts that stand and what credit notes left over, each with what is open of it. */
export function openCredits(trade: PaperTrade) {
  const back = new Set(eventsIn(trade, 'ReceiptReversed').map(({ data }) => data.receiptId));
  const receipts = eventsIn(trade, 'ReceiptRecorded').map(({ data }) => ({
    kind: 'receipt' as const,
    id: data.receiptId,
    customerId: data.customerId,
    number: data.number,
    paise: back.has(data.receiptId) ? 0 : data.amountPaise,
  }));
  const notes = eventsIn(trade, 'CreditNoteIssued').map(({ data }) => ({
    kind: 'credit-note' as const,
    id: data.creditNoteId,
    customerId: data.customerId,
    number: data.number,
    paise: creditOfNote(data) - data.appliedPaise,
  }));
  return [...receipts, ...notes].map(({ paise, ...credit }) => ({
    ...credit,
    openPaise: paise - allocatedOf(trade, credit.kind, credit.id),
  }));
}

type Note = Extract<BooksEvent, { type: 'CreditNoteIssued' }>['data'];
const creditOfNote = ({ lines, roundOffPaise }: Note): number =>
  lines.reduce(
    (sum, each) =>
      sum + each.taxablePaise + each.cgstPaise + each.sgstPaise + each.igstPaise + each.cessPaise,
    roundOffPaise,
  );
