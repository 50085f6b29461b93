// Whose turn it is where several books wait, told by the order of completion.
import { describe, expect, test } from 'vitest';
import { createTurns } from '#api/documents/turns.ts';
import type { BookTurn, FairQueue } from '#api/documents/turns.ts';

const [BULK, OTHER, SINGLE] = [1, 2, 3];

/** Works on so many at a time, each as long as any other. @returns books in order of completion. */
function workOn(
  turns: FairQueue<number>,
  workers: number,
  running: BookTurn<number>[] = [],
): number[] {
  const order: number[] = [];
  for (;;) {
    while (running.length < workers) {
      const next = turns.take();
      if (next === null) break;
      running.push(next);
    }
    const over = running.shift();
    if (over === undefined) return order;
    over.end();
    order.push(over.item);
  }
}

/** Many of some books, of which as many as there are workers have begun; then one of another. */
function orderOf(workers: number, books: readonly number[]): readonly number[] {
  const turns = createTurns<number>();
  for (const book of books) for (let n = 0; n < 100; n += 1) turns.add(book, book);
  const begun = Array.from({ length: workers }, () => turns.take()).filter((turn) => turn !== null);
  turns.add(SINGLE, SINGLE);
  return workOn(turns, workers, begun);
}

describe.each([1, 2, 3])('with %i workers', (workers) => {
  test('a hundred of a book delay one of another by two, or by those that had begun', () => {
    const order = orderOf(workers, [BULK]);
    expect(order).toHaveLength(101);
    expect(order.indexOf(SINGLE)).toBeLessThanOrEqual(Math.max(2, workers));
  });

  test('two busy books delay a third by two of each at most, and take turns', () => {
    const order = orderOf(workers, [BULK, OTHER]);
    const before = order.slice(0, order.indexOf(SINGLE));
    for (const busy of [BULK, OTHER]) {
      expect(before.filter((book) => book === busy).length).toBeLessThanOrEqual(2);
    }
    const ofOther = order.slice(0, 100).filter((book) => book === OTHER);
    expect(Math.abs(ofOther.length - 50)).toBeLessThanOrEqual(2);
  });
});

test('what one book asks for comes in the order in which it was asked for', () => {
  const turns = createTurns<string>();
  for (const item of ['a', 'b', 'c']) turns.add(BULK, item);
  expect([1, 2, 3, 4].map(() => turns.take()?.item)).toStrictEqual(['a', 'b', 'c', undefined]);
});
