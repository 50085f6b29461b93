import { describe, expect, it } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import { YEAR_END_POINTS, judgeYearEnd } from '#core/statement/index.ts';
import type { YearEndCode, YearEndFacts } from '#core/statement/index.ts';

const on = calendarDate;

/** A shop with stock, cash, assets and customers, of which all is settled but the lock. */
const SETTLED: YearEndFacts = {
  year: yearPeriod(2025),
  drafts: 0,
  openingDifference: { accountId: 40, paise: 0 },
  suspense: [{ accountId: 41, paise: 0 }],
  cash: { accounts: 1, daysBelow: [] },
  unmatched: { count: 0, paise: 0 },
  unchecked: 0,
  stock: { products: 12, negative: 0, countedOn: on('2026-03-31') },
  closingStock: {
    byRegister: false,
    paise: 80_000_00,
    isMissing: false,
    withoutCost: 0,
    isUsed: true,
  },
  goodsReceived: { notes: 1, openPaise: 4_000_00, owedPaise: 4_000_00, accountId: 44 },
  stockPosting: { open: 0, toPostPaise: 0, lateOn: null },
  depreciation: { assets: 3, open: 0, toPostPaise: 0 },
  undistributedPaise: 0,
  numbers: { taken: 214, missing: 0 },
  trialBalance: { debitPaise: 4_10_000_00, creditPaise: 4_10_000_00 },
  lockedTo: on('2026-02-28'),
};

/** A book of services that has begun nothing of what it need not. */
const BARE: YearEndFacts = {
  ...SETTLED,
  openingDifference: null,
  suspense: [],
  cash: { accounts: 0, daysBelow: [] },
  unmatched: null,
  unchecked: null,
  stock: { products: 0, negative: 0, countedOn: null },
  closingStock: { byRegister: false, paise: 0, isMissing: false, withoutCost: 0, isUsed: false },
  goodsReceived: null,
  stockPosting: null,
  depreciation: { assets: 0, open: 0, toPostPaise: 0 },
  undistributedPaise: null,
  numbers: { taken: 0, missing: 0 },
};

const statesOf = (facts: YearEndFacts) =>
  Object.fromEntries(YEAR_END_POINTS.map((code) => [code, judgeYearEnd(code, facts).state]));

const except = (state: string, others: Readonly<Partial<Record<YearEndCode, string>>>) => ({
  ...Object.fromEntries(YEAR_END_POINTS.map((code) => [code, state])),
  ...others,
});

