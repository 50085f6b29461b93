// What the writer remembers of each book between drains: the folded states of the streams it has
// read, good as long as the book's head is where it was left. Another process moves the head, and
// then the memory of that book is thrown away.
import { accountDecider } from '#core/account/index.ts';
import type { AccountState } from '#core/account/index.ts';
import { accountTypeDecider } from '#core/account-type/index.ts';
import type { AccountTypeState } from '#core/account-type/index.ts';
import { assetDecider } from '#core/asset/index.ts';
import type { AssetState } from '#core/asset/index.ts';
import { brandDecider } from '#core/catalogue/brand/index.ts';
import type { BrandState } from '#core/catalogue/brand/index.ts';
import { categoryDecider } from '#core/catalogue/category/index.ts';
import type { CategoryState } from '#core/catalogue/category/index.ts';
import { companyDecider } from '#core/catalogue/company/index.ts';
import type { CompanyState } from '#core/catalogue/company/index.ts';
import { productDecider } from '#core/catalogue/product/index.ts';
import type { ProductState } from '#core/catalogue/product/index.ts';
import { serviceDecider } from '#core/catalogue/service/index.ts';
import type { ServiceState } from '#core/catalogue/service/index.ts';
import { unitDecider } from '#core/catalogue/unit/index.ts';
import type { UnitState } from '#core/catalogue/unit/index.ts';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerState } from '#core/customer/index.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceState } from '#core/invoice/index.ts';
import { bookDecider } from '#core/book/index.ts';
import type { BookState } from '#core/book/index.ts';
import type { RecordedEvent } from '#core/domain.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalState } from '#core/journal/index.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { personDecider } from '#core/person/index.ts';
import type { PersonState } from '#core/person/index.ts';
import { isRecordKind, recordDecider } from '#core/record/index.ts';
import type { RecordState } from '#core/record/index.ts';

type States = {
  book: BookState;
  account: AccountState;
  'account-type': AccountTypeState;
  journal: JournalState;
  person: PersonState;
  /** Plain records of every kind, since their ids are one sequence. */
  record: RecordState;
  product: ProductState;
  category: CategoryState;
  brand: BrandState;
  unit: UnitState;
  service: ServiceState;
  company: CompanyState;
  asset: AssetState;
  customer: CustomerState;
  invoice: InvoiceState;
};
export type Category = keyof States;

type Kept<State> = {
  readonly state: State;
  readonly first: RecordedEvent;
  readonly lastSeq: number;
  readonly lastActorId: number;
};

type Streams = { readonly [C in Category]: Map<number, Kept<States[C]>> };

export type BookMemory = {
  seq: number;
  readonly streams: Streams;
  /** Streams that were read, also those that turned out to be empty. */
  readonly read: Set<string>;
};

/** Books in memory at once; beyond, the one used longest ago is forgotten. */
const BOOKS_MAX = 1000;
/** Streams of one book in memory; beyond, the book is read anew. */
const STREAMS_MAX = 50_000;

export const newMemory = (seq: number): BookMemory => ({
  seq,
  streams: {
    book: new Map(),
    account: new Map(),
    'account-type': new Map(),
    journal: new Map(),
    person: new Map(),
    record: new Map(),
    product: new Map(),
    category: new Map(),
    brand: new Map(),
    unit: new Map(),
    service: new Map(),
    company: new Map(),
    asset: new Map(),
    customer: new Map(),
    invoice: new Map(),
  },
  read: new Set(),
});

const DECIDERS = {
  book: bookDecider,
  account: accountDecider,
  'account-type': accountTypeDecider,
  journal: journalDecider,
  person: personDecider,
  record: recordDecider,
  product: productDecider,
  category: categoryDecider,
  brand: brandDecider,
  unit: unitDecider,
  service: serviceDecider,
  company: companyDecider,
  asset: assetDecider,
  customer: customerDecider,
  invoice: invoiceDecider,
};

