// A trade kept on paper: the deciders of customers, invoices and journals with a plain list of
// events behind them, and every fact looked for the slow way, so that the rules can be tried over
// whole histories without a database.
import { bookDecider, POSTING_ROLES } from '#core/book/index.ts';
import type { BookEvent, PostingRole } from '#core/book/index.ts';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerCommand, CustomerEvent, CustomerState } from '#core/customer/index.ts';
import type { BooksEvent, Rejection } from '#core/domain.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import type {
  InvoiceCommand,
  InvoiceDecision,
  InvoiceFacts,
  InvoiceState,
} from '#core/invoice/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalCommand, JournalEvent } from '#core/journal/index.ts';
import type { AccountId, BookId, JournalId, PersonId } from '#core/kernel/ids.ts';
import type { Result } from '#core/kernel/result.ts';
import {
  creditNoteIssued,
  invoiceIssued,
  paymentRecorded,
  receiptRecorded,
} from '#core/documents/index.ts';
import type { Posting } from '#core/documents/index.ts';
import { documentNumber } from '#core/tax/index.ts';
import { today } from '#tests/specimens/days.ts';
import { invoiceFacts, supplier } from '#tests/specimens/tax/trade.ts';

export type TradeCommand = CustomerCommand | InvoiceCommand | BillingCommand;
type BillingCommand = Parameters<typeof bookDecider.decide>[1];
export type Written = { readonly stream: string; readonly event: BooksEvent };
export type PaperTrade = { readonly log: Written[]; lastId: number };
type Answer = Result<readonly BooksEvent[], Rejection>;

export const TRADE_BOOK = 8 as BookId;
const OWNER = 1 as PersonId;

/** The accounts of the roles: 1 to 13, in their order. */
const ROLES = Object.keys(POSTING_ROLES) as PostingRole[];
export const accountOf = (role: PostingRole): number => ROLES.indexOf(role) + 1;

export function openPaperTrade(): PaperTrade {
  const trade: PaperTrade = { log: [], lastId: 1000 };
  const data = { bookId: TRADE_BOOK, name: 'Sahyadri Traders', ownerId: OWNER };
  submitTrade(trade, { type: 'CreateBook', data });
  return trade;
}

/** Decides, and writes down what was accepted with the journals that it makes. */
export function submitTrade(trade: PaperTrade, command: TradeCommand): Answer {
  if ('invoiceId' in command.data) return decideInvoice(trade, command as InvoiceCommand);
  if ('customerId' in command.data) return decideCustomer(trade, command as CustomerCommand);
  const answer = bookDecider.decide(bookOf(trade), command as BillingCommand, {
    today,
    accounts: new Map(),
  });
  if (answer.ok) write(trade, answer.value, () => `book-${TRADE_BOOK}`);
  return answer;
}

const write = <Event extends BooksEvent>(
  { log }: PaperTrade,
  events: readonly Event[],
  streamOf: (event: Event) => string,
): void => {
  for (const event of events) log.push({ stream: streamOf(event), event });
};

export const eventsIn = <Type extends BooksEvent['type']>(
  { log }: PaperTrade,
  type: Type,
): readonly Extract<BooksEvent, { type: Type }>[] =>
  log.flatMap(({ event }) =>
    event.type === type ? [event as Extract<BooksEvent, { type: Type }>] : [],
  );

const eventsOf = <Event extends BooksEvent>({ log }: PaperTrade, stream: string): Event[] =>
  log.filter((written) => written.stream === stream).map(({ event }) => event as Event);

const bookOf = (trade: PaperTrade) =>
  eventsOf<BookEvent>(trade, `book-${TRADE_BOOK}`).reduce(
    bookDecider.evolve,
    bookDecider.initialState,
  );

export const customerOf = (trade: PaperTrade, id: number): CustomerState =>
  eventsOf<CustomerEvent>(trade, `customer-${id}`).reduce(
    customerDecider.evolve,
    customerDecider.initialState,
  );

