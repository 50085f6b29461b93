// Perpetual profit is periodic profit: the statements of one book, once with its stock as a view of
// the register and once with what runs posted.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import { balanceSheet, daysOfResult, daysOfSheet } from '#core/statement/index.ts';
import { profitAndLoss, withStockByRegister } from '#core/statement/index.ts';
import type { StatementLedgers } from '#core/statement/index.ts';
import { stockOfLine } from '#core/stock-posting/index.ts';
import type { StockContra } from '#core/stock-posting/index.ts';
import { NO_STOCK_POLICIES, withPolicy } from '#core/stock-valuation/index.ts';
import type { GoodsAct, StockPolicies } from '#core/stock-valuation/index.ts';
import { ledgersOf, partsByName } from '../statement/ledgers-of.ts';
import type { Chart, Posting } from '../statement/ledgers-of.ts';
import {
  EVE,
  FROM,
  NO_STOCK,
  PERPETUAL,
  registerOn,
  standing,
  stateOf,
  withRun,
} from './examples.ts';
import type { Move, Stock } from './examples.ts';

const ACCOUNTS: Readonly<Record<StockContra, string>> = {
  sold: 'Cost of Goods Sold',
  received: 'Goods Received into Stock',
  used: 'Goods Used from Stock',
  lost: 'Loss of Stock',
  difference: 'Opening Balance Difference',
};
const CHART: Chart = {
  Capital: 'capital-account',
  Stock: 'stock-in-hand',
  Cash: 'cash-in-hand',
  Sales: 'sales-accounts',
  Purchases: 'purchase-accounts',
  [ACCOUNTS.sold]: 'direct-expenses',
  [ACCOUNTS.received]: 'direct-expenses',
  [ACCOUNTS.used]: 'direct-expenses',
  [ACCOUNTS.lost]: 'indirect-expenses',
  [ACCOUNTS.difference]: 'suspense',
};
const YEARS = [yearPeriod(2026), yearPeriod(2027)] as const;
const LAST = YEARS[1].to;
const PERIODIC: StockPolicies = withPolicy(NO_STOCK_POLICIES, {
  from: FROM,
  accounting: 'register',
  method: 'fifo',
});
const TRADE: readonly Posting[] = [
  ['2026-05-02', { Purchases: 3_000, Cash: -3_000 }],
  ['2026-07-02', { Cash: 4_100, Sales: -4_100 }],
  ['2027-07-02', { Cash: 900, Sales: -900 }],
];

const runPostings = (stock: Stock): readonly Posting[] =>
  standing(stock).map((line) => [
    line.date,
    {
      Stock: stockOfLine(line) / 100,
      ...Object.fromEntries(
        line.amounts.map(({ to, amountPaise }) => [ACCOUNTS[to], amountPaise / 100]),
      ),
    },
  ]);

function ledgersBy(stock: Stock, policies: StockPolicies): StatementLedgers {
  const days = [...daysOfResult(YEARS), ...daysOfSheet(YEARS.map(({ to }) => to))];
  const all = [...new Set([...days, EVE])];
  const byHand = stock.byHand.map(({ on, paise }): Posting => [
    on,
    { Stock: paise / 100, Cash: -paise / 100 },
  ]);
  const ledgers = ledgersOf(CHART, [...TRADE, ...byHand, ...runPostings(stock)], all);
  return withStockByRegister(ledgers, {
    policies,
    paise: all.map((day) => registerOn(stock, day)),
    posting: stateOf(stock.events),
    lockedTo: stock.lockedTo,
  });
}
const profitsOf = (ledgers: StatementLedgers) =>
  profitAndLoss(ledgers, [...YEARS], 'company').resultPaise;
/** What is nil is no line of a sheet, and one line alone has no sum. */
const sheetOf = (ledgers: StatementLedgers) => {
  const days = YEARS.map(({ to }) => to);
  return balanceSheet(ledgers, days, 'company')
    .lines.filter(({ as }) => as === 'line' || as === 'total')
    .map(({ name, amountsPaise }) => [name, amountsPaise] as const)
    .filter(([, amountsPaise]) => amountsPaise.some((paise) => paise !== 0));
};

