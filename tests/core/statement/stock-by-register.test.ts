// Stock that the register says, in the statements of a book that takes it from there.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import {
  balanceSheet,
  cashFlow,
  daysOfResult,
  daysOfSheet,
  eveOfRegister,
  partsOfPeriod,
  profitAndLoss,
  withStockByRegister,
} from '#core/statement/index.ts';
import type { FinancialStatement, StatementLedgers } from '#core/statement/index.ts';
import { NO_STOCK_POLICIES, withPolicy } from '#core/stock-valuation/index.ts';
import type { StockPolicies } from '#core/stock-valuation/index.ts';
import { ledgersOf, paiseOf, partsByName, rupeesByName } from './ledgers-of.ts';
import type { Chart, Posting } from './ledgers-of.ts';

const CHART: Chart = {
  Capital: 'capital-account',
  Stock: 'stock-in-hand',
  Cash: 'cash-in-hand',
  Sales: 'sales-accounts',
  Purchases: 'purchase-accounts',
  'Changes in stock': 'direct-expenses',
};
const YEAR = yearPeriod(2026);
const EVE = dayBefore(YEAR.from);

const register = (from: string): StockPolicies =>
  withPolicy(NO_STOCK_POLICIES, { from, accounting: 'register', method: 'fifo' });
const BY_REGISTER = register('2026-04-01');

/** Bought 3,00,000, sold 4,10,000. */
const TRADE: readonly Posting[] = [
  ['2026-05-02', { Purchases: 300_000, Cash: -300_000 }],
  ['2026-07-02', { Cash: 410_000, Sales: -410_000 }],
];
const OPENED: Posting = ['2026-03-31', { Stock: 50_000, Capital: -50_000 }];
const ENTERED: Posting = ['2027-03-31', { Stock: 30_000, 'Changes in stock': -30_000 }];

type Worth = (day: CalendarDate) => number;
const WORTH: Worth = (day) => (day < YEAR.to ? 50_000 : 80_000);

function ledgersBy(
  postings: readonly Posting[],
  days: readonly CalendarDate[],
  worth: Worth = WORTH,
  policies = BY_REGISTER,
): StatementLedgers {
  const eve = eveOfRegister(policies);
  const ledgers = ledgersOf(CHART, postings, [...new Set([...days, ...(eve ? [eve] : [])])]);
  return withStockByRegister(ledgers, {
    policies,
    paise: ledgers.days.map((day) => paiseOf(worth(day))),
    posting: { runs: [] },
    lockedTo: null,
  });
}
const resultOf = (postings: readonly Posting[], form: 'proprietor' | 'company' = 'proprietor') =>
  profitAndLoss(ledgersBy(postings, daysOfResult([YEAR])), [YEAR], form);

const costsOf = (result: FinancialStatement) => partsByName(result, 'Cost of goods sold');

describe('a year whose stock comes from the register', () => {
  it('tells opening stock, purchases and closing stock, and earns what they come to', () => {
    const result = resultOf([OPENED, ...TRADE]);
    expect(costsOf(result)).toStrictEqual({
      'Opening stock': 50_000,
      Purchases: 300_000,
      'Less: closing stock': -80_000,
    });
    expect(rupeesByName(result)).toMatchObject({ 'Gross profit': 140_000 });
    expect(result.lacksClosingStock).toBe(false);
  });

  it('is the same whether its closing stock is entered too, right or wrong', () => {
    const alone = resultOf([OPENED, ...TRADE]);
    expect(resultOf([OPENED, ...TRADE, ENTERED])).toStrictEqual(alone);
    const wrong: Posting = ['2027-03-31', { Stock: 90_000, 'Changes in stock': -90_000 }];
    expect(resultOf([OPENED, ...TRADE, wrong])).toStrictEqual(alone);
  });

  it('shows a company the change of its inventories', () => {
    const company = rupeesByName(resultOf([OPENED, ...TRADE], 'company'));
    expect(Object.values(company)).toContain(-30_000);
  });

  it('opens by the register what nobody posted, which stands as a difference', () => {
    const result = resultOf(TRADE);
    expect(costsOf(result)).toMatchObject({ 'Opening stock': 50_000 });
    expect(rupeesByName(result)).toMatchObject({ 'Gross profit': 140_000 });
    const days = [YEAR.to];
    const sheet = balanceSheet(ledgersBy(TRADE, daysOfSheet(days)), days, 'proprietor');
    expect(rupeesByName(sheet)).toMatchObject({ Inventories: 80_000 });
    expect(sheet.lines.flatMap(({ parts }) => parts)).toContainEqual(
      expect.objectContaining({
        accountId: null,
        name: 'Opening Balance Difference',
        amountsPaise: [paiseOf(50_000)],
      }),
    );
  });

  it('opens with what was reported, and bears what the register says beyond it', () => {
    const reported: Posting = ['2026-03-31', { Stock: 45_000, Capital: -45_000 }];
    const result = resultOf([reported, ...TRADE]);
    expect(costsOf(result)).toMatchObject({ 'Opening stock': 45_000 });
    expect(rupeesByName(result)).toMatchObject({ 'Gross profit': 145_000 });
  });

  it('leaves the years before as they were reported', () => {
    const before = yearPeriod(2025);
    const postings = [OPENED, ...TRADE];
    const own = profitAndLoss(ledgersBy(postings, daysOfResult([before])), [before], 'proprietor');
    const days = daysOfResult([before]);
    const entered = profitAndLoss(ledgersOf(CHART, postings, days), [before], 'proprietor');
    expect(own).toStrictEqual(entered);
  });
});

