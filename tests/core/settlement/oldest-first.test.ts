import { expect, test } from 'vitest';
import { oldestFirst } from '#core/settlement/index.ts';
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
  expect(oldestFirst(items, 250_00)).toStrictEqual([
    { kind: 'journal', id: 4, line: 2, amountPaise: 100_00 },
    { kind: 'invoice', id: 3, amountPaise: 100_00 },
    { kind: 'invoice', id: 2, amountPaise: 50_00 },
  ]);
});

test('money settles no money, and nothing that is no bill', () => {
  const credit = item(1, null, { kind: 'receipt', openPaise: -100_00 });
  const refund = item(2, null, { kind: 'refund' });
  expect(oldestFirst([credit, refund], 50_00)).toStrictEqual([]);
});
