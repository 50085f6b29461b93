import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateOf } from '#core/kernel/calendar-date.ts';
import { monthPeriod, quarterPeriod, yearPeriod } from '#core/kernel/financial-year.ts';
import { ledgerPage } from '#projections/ledger-lines/read.ts';
import type { PageOfLines } from '#projections/ledger-lines/read.ts';
import type { LedgerLineRow } from '#projections/ledger-lines/table.ts';
import { chaiStall } from '#tests/specimens/books/chai-stall.ts';
import {
  credit,
  debit,
  marchMilkPosted,
  morningSalePosted,
  morningSaleReversed,
  salePostedWith,
} from '#tests/specimens/journals.ts';
import { did, didToJournal } from '../support/happened.ts';
import { laidOut, table } from '../support/laid-out.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

const { bookId, cash, upi, sales } = chaiStall;
let tables: ReadTables;

beforeAll(async () => {
  tables = await openReadTables();
  const mixed = [debit(cash, 5_000), debit(upi, 2_000), debit(cash, 1_000), credit(sales, 8_000)];
  await tables.happens(bookId, [
    did(morningSalePosted),
    did(marchMilkPosted),
    did(salePostedWith({ journalId: 4, number: 3, entryDate: '2026-04-01', entries: mixed })),
    didToJournal(9, morningSaleReversed({ number: 4 })),
  ]);
});
afterAll(() => tables.close());

const show = (rows: readonly LedgerLineRow[]) =>
  laidOut(rows, {
    date: (row) => row.entryDate,
    seq: (row) => row.seq,
    line: (row) => row.line,
    paise: (row) => row.amountPaise,
  });

const readPage = async (ofBook: number, accountId: number, page: PageOfLines) =>
  (await ledgerPage(ofBook, accountId, page).execute(tables.db)).rows;

const read = (accountId: number, period = yearPeriod(2026)) =>
  readPage(bookId, accountId, { period, after: null, limit: 100 });

test('an account’s lines stand by entry date, then as recorded, a reversal mirrored', async () => {
  expect(show(await read(cash, { from: dateOf(2000, 4, 1), to: dateOf(2027, 3, 31) }))).toBe(
    table(`
      date        seq  line    paise
      2026-03-31    2     2  -112000
      2026-04-01    3     1     5000
      2026-04-01    3     3     1000
      2026-11-20    1     1    12350
      2026-11-20    4     1   -12350
    `),
  );
});

test('both ends of a period belong to it, and each line to one month', async () => {
  expect(await read(cash, yearPeriod(2025))).toHaveLength(1);
  expect(await read(cash, monthPeriod(2025, 12))).toHaveLength(1);
  expect(await read(cash, monthPeriod(2026, 1))).toHaveLength(2);
  expect(await read(cash, quarterPeriod(2026, 3))).toHaveLength(2);
});

test('pages follow one another without gap or repetition, also within a day and a journal', async () => {
  const whole = await read(cash);
  const paged: LedgerLineRow[] = [];
  for (;;) {
    const page = await readPage(bookId, cash, {
      period: yearPeriod(2026),
      after: paged.at(-1) ?? null,
      limit: 1,
    });
    if (page.length === 0) break;
    paged.push(...page);
  }
  expect(paged).toStrictEqual(whole);
  expect(whole).toHaveLength(4);
});

test('another book’s account of the same id is empty', async () => {
  const page = { period: yearPeriod(2026), after: null, limit: 100 };
  expect(await readPage(bookId + 1, cash, page)).toStrictEqual([]);
});