const move = fc
  .record({
    on: fc.constantFrom('2026-03-20', '2026-04-01', '2026-06-15', '2027-02-01', '2027-09-09'),
    isIn: fc.boolean(),
    size: fc.integer({ min: 1, max: 9_000 }),
    document: fc.constantFrom('invoice', 'stock-journal', 'stock-loss'),
  })
  .map(({ on, isIn, size, document }) => {
    const act: GoodsAct = isIn
      ? { act: 'receive', quantityThousandths: size, valuePaise: size * 3 }
      : { act: 'issue', quantityThousandths: size };
    return { on, act, document };
  });
const someStock = fc
  .record({
    moves: fc.array(move, { maxLength: 12 }),
    hand: fc.option(fc.constantFrom('2026-03-31', '2026-05-05', '2027-03-31')),
    runs: fc.subarray(['2026-06-30', '2027-03-31', '2027-12-31']),
  })
  .map(({ moves, hand, runs }) => {
    const numbered = moves.map((one, at): Move => ({ ...one, seq: at + 1 }));
    const byHand = hand === null ? [] : [{ on: hand, paise: 70_000 }];
    const stock: Stock = { ...NO_STOCK, moves: numbered, byHand };
    return { stock, runs: runs.map(calendarDate) };
  });

test('the profit of each year and every balance are those of a periodic book', () => {
  fc.assert(
    fc.property(someStock, ({ stock, runs }) => {
      const periodic = ledgersBy(stock, PERIODIC);
      const some = runs.reduce(withRun, stock);
      const all = withRun(some, LAST);
      for (const posted of [stock, some, all]) {
        const perpetual = ledgersBy(posted, PERPETUAL);
        expect(profitsOf(perpetual)).toStrictEqual(profitsOf(periodic));
        expect(sheetOf(perpetual)).toStrictEqual(sheetOf(periodic));
      }
      // Once all is posted, the ledgers alone say it.
      const { days, accounts } = ledgersBy(all, PERPETUAL);
      const beside = accounts.filter(({ accountId }) => accountId === null);
      for (const { netsPaise } of beside) {
        expect(netsPaise.every((paise, at) => paise === 0 || days[at] === EVE)).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('the profits of a locked book differ by exactly what is posted later than its own day', () => {
  fc.assert(
    fc.property(someStock, move, ({ stock }, late) => {
      const lockedTo = YEARS[0].to;
      const posted = withRun(stock, lockedTo);
      const moves = [...posted.moves, { ...late, seq: 90 }];
      const locked = withRun({ ...posted, moves, lockedTo }, LAST);
      const periodic = profitsOf(ledgersBy({ ...locked, events: [] }, PERIODIC));
      const moved = standing(locked).filter(({ on, date }) => on <= lockedTo && date > lockedTo);
      const listed = moved.reduce((sum, line) => {
        const ofResult = line.amounts.filter(({ to }) => to !== 'difference');
        return sum + ofResult.reduce((all, { amountPaise }) => all - amountPaise, 0);
      }, 0);
      const [first = 0, second = 0] = periodic;
      const perpetual = profitsOf(ledgersBy(locked, PERPETUAL));
      expect(perpetual).toStrictEqual([first - listed, second + listed]);
    }),
    { numRuns: 400 },
  );
});

test('the trading account tells opening stock, purchases, closing stock, and what was lost', () => {
  const stock = withRun(
    {
      ...NO_STOCK,
      byHand: [{ on: '2026-03-31', paise: 100_000 }],
      moves: [
        { on: '2026-03-31', seq: 0, document: 'opening', act: goods('receive', 20_000, 100_000) },
        {
          on: '2026-05-02',
          seq: 1,
          document: 'stock-journal',
          act: goods('receive', 60_000, 300_000),
        },
        { on: '2026-07-02', seq: 2, document: 'invoice', act: goods('issue', 50_000) },
        { on: '2026-08-02', seq: 3, document: 'stock-loss', act: goods('issue', 2_000) },
      ],
    },
    YEARS[0].to,
  );
  const result = profitAndLoss(ledgersBy(stock, PERPETUAL), [YEARS[0]], 'proprietor');
  expect(partsByName(result, 'Cost of goods sold')).toStrictEqual({
    'Opening stock': 1_000,
    Purchases: 3_000,
    'Less: closing stock': -1_400,
    'Less: goods lost, or found at counts': -100,
  });
  expect(partsByName(result, 'Indirect expenses')).toStrictEqual({ 'Loss of Stock': 100 });
});

function goods(act: 'receive' | 'issue', quantityThousandths: number, valuePaise = 0): GoodsAct {
  return act === 'receive'
    ? { act, quantityThousandths, valuePaise }
    : { act, quantityThousandths };
}
