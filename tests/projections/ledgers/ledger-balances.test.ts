import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf, balancesOf } from '#projections/ledger-balances/read.ts';
import { chaiStall } from '#tests/specimens/books/chai-stall.ts';
import {
  marchMilkPosted,
  morningSalePosted,
  morningSaleReversed,
  salePostedWith,
} from '#tests/specimens/journals.ts';
import { did, didToJournal } from '../support/happened.ts';
import { laidOut, table } from '../support/laid-out.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

const { bookId, cash, milk } = chaiStall;
const NAMES: Readonly<Record<number, string>> = { [cash]: 'Cash', 43: 'Chai sales', 44: 'Milk' };
let tables: ReadTables;

beforeAll(async () => {
  tables = await openReadTables();
});
afterAll(() => tables.close());

const show = async () =>
  laidOut(await balancesOf(tables.db, bookId), {
    account: (row) => NAMES[row.accountId] ?? row.accountId,
    paise: (row) => row.balancePaise,
    entries: (row) => row.entryCount,
    'last seq': (row) => row.lastSeq,
  });

test('balances grow from drain to drain and say how far they have counted', async () => {
  await tables.happens(bookId, [
    did(morningSalePosted),
    did(salePostedWith({ journalId: 4, number: 2 })),
  ]);
  expect(await show()).toBe(
    table(`
      account      paise  entries  last seq
      Cash         24700        2         2
      Chai sales  -24700        2         2
    `),
  );
  await tables.happens(bookId, [did(marchMilkPosted)]);
  expect(await show()).toBe(
    table(`
      account      paise  entries  last seq
      Cash        -87300        3         3
      Chai sales  -24700        2         2
      Milk        112000        1         3
    `),
  );
});

test('a reversal restores the balances and counts as entries of its own', async () => {
  await tables.happens(bookId, [didToJournal(9, morningSaleReversed({ number: 4 }))]);
  expect(await show()).toBe(
    table(`
      account      paise  entries  last seq
      Cash        -99650        4         4
      Chai sales  -12350        3         4
      Milk        112000        1         3
    `),
  );
});

test('an account without entries is at zero', async () => {
  expect(await balanceOf(tables.db, bookId, milk)).toBe(112_000);
  expect(await balanceOf(tables.db, bookId, chaiStall.upi)).toBe(0);
  expect(await balanceOf(tables.db, bookId + 1, milk)).toBe(0);
});
