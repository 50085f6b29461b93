// Days on which an account of cash ends below nothing.
import { describe, expect, test } from 'vitest';
import { negativeCash } from '#core/audit/index.ts';
import type { CashDay } from '#core/audit/index.ts';

const day = (accountId: number, date: string, paise: number, seq = 1): CashDay => ({
  accountId,
  date,
  paise,
  seq,
});
const hit = (accountId: number, date: string, balancePaise: number, seq = 1) => ({
  seq,
  finding: { kind: 'cash', accountId, date, balancePaise },
});

describe('negative cash', () => {
  test('is a day that ends a paisa below nothing, and none that ends at nothing', () => {
    const days = [day(1, '2026-05-01', 500), day(1, '2026-05-02', -500), day(1, '2026-05-03', -1)];
    expect(negativeCash(days)).toStrictEqual([hit(1, '2026-05-03', -1)]);
  });

  test('goes on until money comes in, and names the last event of each day', () => {
    const days = [
      day(1, '2026-05-01', -300, 8),
      day(1, '2026-05-02', 100, 9),
      day(1, '2026-05-03', 200, 10),
    ];
    expect(negativeCash(days)).toStrictEqual([
      hit(1, '2026-05-01', -300, 8),
      hit(1, '2026-05-02', -200, 9),
    ]);
  });

  test('is of each account by itself: the next begins at nothing', () => {
    const full = [day(1, '2026-05-01', 500), day(2, '2026-05-01', -1)];
    expect(negativeCash(full)).toStrictEqual([hit(2, '2026-05-01', -1)]);
    const empty = [day(1, '2026-05-01', -500), day(2, '2026-05-01', 0)];
    expect(negativeCash(empty)).toStrictEqual([hit(1, '2026-05-01', -500)]);
  });
});
