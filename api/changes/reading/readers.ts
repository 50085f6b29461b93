// Who reads at the moment: by book, and how many streams each person has.
import type { Reader } from './reader.ts';

export type StreamLimits = {
  /** Streams of one person: a few devices, each with a few books. */
  readonly personMax: number;
  /** Streams of this process: half of the connections that it takes. */
  readonly processMax: number;
};

export type NoRoom = 'too_many_streams' | 'streams_full';

export type Readers = {
  /** @returns why there is no room for one more stream of a person, or null. */
  readonly full: (personId: number) => NoRoom | null;
  readonly add: (reader: Reader) => void;
  readonly remove: (reader: Reader) => void;
  readonly ofBook: (bookId: number) => readonly Reader[];
  readonly ofPerson: (personId: number) => readonly Reader[];
  readonly all: () => readonly Reader[];
  /** The books that somebody reads of. */
  readonly books: () => readonly number[];
};

export function createReaders({ personMax, processMax }: StreamLimits): Readers {
  const all = new Set<Reader>();
  const byBook = new Map<number, Set<Reader>>();
  const byPerson = new Map<number, Set<Reader>>();
  return {
    full(personId) {
      if (all.size >= processMax) return 'streams_full';
      return (byPerson.get(personId)?.size ?? 0) >= personMax ? 'too_many_streams' : null;
    },
    add(reader) {
      all.add(reader);
      put(byBook, reader.bookId, reader);
      put(byPerson, reader.personId, reader);
    },
    remove(reader) {
      all.delete(reader);
      take(byBook, reader.bookId, reader);
      take(byPerson, reader.personId, reader);
    },
    ofBook: (bookId) => [...(byBook.get(bookId) ?? [])],
    ofPerson: (personId) => [...(byPerson.get(personId) ?? [])],
    all: () => [...all],
    books: () => [...byBook.keys()],
  };
}

type Sets = Map<number, Set<Reader>>;

function put(sets: Sets, key: number, reader: Reader): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(reader));
}

/** A key without readers is dropped, or every book ever read of would stay. */
function take(sets: Sets, key: number, reader: Reader): void {
  const set = sets.get(key);
  if (set?.delete(reader) === true && set.size === 0) sets.delete(key);
}
