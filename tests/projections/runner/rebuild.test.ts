// Rebuilt rows equal live ones after any history, however it was cut into drains; and the figures
// of a book agree with one another and with those added up the slow way.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Nature } from '#core/account-type/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { monthPeriod, quarterPeriod, yearPeriod } from '#core/kernel/financial-year.ts';
import { balancesOf } from '#projections/ledger-balances/read.ts';
import { ledgerPage } from '#projections/ledger-lines/read.ts';
import {
  movementsThrough,
  openingBalance,
  accountFigures,
} from '#projections/period-totals/read.ts';
import { closingOf, trialBalanceTotals } from '#projections/period-totals/read-closings.ts';
import {
  createDiffering,
  noteDiffering,
  replaceNoted,
} from '#projections/runner/shadow/replace.ts';
import { findProjection, PROJECTIONS } from '#projections/registry.ts';
import { accountPool, history } from '#tests/support/arbitraries.ts';
import { balances, commandOf, openPaperBook, submit } from '#tests/support/paper-book.ts';
import { chaiStall } from '#tests/specimens/books/chai-stall.ts';
import { marchMilkPosted, morningSalePosted } from '#tests/specimens/journals.ts';
import { did } from '../support/happened.ts';
import type { Happened } from '../support/happened.ts';
import { foldedDifferences } from '../support/folded.ts';
import { openReadTables } from '../support/read-tables.ts';
import { openShadows } from '../support/shadows.ts';
import type { Shadows } from '../support/shadows.ts';
import type { ReadTables } from '../support/read-tables.ts';
import { bookMoves, installationMoves } from '../support/record-moves.ts';

const BOOK = chaiStall.bookId;
const LONG_MS = 120_000;
let tables: ReadTables;
let shadows: Shadows;

beforeAll(async () => {
  tables = await openReadTables();
  shadows = await openShadows(tables);
});
afterAll(async () => {
  shadows.close();
  await tables.close();
});

/** A history of a book, of the installation, and how it came in drains. */
const whatHappened = fc
  .tuple(history, bookMoves, installationMoves, fc.array(fc.integer({ min: 1, max: 9 })))
  .map(([moves, more, installation, drains]) => {
    const paper = openPaperBook();
    for (const move of moves) {
      const command = commandOf(paper, move);
      if (command !== null) submit(paper, command);
    }
    const journals = paper.log.map(({ event, stream }) => did(event, stream));
    return {
      paper,
      book: [...journals, ...more.map((event) => did(event))],
      installation: installation.map((event) => did(event)),
      drains,
    };
  });

async function happenInDrains(
  bookId: number,
  happened: readonly Happened[],
  drains: readonly number[],
): Promise<void> {
  let from = 0;
  for (let drain = 0; from < happened.length; drain += 1) {
    const length = drains[drain] ?? happened.length;
    await tables.happens(bookId, happened.slice(from, from + length));
    from += length;
  }
}

const differences = (bookId: number) => shadows.differences({ bookId });

test(
  'rebuilt rows, and those folded in memory, equal live ones after any history',
  () =>
    fc.assert(
      fc.asyncProperty(whatHappened, async ({ book, installation, drains }) => {
        await tables.forget();
        await happenInDrains(BOOK, book, drains);
        await happenInDrains(0, installation, drains);
        expect(await differences(BOOK)).toStrictEqual([]);
        expect(await differences(0)).toStrictEqual([]);
        expect(await foldedDifferences(tables, BOOK)).toStrictEqual([]);
        expect(await foldedDifferences(tables, 0)).toStrictEqual([]);
      }),
      { numRuns: 25 },
    ),
  LONG_MS,
);

const natureOf = (accountId: number): Nature => (accountId % 2 === 0 ? 'income' : 'asset');

test(
  'balances are those of the paper book and come to zero',
  () =>
    fc.assert(
      fc.asyncProperty(whatHappened, async ({ paper, book, drains }) => {
        await tables.forget();
        await happenInDrains(BOOK, book, drains);
        const rows = await balancesOf(tables.db, BOOK);
        const held = new Map(rows.map((row) => [row.accountId, row.balancePaise]));
        for (const [accountId, paise] of balances(paper)) {
          expect(BigInt(held.get(accountId) ?? 0)).toBe(paise);
        }
        expect(rows.reduce((sum, row) => sum + row.balancePaise, 0)).toBe(0);
      }),
      { numRuns: 15 },
    ),
  LONG_MS,
);