describe('the points of a year’s end', () => {
  it('are all fine but the lock where a shop has settled everything', () => {
    expect(statesOf(SETTLED)).toStrictEqual(except('fine', { lock: 'to-do' }));
  });

  it('are not used where a book has nothing of them', () => {
    expect(statesOf(BARE)).toStrictEqual(
      except('not-used', { drafts: 'fine', 'trial-balance': 'fine', lock: 'to-do' }),
    );
  });

  it('have the lock fine from the last day of the year on', () => {
    const stateAt = (day: string) => judgeYearEnd('lock', { ...SETTLED, lockedTo: on(day) }).state;
    expect(['2026-03-30', '2026-03-31', '2026-06-30'].map(stateAt)).toStrictEqual([
      'to-do',
      'fine',
      'fine',
    ]);
    expect(judgeYearEnd('lock', { ...SETTLED, lockedTo: null }).on).toBeNull();
  });

  it('ask for the value of goods that came and were not billed, as far as no ledger has it', () => {
    const goodsReceived = { notes: 2, openPaise: 4_000_00, owedPaise: 1_500_00, accountId: 44 };
    expect(judgeYearEnd('goods-received', { ...SETTLED, goodsReceived })).toStrictEqual({
      code: 'goods-received',
      state: 'to-do',
      count: 2,
      paise: 2_500_00,
      on: null,
      accountId: 44,
    });
  });

  it('count accounts of suspense that hold something, though they come to nil together', () => {
    const suspense = [
      { accountId: 41, paise: 0 },
      { accountId: 42, paise: 500_00 },
      { accountId: 43, paise: -500_00 },
    ];
    expect(judgeYearEnd('suspense', { ...SETTLED, suspense })).toStrictEqual({
      code: 'suspense',
      state: 'to-do',
      count: 2,
      paise: 0,
      on: null,
      accountId: 42,
    });
  });

  it('name the first day and the lowest balance of negative cash, whichever account had them', () => {
    const daysBelow = [
      { accountId: 1, on: on('2025-09-01'), paise: -900_00 },
      { accountId: 2, on: on('2025-06-01'), paise: -100_00 },
    ];
    const facts = { ...SETTLED, cash: { accounts: 2, daysBelow } };
    expect(judgeYearEnd('negative-cash', facts)).toStrictEqual({
      code: 'negative-cash',
      state: 'to-do',
      count: 2,
      paise: -900_00,
      on: '2025-06-01',
      accountId: 2,
    });
    const never = { ...SETTLED, cash: { accounts: 2, daysBelow: [] } };
    expect(judgeYearEnd('negative-cash', never)).toStrictEqual({
      code: 'negative-cash',
      state: 'fine',
      count: 0,
      paise: 0,
      on: null,
      accountId: null,
    });
  });

  it.each<[string, YearEndCode, Partial<YearEndFacts>]>([
    ['a draft', 'drafts', { drafts: 1 }],
    [
      'a difference in openings',
      'opening-difference',
      { openingDifference: { accountId: 40, paise: -1 } },
    ],
    ['an advance that settles nothing', 'unmatched', { unmatched: { count: 1, paise: 5 } }],
    ['an entry that nobody checked', 'unchecked', { unchecked: 1 }],
    [
      'stock that nobody counted',
      'stock-counted',
      { stock: { ...SETTLED.stock, countedOn: null } },
    ],
    ['stock below nil', 'negative-stock', { stock: { ...SETTLED.stock, negative: 1 } }],
    ['a loss that is not divided', 'appropriation', { undistributedPaise: -1 }],
    ['a gap in numbers', 'numbers', { numbers: { taken: 9, missing: 2 } }],
    [
      'goods bought without a closing stock',
      'closing-stock',
      { closingStock: { ...SETTLED.closingStock, paise: 0, isMissing: true } },
    ],
    [
      'goods bought of which none came into the register',
      'closing-stock',
      { closingStock: { ...SETTLED.closingStock, byRegister: true, paise: 0, isMissing: true } },
    ],
    [
      'a product in the register without a cost',
      'closing-stock',
      { closingStock: { ...SETTLED.closingStock, byRegister: true, withoutCost: 1 } },
    ],
    [
      'cost of stock that a lock puts into the next year',
      'stock-posting',
      { stockPosting: { open: 2, toPostPaise: 0, lateOn: on('2026-04-01') } },
    ],
    [
      'a run that posts as much as it takes back',
      'depreciation',
      { depreciation: { assets: 2, open: 2, toPostPaise: 0 } },
    ],
    ['a paisa too much', 'trial-balance', { trialBalance: { debitPaise: 101, creditPaise: 100 } }],
  ])('are to do for %s alone', (_what, code, change) => {
    expect(statesOf({ ...SETTLED, ...change })).toStrictEqual(
      except('fine', { lock: 'to-do', [code]: 'to-do' }),
    );
  });

  it('take closing stock from the register, and count the products that have no cost there', () => {
    const closingStock = { ...SETTLED.closingStock, byRegister: true, paise: 900 };
    const point = (change: object) =>
      judgeYearEnd('closing-stock', { ...SETTLED, closingStock: { ...closingStock, ...change } });
    expect(point({})).toMatchObject({ state: 'fine', paise: 900, count: null });
    expect(point({ withoutCost: 3 })).toMatchObject({ state: 'to-do', paise: 900, count: 3 });
    expect(point({ isMissing: true })).toMatchObject({ state: 'to-do', count: 0 });
    const entered = { byRegister: false, isMissing: true };
    expect(point(entered)).toMatchObject({ state: 'to-do', count: null });
  });
});
