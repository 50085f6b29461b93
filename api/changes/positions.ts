// How far each book that somebody reads of was looked at, and how far notices say that it has come.
export type Positions = {
  /** The books that were looked at. */
  readonly books: () => readonly number[];
  /** @returns the seq up to which a book was looked at; null before a first look. */
  readonly after: (bookId: number) => number | null;
  /** A notice. @returns whether there is more than was seen. */
  readonly announce: (bookId: number, seq: number) => boolean;
  /** What a new reader found. @returns whether it is not what the others have seen. */
  readonly note: (bookId: number, seq: number) => boolean;
  readonly moveTo: (bookId: number, seq: number) => void;
  readonly forget: (bookId: number) => void;
};

export function createPositions(): Positions {
  const seen = new Map<number, number>();
  const announced = new Map<number, number>();
  return {
    books: () => [...seen.keys()],
    after: (bookId) => seen.get(bookId) ?? null,
    announce(bookId, seq) {
      announced.set(bookId, seq);
      const last = seen.get(bookId);
      // Before a first look there is nothing to compare with: `note` will.
      return last !== undefined && seq > last;
    },
    note(bookId, seq) {
      const before = seen.get(bookId) ?? seq;
      // A look that began earlier may end later: the lower number is the safe one.
      seen.set(bookId, Math.min(before, seq));
      return before !== seq || (announced.get(bookId) ?? 0) > seq;
    },
    moveTo: (bookId, seq) => void seen.set(bookId, seq),
    forget(bookId) {
      seen.delete(bookId);
      announced.delete(bookId);
    },
  };
}
