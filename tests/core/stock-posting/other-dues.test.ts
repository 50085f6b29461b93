// What runs of earlier years posted, in a book that posts its stock anew from 1 April 2027.
import { expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { StockOfBooks, StockRunLine } from '#core/stock-posting/index.ts';
import { handDues, openingDue } from '#core/stock-posting/run/other-dues.ts';

const FROM = calendarDate('2027-04-01');
const line = (on: string, date: string, amounts: StockRunLine['amounts']): StockRunLine => ({
  key: `line ${on}`,
  document: 'opening',
  documentId: null,
  number: '',
  on,
  date,
  duePaise: 0,
  postedPaise: 0,
  amounts,
});
const stock: StockOfBooks = {
  from: FROM,
  dues: [],
  opening: { duePaise: 500_000, differencePaise: 500_000 },
  ledger: [{ on: FROM, paise: 160_000 }],
};
const opened = line('2026-04-01', '2026-04-01', [{ to: 'difference', amountPaise: -300_000 }]);

test('the difference that an earlier year has posted is not posted again', () => {
  expect(openingDue(stock, []).amounts).toMatchObject({ difference: -500_000, sold: 0 });
  const { amounts } = openingDue(stock, [opened]);
  expect(amounts).toMatchObject({ difference: -200_000, sold: -300_000 });
});

test('what a lock put on the first day of the year was posted by a run, and not by hand', () => {
  const late = line('2027-03-20', FROM, [{ to: 'received', amountPaise: -160_000 }]);
  expect(handDues(stock, [opened, late])).toStrictEqual([]);
  expect(handDues(stock, [opened])).toMatchObject([{ on: FROM, amounts: { received: 160_000 } }]);
});
