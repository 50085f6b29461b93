import { expect, test } from 'vitest';
import { oldestFirst, openTerms, OWED_BY_CUSTOMERS } from '#core/settlement/index.ts';
import { partsOfTotal } from '#core/settlement/parts.ts';
import type { ListedItem } from '#core/settlement/index.ts';

const item = (id: number, dueDate: string | null, changes: Partial<ListedItem> = {}) => ({
  kind: 'invoice' as const,
  id,
  line: 0,
  number: `INV-00${id}`,
  openPaise: 100_00,
  dated: '2026-05-01',
  billDate: '2026-05-01',
  dueDate,
  ...changes,
});

test('money settles what was due first, then what was billed first, until it is used up', () => {
  const items = [
    item(1, '2026-06-05'),
    item(2, '2026-06-03', { billDate: '2026-05-02' }),
    item(3, '2026-06-03'),
    item(4, null, { kind: 'journal', line: 2 }),
  ];
  expect(oldestFirst(items, 250_00, OWED_BY_CUSTOMERS)).toStrictEqual([
    { kind: 'journal', id: 4, line: 2, amountPaise: 100_00 },
    { kind: 'invoice', id: 3, amountPaise: 100_00 },
    { kind: 'invoice', id: 2, amountPaise: 50_00 },
  ]);
});

test('money settles no money, and nothing that is no bill', () => {
  const credit = item(1, null, { kind: 'receipt', openPaise: -100_00 });
  const refund = item(2, null, { kind: 'refund' });
  expect(oldestFirst([credit, refund], 50_00, OWED_BY_CUSTOMERS)).toStrictEqual([]);
});

test('a total is due in parts of which one may be nothing, and all are the whole', () => {
  expect(partsOfTotal(100_01, [5_000, 5_000])).toStrictEqual([50_01, 50_00]);
  expect(partsOfTotal(100_00, [0, 10_000])).toStrictEqual([0, 100_00]);
  for (const shares of [[5_000], [5_000, 5_001], [-1, 10_001], []]) {
    expect(() => partsOfTotal(100_00, shares)).toThrow('Terms are of the whole.');
  }
});

test('money settles no bill of which nothing is open, and stops where it is used up', () => {
  const items = [item(1, '2026-06-01', { openPaise: 0 }), item(2, '2026-06-02'), item(3, null)];
  expect(oldestFirst(items, 200_00, OWED_BY_CUSTOMERS)).toStrictEqual([
    { kind: 'invoice', id: 3, amountPaise: 100_00 },
    { kind: 'invoice', id: 2, amountPaise: 100_00 },
  ]);
  expect(oldestFirst(items, 100_00, OWED_BY_CUSTOMERS)).toStrictEqual([
    { kind: 'invoice', id: 3, amountPaise: 100_00 },
  ]);
});

test('money settles two hundred bills at most', () => {
  const items = Array.from({ length: 201 }, (_, at) => item(at + 1, '2026-06-01'));
  const settled = oldestFirst(items, 1_000_000_00, OWED_BY_CUSTOMERS);
  expect(settled).toHaveLength(200);
  expect(settled.at(-1)?.id).toBe(200);
});

test('bills of one day are settled by their kinds, their numbers and their lines', () => {
  const items = [
    item(2, null),
    item(9, null, { kind: 'journal', line: 3 }),
    item(9, null, { kind: 'journal', line: 1 }),
    item(1, null),
  ];
  const settled = oldestFirst(items, 400_00, OWED_BY_CUSTOMERS).map(({ kind, id, line = 0 }) => [
    kind,
    id,
    line,
  ]);
  expect(settled).toStrictEqual([
    ['invoice', 1, 0],
    ['invoice', 2, 0],
    ['journal', 9, 1],
    ['journal', 9, 3],
  ]);
});

test('a part of which a single paisa is not paid is open, and one that is paid whole is not', () => {
  const settled = { paidPaise: 199, creditedPaise: 0 };
  expect(openTerms([100, 100, 0], settled)).toStrictEqual([
    { term: 2, invoicedPaise: 100, paidPaise: 99, creditedPaise: 0, outstandingPaise: 1 },
  ]);
});
