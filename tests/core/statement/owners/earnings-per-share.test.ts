// What a company earned by each of its equity shares (AS 20).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import { earningsPerShare, NO_SHARE_CAPITALS, withShareCapital } from '#core/statement/index.ts';
import type { ShareCapitals } from '#core/statement/index.ts';

const YEAR = yearPeriod(2026);

type Set = readonly [from: string, shares: number, more?: { face?: number; diluted?: number }];

const capitalsOf = (...sets: readonly Set[]): ShareCapitals =>
  sets.reduce(
    (all, [from, shares, { face = 10_00, diluted = null } = {}]) =>
      withShareCapital(all, {
        from: calendarDate(from),
        faceValuePaise: face,
        shares,
        dilutedShares: diluted as number | null,
      }),
    NO_SHARE_CAPITALS,
  );
const in2026 = (profitPaise: number, ...sets: readonly Set[]) =>
  earningsPerShare(profitPaise, { all: capitalsOf(...sets), period: YEAR, on: YEAR.to });

describe('earnings per share', () => {
  it('are the profit by the shares, to the paisa', () => {
    expect(in2026(4_02_700_00, ['2026-04-01', 1_00_000])).toStrictEqual({
      basicPaise: 4_03,
      dilutedPaise: null,
      shares: 1_00_000,
      dilutedShares: null,
    });
    expect(in2026(-2_50, ['2020-04-01', 100])).toMatchObject({ basicPaise: -3 });
  });

  it('weigh the shares by their days', () => {
    // 183 days of 1,00,000 and 182 days of 2,00,000.
    const found = in2026(10_00_000_00, ['2025-04-01', 1_00_000], ['2026-10-01', 2_00_000]);
    expect(found).toMatchObject({ shares: 1_49_863, basicPaise: 6_67 });
  });

  it('count divided shares in all days as they are now', () => {
    const found = in2026(
      10_00_000_00,
      ['2025-04-01', 1_00_000],
      ['2026-10-01', 5_00_000, { face: 2_00 }],
    );
    expect(found).toMatchObject({ shares: 5_00_000, basicPaise: 2_00 });
    const before = earningsPerShare(10_00_000_00, {
      all: capitalsOf(['2025-04-01', 1_00_000], ['2026-10-01', 5_00_000, { face: 2_00 }]),
      period: yearPeriod(2025),
      on: YEAR.to,
    });
    expect(before).toMatchObject({ shares: 5_00_000, basicPaise: 2_00 });
  });

  it('are diluted by what may become shares, but never in a loss', () => {
    const shares: Set = ['2026-04-01', 1_00_000, { diluted: 1_25_000 }];
    expect(in2026(5_00_000_00, shares)).toMatchObject({
      basicPaise: 5_00,
      dilutedPaise: 4_00,
      dilutedShares: 1_25_000,
    });
    expect(in2026(-5_00_000_00, shares)).toMatchObject({
      basicPaise: -5_00,
      dilutedPaise: -5_00,
      dilutedShares: 1_00_000,
    });
  });

  it('are told from the first day of which the book says its shares', () => {
    expect(in2026(10_00_000_00, ['2026-10-01', 1_00_000])).toMatchObject({ basicPaise: 10_00 });
    expect(in2026(10_00_000_00, ['2027-04-01', 1_00_000])).toBeNull();
    expect(in2026(10_00_000_00)).toBeNull();
  });

  it('lie between those of the fewest and of the most shares of the period', () => {
    const amount = fc.integer({ min: 0, max: 2 ** 45 });
    const shares = fc.integer({ min: 1, max: 1_000_000_000_000 });
    const day = fc.integer({ min: 1, max: 30 }).map((n) => `2026-06-${String(n).padStart(2, '0')}`);
    fc.assert(
      fc.property(amount, shares, shares, day, (profit, one, other, from) => {
        const both = in2026(profit, ['2026-04-01', one], [from, other])?.basicPaise ?? 0;
        const alone = [one, other].map(
          (count) => in2026(profit, ['2026-04-01', count])?.basicPaise ?? 0,
        );
        expect(both).toBeGreaterThanOrEqual(Math.min(...alone));
        expect(both).toBeLessThanOrEqual(Math.max(...alone));
      }),
    );
  });
});
