// Cash above the limits of the Income-tax Act, found entry by entry.
import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '#core/audit/index.ts';
import { ASHA, CASH, DAIRY, entry, RENT, walked } from './examples.ts';

const inCash = (
  seq: number,
  accountId: number,
  rupees: number,
  more: Partial<AuditEntry> = {},
): AuditEntry =>
  entry({
    seq,
    lines: [
      [CASH, rupees * 100],
      [accountId, -rupees * 100],
    ],
    ...more,
  });

const found = (
  entries: readonly AuditEntry[],
  days: { readonly from?: string; readonly to?: string } = {},
) =>
  walked(entries, days).found['cash-limits'].hits.map(({ seq, finding }) =>
    finding.kind === 'limit' ? [seq, finding.rule, finding.amountPaise / 100] : [seq],
  );

describe('cash above the limits', () => {
  test('is what one person brought in a day, from the entry on that reaches it', () => {
    const entries = [inCash(1, ASHA, 150_000), inCash(2, ASHA, 50_000), inCash(3, ASHA, 1)];
    expect(found(entries)).toStrictEqual([
      [2, 'receipt', 200_000],
      [3, 'receipt', 200_001],
    ]);
    expect(
      found([inCash(1, ASHA, 150_000), inCash(2, ASHA, 50_000, { entryDate: '2026-11-19' })]),
    ).toStrictEqual([]);
  });

  test('does not count what was taken back, nor what is dated outside the days asked', () => {
    const back = inCash(3, ASHA, -250_000, { isReversal: true, originalSeq: 1 });
    expect(found([inCash(1, ASHA, 250_000), back])).toStrictEqual([]);
    expect(found([inCash(1, ASHA, 250_000)], { from: '2026-11-19' })).toStrictEqual([]);
    expect(found([inCash(1, ASHA, 250_000)], { to: '2026-11-18' })).toHaveLength(1);
  });

  test('is what a supplier was paid in a day, and an expense by itself', () => {
    const entries = [
      inCash(1, DAIRY, -6_000),
      inCash(2, DAIRY, -4_001),
      inCash(3, RENT, -10_000),
      inCash(4, RENT, -10_001),
    ];
    expect(found(entries)).toStrictEqual([
      [2, 'expense', 10_001],
      [4, 'expense', 10_001],
    ]);
  });
});
