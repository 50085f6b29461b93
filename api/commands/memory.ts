// What the writer remembers of each book between drains: the folded states of the streams it has
// read, good as long as the book's head is where it was left. Another process moves the head, and
// then the memory of that book is thrown away.
import { aggregateOfStream, byCategory } from '#core/domain.ts';
import type { AggregateName, RecordedEvent, StateOf } from '#core/domain.ts';
import type { AnswerStore } from './reads/answer-store.ts';

type StreamState<State> = {
  readonly state: State;
  readonly first: RecordedEvent;
  readonly lastSeq: number;
  readonly lastActorId: number;
};

type Streams = { readonly [C in AggregateName]: Map<number, StreamState<StateOf<C>>> };

export type BookMemory = {
  seq: number;
  /** Whether somebody was erased while it was in use, of whom states may still tell. */
  holdsErased: boolean;
  readonly streams: Streams;
  /** Streams that were read, also those that turned out to be empty. */
  readonly read: Set<string>;
  /** What the read tables answered and the book's own events keep up to date. */
  readonly answers: AnswerStore;
};

/** Books in memory at once; beyond, the one used longest ago is forgotten. */
const BOOKS_MAX = 1000;
/** Streams of one book in memory; beyond, the book is read anew. */
const STREAMS_MAX = 50_000;

const newMemory = (seq: number): BookMemory => ({
  seq,
  holdsErased: false,
  streams: byCategory(() => new Map()),
  read: new Set(),
  answers: new Map(),
});

/** What memory needs of a decider, whatever its aggregate. */
type Fold = { readonly initialState: unknown; evolve(state: unknown, event: unknown): unknown };

const FOLDS = byCategory<Fold>(({ decider }) => decider);

/** Folds one event of the book into what is remembered. */
export function rememberEvent(memory: BookMemory, event: RecordedEvent): void {
  if (event.type === 'CustomerErased') memory.holdsErased = true;
  const { category, id } = aggregateOfStream(event.stream);
  const fold = FOLDS[category];
  const streams: Map<number, StreamState<unknown>> = memory.streams[category];
  const before = streams.get(id);
  streams.set(id, {
    state: fold.evolve(before?.state ?? fold.initialState, event),
    first: before?.first ?? event,
    lastSeq: event.seq,
    lastActorId: event.actorId,
  });
}

/** @returns the state of a stream, the initial one when nothing happened on it. */
export function stateOf<C extends AggregateName>(
  memory: BookMemory,
  category: C,
  id: number,
): StateOf<C> {
  const streams: ReadonlyMap<number, StreamState<StateOf<C>>> = memory.streams[category];
  return streams.get(id)?.state ?? (FOLDS[category].initialState as StateOf<C>);
}

/** @returns who touched a stream last, and when in the book's count. */
export function lastChangeOf(
  memory: BookMemory,
  stream: string,
): { readonly seq: number; readonly actorId: number } | null {
  const { category, id } = aggregateOfStream(stream);
  const last = memory.streams[category].get(id);
  return last === undefined ? null : { seq: last.lastSeq, actorId: last.lastActorId };
}

/** The memories of all books of this process, the least recently used first. */
export type BookMemories = {
  readonly take: (bookId: number, seq: number) => BookMemory;
  readonly keep: (bookId: number, memory: BookMemory) => void;
  readonly forget: (bookId: number) => void;
};

export function createMemories(): BookMemories {
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
      if (memory.holdsErased || memory.read.size > STREAMS_MAX) return;
      books.set(bookId, memory);
      const oldest = books.keys().next();
      if (books.size > BOOKS_MAX && !oldest.done) books.delete(oldest.value);
    },
    forget: (bookId) => books.delete(bookId),
  };
}
