// Ids are reserved ahead of those who post at once; each is given once, and a fault is heard once.
import { expect, it } from 'vitest';
import { createIds } from '#api/store/ids.ts';
import type { Sql } from '#api/store/sql.ts';

const BLOCK = 64;

/** A sequence of blocks, whose queries take a turn of the event loop each. */
function sequence() {
  const queries: number[] = [];
  let next = 1;
  let isBroken = false;
  const query: Sql['query'] = async ({ values = [] }) => {
    const steps = Number(values[0]);
    queries.push(steps);
    await new Promise((resolve) => setImmediate(resolve));
    if (isBroken) throw new Error('The database is gone.');
    const rows = Array.from({ length: steps }, (_, step) => ({ first: next + step * BLOCK }));
    next += steps * BLOCK;
    return { rows: rows as never[], rowCount: steps };
  };
  const breakDown = (broken: boolean) => {
    isBroken = broken;
  };
  return { sql: { query }, queries, breakDown };
}

it('ids of many who ask at once are all different and cost few queries', async () => {
  const { sql, queries } = sequence();
  const { nextIds } = createIds(sql, 0);
  const ids: number[] = [];
  const ask = async () => {
    for (let turn = 0; turn < 200; turn += 1) ids.push(...(await nextIds('journal', 1)));
  };
  await Promise.all(Array.from({ length: 64 }, ask));
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12_800 }, (_, at) => at + 1));
  expect(queries.length).toBeLessThan(40);
});

it('who asks seldom reserves one block, and many at once as many as are wanted', async () => {
  const { sql, queries } = sequence();
  const { nextIds, stock } = createIds(sql, 0);
  expect(await nextIds('book', 2)).toEqual([1, 2]);
  expect(stock.peek('book', 2)).toEqual([3, 4]);
  expect(stock.take('book', 1)).toEqual([3]);
  expect(queries).toEqual([1]);
  expect(await nextIds('customer', 150)).toHaveLength(150);
  expect(queries).toEqual([1, 3]);
});

it('a reservation ahead that fails harms nobody who has an id', async () => {
  const { sql, breakDown } = sequence();
  const { nextIds } = createIds(sql, 0);
  // The second query of a moment takes two blocks: half of them used up, more are reserved.
  await nextIds('journal', BLOCK);
  await nextIds('journal', 1);
  breakDown(true);
  for (let id = 2; id <= 2 * BLOCK; id += 1) {
    expect(await nextIds('journal', 1)).toEqual([BLOCK + id]);
  }
  await expect(nextIds('journal', 1)).rejects.toThrow('The database is gone.');
  breakDown(false);
  expect(await nextIds('journal', 1)).toEqual([3 * BLOCK + 1]);
});
