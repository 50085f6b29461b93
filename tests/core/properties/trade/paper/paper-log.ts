// What was written down of a trade on paper, and the states that it folds into.
import { accountDecider } from '#core/account/index.ts';
import type { AccountEvent, AccountState } from '#core/account/index.ts';
import { bookDecider } from '#core/book/index.ts';
import type { BookEvent, BookState } from '#core/book/index.ts';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerEvent, CustomerState } from '#core/customer/index.ts';
import type { BooksEvent } from '#core/domain.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceDecision, InvoiceState } from '#core/invoice/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalEvent, JournalState } from '#core/journal/index.ts';
import type { Decider } from '#core/kernel/decider.ts';
import type { DomainEvent } from '#core/kernel/event.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { openingDecider } from '#core/opening/index.ts';
import type { OpeningEvent, OpeningState } from '#core/opening/index.ts';
import { settlementDecider } from '#core/settlement/index.ts';
import type { SettlementEvent, SettlementState } from '#core/settlement/index.ts';

export const TRADE_BOOK = 8 as BookId;

export type WrittenEvent = { readonly stream: string; readonly event: BooksEvent };
export type PaperTrade = { readonly log: WrittenEvent[]; lastId: number; today: CalendarDate };

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

export const customerOf = (trade: PaperTrade, id: number): CustomerState =>
  folded<CustomerState, CustomerEvent>(trade, `customer-${id}`, customerDecider);

export const invoiceOf = (trade: PaperTrade, id: number): InvoiceState =>
  folded<InvoiceState, InvoiceDecision>(trade, `invoice-${id}`, invoiceDecider);

export const journalOf = (trade: PaperTrade, id: number): JournalState =>
  folded<JournalState, JournalEvent>(trade, `journal-${id}`, journalDecider);

export const accountStateOf = (trade: PaperTrade, id: number): AccountState =>
  folded<AccountState, AccountEvent>(trade, `account-${id}`, accountDecider);

export const bookOf = (trade: PaperTrade): BookState =>
  folded<BookState, BookEvent>(trade, `book-${TRADE_BOOK}`, bookDecider);

export const settlementOf = (trade: PaperTrade, id: number): SettlementState =>
  folded<SettlementState, SettlementEvent>(trade, `settlement-${id}`, settlementDecider);

export const openingOf = (trade: PaperTrade): OpeningState =>
  folded<OpeningState, OpeningEvent>(trade, `opening-${TRADE_BOOK}`, openingDecider);
