// What accounts were debited and credited in any days is the sum of their lines, whether it comes
// from the totals of months or from the lines, but for what was taken back in those days.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { calendarDate, dateOf } from '#core/kernel/calendar-date.ts';
import { turnoverIn } from '#projections/period-totals/read-turnover.ts';
import { chaiStall } from '#tests/specimens/books/chai-stall.ts';
import { credit, debit, morningSaleReversed, salePostedWith } from '#tests/specimens/journals.ts';
import { did, didToJournal } from '../support/happened.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

const { bookId, cash, sales, milk } = chaiStall;
let tables: ReadTables;
beforeAll(async () => {
  tables = await openReadTables();
});
afterAll(() => tables.close());

type Entered = {
  readonly date: CalendarDate;
  readonly paise: number;
  readonly of: 'sale' | 'milk';
  /** The day on which it was taken back. */
  readonly backOn: CalendarDate | null;
};

const day = fc
  .record({ year: fc.integer({ min: 2025, max: 2027 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain(({ year, month }) =>
    fc.constantFrom(1, 2, 28).map((ofMonth) => dateOf(year, month, ofMonth)),
  );
const anyEnd = fc.oneof(
  day,
  fc.constantFrom(calendarDate('2026-03-31'), calendarDate('2026-04-30'), dateOf(2027, 3, 31)),
);
const entered: fc.Arbitrary<Entered> = fc.record({
  date: day,
  paise: fc.integer({ min: 1, max: 1_000_000 }),
  of: fc.constantFrom('sale', 'milk'),
  backOn: fc.option(day, { freq: 3 }),
});

const sidesOf = ({ of, paise }: Entered) =>
  of === 'sale'
    ? [debit(cash, paise), credit(sales, paise)]
    : [debit(milk, paise), credit(cash, paise)];

function happenedTo(one: Entered, at: number) {
  const journalId = 2 * at + 1;
  const posted = did(
    salePostedWith({ journalId, number: journalId, entryDate: one.date, entries: sidesOf(one) }),
  );
  if (one.backOn === null) return [posted];
  const reversalId = journalId + 1;
  const ids = { reversalId, number: reversalId, entryDate: one.backOn };
  return [posted, didToJournal(journalId, morningSaleReversed(ids))];
}

/** Line by line, without what was taken back within the days. */
function expected(all: readonly Entered[], from: string, to: string) {
  const isIn = (date: string) => date >= from && date <= to;
  const sums = new Map<number, { debitPaise: number; creditPaise: number }>();
  const add = (accountId: number, debitPaise: number, creditPaise: number) => {
    const sum = sums.get(accountId) ?? { debitPaise: 0, creditPaise: 0 };
    sum.debitPaise += debitPaise;
    sum.creditPaise += creditPaise;
    sums.set(accountId, sum);
  };
  for (const one of all) {
    if (one.backOn !== null && isIn(one.date) && isIn(one.backOn)) continue;
    for (const { accountId, side, amountPaise } of sidesOf(one)) {
      const [debits, credits] = side === 'debit' ? [amountPaise, 0] : [0, amountPaise];
      if (isIn(one.date)) add(accountId, debits, credits);
      if (one.backOn !== null && isIn(one.backOn)) add(accountId, credits, debits);
    }
  }
  return sums;
}

it('what was debited and credited is the sum of the lines, over any days', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entered, { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(anyEnd, anyEnd), { minLength: 8, maxLength: 8 }),
      fc.subarray([cash, sales, milk], { minLength: 1 }),
      async (all, spans, asked) => {
        await tables.forget();
        await tables.happens(bookId, all.flatMap(happenedTo));
        for (const [one, other] of spans) {
          const [from, to] = one < other ? [one, other] : [other, one];
          const rows = await turnoverIn(tables.db, bookId, { from, to }, asked);
          const found = new Map(rows.map(({ accountId, ...sums }) => [accountId, sums]));
          const sums = expected(all, from, to);
          for (const id of [cash, sales, milk]) if (!asked.includes(id)) sums.delete(id);
          expect(found, `${from} to ${to}`).toStrictEqual(sums);
        }
      },
    ),
    { numRuns: 25 },
  );
});

it('no account has no turnover', async () => {
  const period = { from: calendarDate('2026-04-01'), to: calendarDate('2027-03-31') };
  expect(await turnoverIn(tables.db, bookId, period, [])).toStrictEqual([]);
});
