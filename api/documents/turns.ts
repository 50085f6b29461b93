// Fair turns between books: of those that wait, the one with the fewest under way is next, and of
// several such the one whose last turn is longest ago.

export type BookTurn<Item> = {
  readonly item: Item;
  /** To be called once it is over. */
  readonly end: () => void;
};

export type FairQueue<Item> = {
  readonly add: (bookId: number, item: Item) => void;
  /** @returns null when nothing waits. */
  readonly take: () => BookTurn<Item> | null;
};

export function createTurns<Item>(): FairQueue<Item> {
  /** Books that wait, the next one first; each with what waits in order of arrival. */
  const waiting = new Map<number, Item[]>();
  const running = new Map<number, number>();
  const runningOf = (bookId: number): number => running.get(bookId) ?? 0;
  const move = (bookId: number, by: 1 | -1): void => {
    const count = runningOf(bookId) + by;
    if (count === 0) running.delete(bookId);
    else running.set(bookId, count);
  };

  return {
    add(bookId, item) {
      const items = waiting.get(bookId);
      if (items === undefined) waiting.set(bookId, [item]);
      else items.push(item);
    },
    take() {
      const [first, ...others] = waiting.keys();
      if (first === undefined) return null;
      const next = others.reduce((a, b) => (runningOf(b) < runningOf(a) ? b : a), first);
      const items = waiting.get(next) ?? [];
      const item = items.shift();
      if (item === undefined) return null;
      // Its place in the map is lost, so that it comes after all that wait now.
      waiting.delete(next);
      if (items.length > 0) waiting.set(next, items);
      move(next, 1);
      return { item, end: () => move(next, -1) };
    },
  };
}