const DAYS = ['2025-03-31', '2025-09-30', '2026-03-31', '2026-08-15', '2026-12-31', '2027-03-31'];
const names = Object.keys(CHART);
const posting = fc
  .tuple(
    fc.constantFrom(...DAYS),
    fc.constantFrom(...names),
    fc.constantFrom(...names),
    fc.integer({ min: 1, max: 10_000_000 }),
  )
  .map(([day, debit, credit, rupees]): Posting => [
    day,
    debit === credit ? {} : { [debit]: rupees, [credit]: -rupees },
  ]);
const postings = fc.array(posting, { maxLength: 30 });
const worth = fc
  .array(fc.integer({ min: -1_000_000, max: 10_000_000 }), { minLength: 30, maxLength: 30 })
  .map(
    (all): Worth =>
      (day) =>
        all[Number(day.slice(2, 4) + day.slice(5, 7)) % 30] ?? 0,
  );
const policies = fc.constantFrom(
  BY_REGISTER,
  register('2025-04-01'),
  withPolicy(register('2025-04-01'), { from: '2026-04-01', accounting: 'entered', method: 'fifo' }),
);

describe('whatever was posted, and whatever the register says', () => {
  test('both sides of the balance sheet are equal, and the year earns what it says', () => {
    fc.assert(
      fc.property(postings, worth, policies, (all, worthOf, policy) => {
        const days = [EVE, calendarDate('2026-08-15'), YEAR.to];
        const columns = [YEAR, ...partsOfPeriod(YEAR, 'quarters')];
        const wanted = [...daysOfSheet(days), ...daysOfResult(columns)];
        const ledgers = ledgersBy(all, wanted, worthOf, policy);
        for (const form of ['proprietor', 'firm', 'company'] as const) {
          const sheet = balanceSheet(ledgers, days, form);
          const [one, other] = sheet.lines.filter(({ as }) => as === 'total');
          expect(one?.amountsPaise).toStrictEqual(other?.amountsPaise);
          const { resultPaise } = profitAndLoss(ledgers, columns, form);
          expect(resultPaise[0]).toBe(sheet.resultPaise[2]);
          expect(resultPaise.slice(1).reduce((sum, paise) => sum + paise, 0)).toBe(resultPaise[0]);
          expect(cashFlow(ledgers, columns, { form, journals: [], turnovers: [] }).ties).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the year earns opening and closing by the register, without what was posted on stock', () => {
    fc.assert(
      fc.property(postings, worth, (all, worthOf) => {
        const ledgers = ledgersBy(all, daysOfResult([YEAR]), worthOf, register('2025-04-01'));
        const [earned = 0] = profitAndLoss(ledgers, [YEAR], 'proprietor').resultPaise;
        const within = all.filter(([day]) => day >= YEAR.from);
        const plain = within.reduce((sum, [, lines]) => {
          const of = (name: string) => lines[name] ?? 0;
          return sum - of('Sales') - of('Purchases') - of('Changes in stock') - of('Stock');
        }, 0);
        const stock = worthOf(YEAR.to) - worthOf(EVE);
        expect(earned).toBe(paiseOf(plain + stock));
      }),
    );
  });
});

test('the eve of the register is the day before its first year, and none without one', () => {
  const set = (from: string, accounting: 'register' | 'entered') =>
    ({ from, accounting, method: 'fifo' }) as const;
  expect(eveOfRegister(NO_STOCK_POLICIES)).toBeNull();
  const entered = withPolicy(NO_STOCK_POLICIES, set('2025-04-01', 'entered'));
  expect(eveOfRegister(entered)).toBeNull();
  const later = withPolicy(entered, set('2027-04-01', 'register'));
  expect(eveOfRegister(withPolicy(later, set('2026-04-01', 'register')))).toBe('2026-03-31');
});
