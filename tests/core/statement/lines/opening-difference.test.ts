// Opening stock of the register that nobody posted, among the differences in opening balances.
import { describe, expect, it } from 'vitest';
import { calendarDate, dayAfter } from '#core/kernel/calendar-date.ts';
import { daysOfSheet, openingNotPosted, withStockByRegister } from '#core/statement/index.ts';
import { NO_STOCK_POLICIES, withPolicy } from '#core/stock-valuation/index.ts';
import { ledgersOf, paiseOf } from '../ledgers-of.ts';
import type { Posting } from '../ledgers-of.ts';

const CHART = {
  'Opening Balance Difference': 'suspense',
  Cash: 'cash-in-hand',
} as const;
const EVE = calendarDate('2026-03-31');
const LOCKED_TO = calendarDate('2026-09-30');
const AFTER = dayAfter(LOCKED_TO);

describe('opening stock that nobody posted', () => {
  const policies = withPolicy(NO_STOCK_POLICIES, {
    from: '2026-04-01',
    accounting: 'perpetual',
    method: 'fifo',
  });
  const notPosted = (postings: readonly Posting[], lockedTo: typeof LOCKED_TO | null) => {
    const ledgers = ledgersOf(CHART, postings, daysOfSheet([EVE, LOCKED_TO, AFTER]));
    const paise = ledgers.days.map(() => paiseOf(50_000));
    const shown = withStockByRegister(ledgers, {
      policies,
      paise,
      posting: { runs: [] },
      lockedTo,
    });
    return [EVE, LOCKED_TO, AFTER].map((day) => openingNotPosted(shown, day) / 100);
  };

  it('is a difference from the eve on, but on no day that is locked', () => {
    expect(notPosted([], null)).toEqual([-50_000, -50_000, -50_000]);
    expect(notPosted([], LOCKED_TO)).toEqual([-50_000, 0, -50_000]);
  });

  it('is told without what stands on an account of that name', () => {
    const posted: Posting = [EVE, { Cash: 700, 'Opening Balance Difference': -700 }];
    expect(notPosted([posted], null)).toEqual([-50_000, -50_000, -50_000]);
  });
});
