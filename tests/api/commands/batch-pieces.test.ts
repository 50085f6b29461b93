// How a batch is cut, and what is done of it while something else is waited for.
import { describe, expect, test } from 'vitest';
import { createPieceSizes } from '#api/commands/batch/piece-size.ts';
import { readAhead } from '#api/commands/batch/read-ahead.ts';
import { slicesOf } from '#api/commands/batch/slices.ts';
import { createYielder } from '#api/commands/batch/yielder.ts';

const lines = (count: number): readonly object[] => Array.from({ length: count }, () => ({}));
const lengths = (slices: Iterable<readonly unknown[]>): number[] =>
  [...slices].map(({ length }) => length);

describe('a slice of a batch', () => {
  test('is small while single commands come in, and large once none has come for a while', () => {
    let now = 0;
    const sizes = createPieceSizes(() => now);
    const alone = sizes.sizeNow();
    sizes.noteSingle();
    const beside = sizes.sizeNow();
    expect(beside.requests * 8).toBeLessThan(alone.requests);
    expect(beside.entries * 8).toBeLessThan(alone.entries);
    now += 99;
    expect(sizes.sizeNow()).toStrictEqual(beside);
    now += 1;
    expect(sizes.sizeNow()).toStrictEqual(alone);
  });

  test('has the size of the moment at which it begins', () => {
    const sizes = [4, 2, 3];
    const slices = slicesOf(lines(10), () => ({ requests: sizes.shift() ?? 1, entries: 100 }));
    expect(lengths(slices)).toStrictEqual([4, 2, 3, 1]);
  });
});

describe('what is read ahead', () => {
  test('is asked for before the value before it has been dealt with', async () => {
    const order: string[] = [];
    async function* source() {
      for (const value of ['first', 'second']) {
        order.push(`${value} made`);
        yield value;
      }
    }
    for await (const value of readAhead(source())) {
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${value} done`);
    }
    expect(order).toStrictEqual(['first made', 'second made', 'first done', 'second done']);
  });

  test('fails where the value is waited for that could not be made', async () => {
    async function* source() {
      yield 1;
      throw new Error('The body broke off.');
    }
    const read: number[] = [];
    const reading = async () => {
      for await (const value of readAhead(source())) {
        await new Promise((resolve) => setImmediate(resolve));
        read.push(value);
      }
    };
    await expect(reading()).rejects.toThrow('The body broke off.');
    expect(read).toStrictEqual([1]);
  });

  test('is left off with its reader', async () => {
    let isOver = false;
    async function* source() {
      try {
        for (let value = 0; ; value += 1) yield value;
      } finally {
        isOver = true;
      }
    }
    for await (const value of readAhead(source())) if (value === 1) break;
    await new Promise((resolve) => setImmediate(resolve));
    expect(isOver).toBe(true);
  });
});

test('long work gives way to what came in meanwhile', async () => {
  const order: string[] = [];
  const pause = createYielder();
  setImmediate(() => order.push('other work'));
  for (let until = performance.now() + 5; performance.now() < until;) await pause();
  order.push('long work');
  expect(order).toStrictEqual(['other work', 'long work']);
});