test(
  'months add up to quarters and years, ledgers carry on, and trial balances foot',
  () =>
    fc.assert(
      fc.asyncProperty(whatHappened, async ({ book, drains }) => {
        await tables.forget();
        await happenInDrains(BOOK, book, drains);
        for (const year of [2024, 2025]) {
          await expectPeriodsAddUp(year);
          await expectTrialBalanceFoots(`${year + 1}-03-31`);
          await expectTrialBalanceFoots(`${year}-09-30`);
        }
      }),
      { numRuns: 8 },
    ),
  LONG_MS,
);

async function expectPeriodsAddUp(year: number): Promise<void> {
  const positions = Array.from({ length: 12 }, (_, index) => index + 1);
  for (const accountId of accountPool.slice(0, 2)) {
    const movement = (period: ReturnType<typeof yearPeriod>) =>
      accountFigures(tables.db, BOOK, accountId, 'asset', period);
    const whole = await movement(yearPeriod(year));
    const months = await Promise.all(positions.map((month) => movement(monthPeriod(year, month))));
    const quarters = await Promise.all(
      [1, 2, 3, 4].map((quarter) => movement(quarterPeriod(year, quarter))),
    );
    for (const side of ['debitPaise', 'creditPaise'] as const) {
      expect(months.reduce((sum, month) => sum + month[side], 0)).toBe(whole[side]);
      expect(quarters.reduce((sum, quarter) => sum + quarter[side], 0)).toBe(whole[side]);
    }
    const page = { period: yearPeriod(year), after: null, limit: 10_000 };
    const { rows: lines } = await ledgerPage(BOOK, accountId, page).execute(tables.db);
    const net = whole.debitPaise - whole.creditPaise;
    expect(lines.reduce((sum, line) => sum + line.amountPaise, 0)).toBe(net);
    const opening = (ofYear: number) =>
      openingBalance(tables.db, BOOK, accountId, 'asset', yearPeriod(ofYear));
    expect(await opening(year + 1)).toBe((await opening(year)) + net);
  }
}

async function expectTrialBalanceFoots(through: string): Promise<void> {
  const movements = await movementsThrough(tables.db, BOOK, calendarDate(through));
  const closings = movements.map((one) => closingOf(one, natureOf(one.accountId)));
  const { debitPaise, creditPaise } = trialBalanceTotals(closings);
  expect(debitPaise).toBe(creditPaise);
}

test('a row that was tampered with is shown on both sides', async () => {
  await tables.forget();
  await tables.happens(BOOK, [did(morningSalePosted), did(marchMilkPosted)]);
  await tables.pool.query(`update ledger_balances set balance_paise = 1 where account_id = 41`);
  expect(await differences(BOOK)).toStrictEqual([
    {
      table: 'ledger_balances',
      side: 'live',
      row: '{"book_id":7,"account_id":41,"balance_paise":1,"entry_count":2,"last_seq":2}',
    },
    {
      table: 'ledger_balances',
      side: 'rebuilt',
      row: '{"book_id":7,"account_id":41,"balance_paise":-99650,"entry_count":2,"last_seq":2}',
    },
  ]);
});

test('one projection of one book is replaced with progress, all else is left', async () => {
  await tables.forget();
  await tables.happens(BOOK, [did(morningSalePosted), did(marchMilkPosted)]);
  await tables.happens(9, [did(morningSalePosted)]);
  await tables.pool.query(`update ledger_balances set balance_paise = 1`);
  await tables.pool.query(`update ledger_lines set amount_paise = 1`);
  const projections = [findProjection('ledger-balances') ?? PROJECTIONS[0]].flatMap(
    (one) => one ?? [],
  );
  const progress: number[] = [];
  const onProgress = (seq: number) => progress.push(seq);
  const shadowed = { bookId: BOOK, projections, sliceLength: 1, onProgress };
  await shadows.filled(shadowed, async ({ query }) => {
    for (const table of projections.flatMap((one) => one.tables)) {
      await createDiffering(query, table);
      await noteDiffering(query, table, BOOK);
      await replaceNoted(query, table);
    }
  });
  expect(progress).toStrictEqual([1, 2]);
  expect(new Set((await differences(BOOK)).map(({ table }) => table))).toStrictEqual(
    new Set(['ledger_lines']),
  );
  expect((await balancesOf(tables.db, 9)).map(({ balancePaise }) => balancePaise)).toStrictEqual([
    1, 1,
  ]);
});

test('a text is rebuilt as it was written, whatever COPY takes its characters for', async () => {
  const narration = 'Tab\there\nand \\ there, \\N and \\. and “₹”';
  await tables.forget();
  await tables.happens(BOOK, [
    did({ ...morningSalePosted, data: { ...morningSalePosted.data, narration } }),
  ]);
  expect(await differences(BOOK)).toStrictEqual([]);
});

test('there is no projection of an unknown name', () => {
  expect(findProjection('ledger-colours')).toBeNull();
});