export const invoiceOf = (trade: PaperTrade, id: number): InvoiceState =>
  eventsOf<InvoiceDecision>(trade, `invoice-${id}`).reduce(
    invoiceDecider.evolve,
    invoiceDecider.initialState,
  );

const journalOf = (trade: PaperTrade, id: number) =>
  eventsOf<JournalEvent>(trade, `journal-${id}`).reduce(
    journalDecider.evolve,
    journalDecider.initialState,
  );

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

const nextIn = (trade: PaperTrade, kind: Kind) => (financialYear: string) => {
  const book = bookOf(trade);
  const { prefix, padding } =
    book.status === 'open' ? book.billing[kind] : { prefix: '', padding: 1 };
  const name = (n: number, pad: number) =>
    documentNumber({ prefix, padding: pad, n, financialYear });
  const series = name(1, 1).slice(0, -1);
  const same = numbersOf(trade, kind).filter(
    (taken) => taken.series.toUpperCase() === series.toUpperCase(),
  );
  const seriesNumber = Math.max(0, ...same.map((taken) => taken.seriesNumber)) + 1;
  return { number: name(seriesNumber, padding), series, seriesNumber, financialYear };
};

function decideCustomer(trade: PaperTrade, command: CustomerCommand): Answer {
  const { customerId } = command.data;
  const state = customerOf(trade, customerId);
  const documents = trade.log.filter(
    ({ event }) => 'customerId' in event.data && event.data.customerId === customerId,
  );
  const used = documents.filter(({ event }) => !event.type.startsWith('Customer'));
  const receiptId = command.type === 'ReverseReceipt' ? command.data.receiptId : 0;
  const answer = customerDecider.decide(state, command, {
    today,
    uses: used.length === 0 ? [] : [{ what: 'documents', count: used.length }],
    nextReceipt: nextIn(trade, 'receiptSeries'),
    moneyAccountId: accountOf('bank'),
    allocatedPaise: allocatedOf(trade, 'receipt', receiptId),
  });
  if (!answer.ok) return answer;
  write(trade, answer.value, (event) => customerDecider.streamOf(event, command));
  const customerAccountId = 'accountId' in state ? state.accountId : 0;
  for (const event of answer.value) {
    if (event.type === 'ReceiptRecorded')
      post(trade, receiptRecorded(event, { customerAccountId }));
    if (event.type === 'ReceiptReversed' && command.type === 'ReverseReceipt') {
      const receipt = 'receipts' in state ? state.receipts.get(event.data.receiptId) : undefined;
      const document = { kind: 'receipt', id: event.data.receiptId };
      reverse(trade, receipt?.journalId ?? null, command.data.reversalId, document);
    }
  }
  return answer;
}

function decideInvoice(trade: PaperTrade, command: InvoiceCommand): Answer {
  const state = invoiceOf(trade, command.data.invoiceId);
  const ownCustomer = 'customerId' in state ? state.customerId : 0;
  const customerId = 'customerId' in command.data ? command.data.customerId : ownCustomer;
  const answer = invoiceDecider.decide(state, command, factsOf(trade, command, customerId));
  if (!answer.ok) return answer;
  write(trade, answer.value, (event) => invoiceDecider.streamOf(event, command));
  for (const event of answer.value) {
    for (const posting of postingsOf(trade, event)) post(trade, posting);
    if (!('reversalId' in command.data)) continue;
    const { reversalId } = command.data;
    if (event.type === 'PaymentReversed' && state.status === 'issued') {
      const { paymentId } = event.data;
      const journalId = state.payments.get(paymentId)?.journalId ?? null;
      reverse(trade, journalId, reversalId, { kind: 'payment', id: paymentId });
    }
    if (event.type === 'InvoiceCancelled' && state.status === 'issued') {
      const document = { kind: 'invoice', id: event.data.invoiceId };
      reverse(trade, state.issued.journalId, reversalId, document);
    }
  }
  return answer;
}

