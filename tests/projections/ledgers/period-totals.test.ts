import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Nature } from '#core/account-type/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { monthPeriod, quarterPeriod, yearPeriod } from '#core/kernel/financial-year.ts';
import {
  movementsThrough,
  accountFigures,
  openingBalance,
} from '#projections/period-totals/read.ts';
import { closingOf, trialBalanceTotals } from '#projections/period-totals/read-closings.ts';
import { chaiStall } from '#tests/specimens/books/chai-stall.ts';
import { credit, debit, salePostedWith } from '#tests/specimens/journals.ts';
import { did } from '../support/happened.ts';
import { laidOut, table } from '../support/laid-out.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

const { bookId, cash, sales, milk } = chaiStall;
const ACCOUNTS = new Map<number, { readonly name: string; readonly nature: Nature }>([
  [cash, { name: 'Cash', nature: 'asset' }],
  [sales, { name: 'Chai sales', nature: 'income' }],
  [milk, { name: 'Milk', nature: 'expense' }],
]);
const natureOf = (accountId: number) => ACCOUNTS.get(accountId)?.nature ?? null;
let tables: ReadTables;

const sale = (journalId: number, entryDate: string, amountPaise: number) =>
  did(
    salePostedWith({
      journalId,
      number: journalId,
      entryDate,
      entries: [debit(cash, amountPaise), credit(sales, amountPaise)],
    }),
  );
const milkBought = (journalId: number, entryDate: string, amountPaise: number) =>
  did(
    salePostedWith({
      journalId,
      number: journalId,
      entryDate,
      entries: [debit(milk, amountPaise), credit(cash, amountPaise)],
    }),
  );

beforeAll(async () => {
  tables = await openReadTables();
  await tables.happens(bookId, [
    sale(1, '2026-03-31', 90_000),
    milkBought(2, '2026-03-31', 40_000),
    sale(3, '2026-04-01', 7_000),
    sale(4, '2026-06-30', 500),
  ]);
  await tables.happens(bookId, [
    milkBought(5, '2026-07-01', 2_000),
    sale(6, '2026-11-20', 100),
    sale(7, '2027-03-31', 60),
  ]);
});
afterAll(() => tables.close());

async function trialBalance(through: string): Promise<string> {
  const movements = await movementsThrough(tables.db, bookId, calendarDate(through));
  const rows = movements.map((movement) => ({
    name: ACCOUNTS.get(movement.accountId)?.name ?? '?',
    ...closingOf(movement, natureOf(movement.accountId)),
  }));
  const { profitBroughtForwardPaise, debitPaise, creditPaise } = trialBalanceTotals(rows);
  const lines = [...rows, { name: 'Profit & Loss A/c', closingPaise: profitBroughtForwardPaise }];
  const report = laidOut(lines, {
    account: ({ name }) => name,
    debit: ({ closingPaise }) => Math.max(closingPaise, 0),
    credit: ({ closingPaise }) => Math.max(-closingPaise, 0),
  });
  return `${report}\ntotals ${debitPaise} ${creditPaise}`;
}

test('income and expenses begin the year at zero, and their profit is brought forward', async () => {
  expect(await trialBalance('2026-11-30')).toBe(
    table(`
      account            debit  credit
      Cash               55600       0
      Chai sales             0    7600
      Milk                2000       0
      Profit & Loss A/c      0   50000
      totals 57600 57600
    `),
  );
});

test('the trial balance at the end of the first year has no profit brought forward', async () => {
  expect(await trialBalance('2026-03-31')).toBe(
    table(`
      account            debit  credit
      Cash               50000       0
      Chai sales             0   90000
      Milk               40000       0
      Profit & Loss A/c      0       0
      totals 90000 90000
    `),
  );
});

test('the figures before the first entry are zero, and there are none before the first year', async () => {
  expect(await movementsThrough(tables.db, bookId, calendarDate('2026-02-28'))).toMatchObject([
    { accountId: cash, earlierYearsPaise: 0, thisYearPaise: 0 },
    { accountId: sales, earlierYearsPaise: 0, thisYearPaise: 0 },
    { accountId: milk, earlierYearsPaise: 0, thisYearPaise: 0 },
  ]);
  expect(await movementsThrough(tables.db, bookId, calendarDate('2025-03-31'))).toStrictEqual([]);
});

test('cash is carried into each period, sales only within the year', async () => {
  const opening = async (accountId: number, period: ReturnType<typeof yearPeriod>) => {
    const asked = [tables.db, bookId, accountId, natureOf(accountId), period] as const;
    const balance = await openingBalance(...asked);
    expect(await accountFigures(...asked)).toMatchObject({ openingPaise: balance });
    return balance;
  };
  expect(await opening(cash, yearPeriod(2025))).toBe(0);
  expect(await opening(cash, yearPeriod(2026))).toBe(50_000);
  expect(await opening(cash, monthPeriod(2026, 2))).toBe(57_000);
  expect(await opening(cash, quarterPeriod(2026, 3))).toBe(55_500);
  expect(await opening(cash, yearPeriod(2027))).toBe(55_660);
  expect(await opening(sales, yearPeriod(2026))).toBe(0);
  expect(await opening(sales, monthPeriod(2026, 2))).toBe(-7_000);
  expect(await opening(sales, yearPeriod(2027))).toBe(0);
});

test('what was debited and credited is summed by month, quarter and year', async () => {
  const movement = async (period: ReturnType<typeof yearPeriod>) => {
    const figures = await accountFigures(tables.db, bookId, cash, natureOf(cash), period);
    return { debitPaise: figures.debitPaise, creditPaise: figures.creditPaise };
  };
  expect(await movement(monthPeriod(2026, 1))).toStrictEqual({ debitPaise: 7_000, creditPaise: 0 });
  expect(await movement(quarterPeriod(2026, 1))).toStrictEqual({
    debitPaise: 7_500,
    creditPaise: 0,
  });
  expect(await movement(yearPeriod(2026))).toStrictEqual({ debitPaise: 7_660, creditPaise: 2_000 });
  expect(await movement(yearPeriod(2024))).toStrictEqual({ debitPaise: 0, creditPaise: 0 });
});

test('each figure says how far it has counted', async () => {
  const movements = await movementsThrough(tables.db, bookId, calendarDate('2026-11-30'));
  expect(movements.map(({ accountId, lastSeq }) => [accountId, lastSeq])).toStrictEqual([
    [cash, 7],
    [sales, 7],
    [milk, 5],
  ]);
});