/** @returns under which name a stream is remembered. */
const categoryOf = (category: string): Category =>
  isRecordKind(category) ? 'record' : (category as Category);

const FOLDERS: { [C in Category]: (streams: Streams, id: number, event: RecordedEvent) => void } = {
  book: (streams, id, event) => fold(streams.book, bookDecider, id, event),
  account: (streams, id, event) => fold(streams.account, accountDecider, id, event),
  'account-type': (streams, id, event) =>
    fold(streams['account-type'], accountTypeDecider, id, event),
  journal: (streams, id, event) => fold(streams.journal, journalDecider, id, event),
  person: (streams, id, event) => fold(streams.person, personDecider, id, event),
  record: (streams, id, event) => fold(streams.record, recordDecider, id, event),
  product: (streams, id, event) => fold(streams.product, productDecider, id, event),
  category: (streams, id, event) => fold(streams.category, categoryDecider, id, event),
  brand: (streams, id, event) => fold(streams.brand, brandDecider, id, event),
  unit: (streams, id, event) => fold(streams.unit, unitDecider, id, event),
  service: (streams, id, event) => fold(streams.service, serviceDecider, id, event),
  company: (streams, id, event) => fold(streams.company, companyDecider, id, event),
  asset: (streams, id, event) => fold(streams.asset, assetDecider, id, event),
  customer: (streams, id, event) => fold(streams.customer, customerDecider, id, event),
  invoice: (streams, id, event) => fold(streams.invoice, invoiceDecider, id, event),
};

/** Folds one event of the book into what is remembered. */
export function remember(memory: BookMemory, event: RecordedEvent): void {
  const { category, id } = parseStream(event.stream);
  FOLDERS[categoryOf(category)](memory.streams, id, event);
}

function fold<State, Event>(
  streams: Map<number, Kept<State>>,
  decider: { initialState: State; evolve: (state: State, event: Event) => State },
  id: number,
  event: RecordedEvent,
): void {
  const before = streams.get(id);
  streams.set(id, {
    state: decider.evolve(before?.state ?? decider.initialState, event as Event),
    first: before?.first ?? event,
    lastSeq: event.seq,
    lastActorId: event.actorId,
  });
}

/** @returns the state of a stream, the initial one when nothing happened on it. */
export function stateOf<C extends Category>(
  memory: BookMemory,
  category: C,
  id: number,
): States[C] {
  const streams: ReadonlyMap<number, Kept<States[C]>> = memory.streams[category];
  return streams.get(id)?.state ?? (DECIDERS[category].initialState as States[C]);
}

/** @returns who touched a stream last, and when in the book's count. */
export function lastChangeOf(
  memory: BookMemory,
  stream: string,
): { readonly seq: number; readonly actorId: number } | null {
  const { category, id } = parseStream(stream);
  const kept = memory.streams[categoryOf(category)].get(id);
  return kept === undefined ? null : { seq: kept.lastSeq, actorId: kept.lastActorId };
}

/** The memories of all books of this process, the least recently used first. */
export type Memories = {
  readonly take: (bookId: number, seq: number) => BookMemory;
  readonly keep: (bookId: number, memory: BookMemory) => void;
  readonly forget: (bookId: number) => void;
};

export function createMemories(): Memories {
  const books = new Map<number, BookMemory>();
  return {
    take(bookId, seq) {
      const memory = books.get(bookId);
      // Taken out while in use: a drain that fails leaves nothing half folded behind.
      books.delete(bookId);
      return memory?.seq === seq ? memory : newMemory(seq);
    },
    keep(bookId, memory) {
      // Journals are seldom touched twice, and there are many of them.
      for (const id of memory.streams.journal.keys()) memory.read.delete(`journal-${id}`);
      memory.streams.journal.clear();
      if (memory.read.size > STREAMS_MAX) return;
      books.set(bookId, memory);
      const oldest = books.keys().next();
      if (books.size > BOOKS_MAX && !oldest.done) books.delete(oldest.value);
    },
    forget: (bookId) => books.delete(bookId),
  };
}