function postingsOf(trade: PaperTrade, event: InvoiceDecision): readonly Posting[] {
  if (!('customerId' in event.data)) return [];
  const customer = customerOf(trade, event.data.customerId);
  const customerAccountId = 'accountId' in customer ? customer.accountId : 0;
  const invoice = 'invoiceId' in event.data ? invoiceOf(trade, event.data.invoiceId) : null;
  const invoiceNumber = invoice !== null && 'number' in invoice ? invoice.number : '';
  switch (event.type) {
    case 'InvoiceIssued': {
      const posting = invoiceIssued(event, customerAccountId);
      return posting === null ? [] : [posting];
    }
    case 'PaymentRecorded':
      return [paymentRecorded(event, { customerAccountId, invoiceNumber })];
    case 'ReceiptRecorded':
      return [receiptRecorded(event, { customerAccountId })];
    case 'CreditNoteIssued':
      return [creditNoteIssued(event, { customerAccountId, invoiceNumber })];
    default:
      return [];
  }
}

function factsOf(trade: PaperTrade, command: InvoiceCommand, customerId: number): InvoiceFacts {
  const source = command.type === 'AllocateCredit' ? command.data.source : null;
  return {
    ...invoiceFacts,
    supplier,
    customer: invoiceCustomer(customerOf(trade, customerId)),
    nextInvoice: nextIn(trade, 'invoiceSeries'),
    nextCreditNote: nextIn(trade, 'creditNoteSeries'),
    nextReceipt: nextIn(trade, 'receiptSeries'),
    moneyAccountId: accountOf('bank'),
    credit:
      openCredits(trade).find(
        (one) => one.customerId === customerId && one.kind === source?.kind && one.id === source.id,
      ) ?? null,
  };
}

function invoiceCustomer(state: CustomerState): InvoiceFacts['customer'] {
  if (!('accountId' in state)) return null;
  const { name, company, gstin, pan, registration, stateCode, country, address, city } = state;
  return {
    active: state.status === 'active',
    recipient: {
      name,
      company,
      gstin,
      pan,
      registration,
      stateCode,
      country,
      address,
      city,
      pincode: state.pincode ?? state.privatePincode,
    },
    dueDays: state.dueDays,
    email: state.email ?? 'buyer@shop.example',
  };
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

function post(trade: PaperTrade, { entries, entryDate, source, ...posting }: Posting): void {
  const lines = entries.map(({ to, side, amountPaise }) => {
    const accountId = ('role' in to ? accountOf(to.role) : to.accountId) as AccountId;
    return { accountId, side, amountPaise };
  });
  const journalId = posting.journalId as JournalId;
  const { voucherType, narration } = posting;
  submitJournal(trade, {
    type: 'PostJournal',
    data: { journalId, voucherType, narration, entryDate, source, entries: lines },
  });
}

function reverse(
  trade: PaperTrade,
  journalId: number | null,
  reversalId: JournalId,
  document: { readonly kind: string; readonly id: number },
): void {
  if (journalId === null) return;
  const data = { journalId: journalId as JournalId, reversalId, reason: 'Wrong', document };
  submitJournal(trade, { type: 'ReverseJournal', data });
}

/** A journal of a document is never refused here: every account is open and no month is locked. */
function submitJournal(trade: PaperTrade, command: JournalCommand): void {
  const entries = command.type === 'ReverseJournal' ? [] : command.data.entries;
  const accounts = new Map(
    entries.map(({ accountId }) => [accountId as AccountId, { name: 'Account', open: true }]),
  );
  const nextNumber = trade.log.filter(({ event }) => event.type.startsWith('Journal')).length + 1;
  const answer = journalDecider.decide(journalOf(trade, command.data.journalId), command, {
    today,
    nextNumber,
    accounts,
    turnoverPaise: 0,
    lockedTo: null,
    beginsOn: null,
    reversalOf: null,
  });
  if (!answer.ok) throw new Error(`A journal of a document is refused: ${answer.rejection.kind}.`);
  write(trade, answer.value, (event) => journalDecider.streamOf(event, command));
}
