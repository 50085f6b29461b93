import { describe, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  account,
  beginsOn,
  bill,
  bookId,
  CASH,
  correct,
  DECCAN,
  given,
  GODAVARI,
  openedOn,
  post,
  posted,
  SALES,
} from './examples.ts';

const { billId: _none, ...ofBill } = bill(100_00);

describe('posting opening balances', () => {
  test('dates them the day before the book begins, each bill with an id of its own', () => {
    given([])
      .when(post([account(CASH, 500_00), account(DECCAN, 100_00, [bill(100_00)])]))
      .then([
        posted([
          { accountId: CASH, balancePaise: 500_00, bills: [] },
          { accountId: DECCAN, balancePaise: 100_00, bills: [{ billId: 501, ...ofBill }] },
        ]),
      ]);
  });

  test('makes a bill of what no bill of a party explains, and of no other account', () => {
    const own = { number: 'Opening balance', billDate: openedOn, dueDate: null };
    given([])
      .when(
        post([
          account(CASH, 7_00),
          account(DECCAN, 80_00, [bill(100_00)]),
          account(GODAVARI, 5_00),
        ]),
      )
      .then([
        posted([
          { accountId: CASH, balancePaise: 7_00, bills: [] },
          {
            accountId: DECCAN,
            balancePaise: 80_00,
            bills: [
              { billId: 501, ...ofBill },
              { billId: 502, ...own, amountPaise: -20_00, rest: true },
            ],
          },
          {
            accountId: GODAVARI,
            balancePaise: 5_00,
            bills: [{ billId: 503, ...own, amountPaise: 5_00, rest: true }],
          },
        ]),
      ]);
  });

  test('says the goods first, each product, godown and batch by itself', () => {
    const line = {
      productId: 31,
      godown: null,
      batch: 'B1',
      quantityThousandths: 5000,
      valuePaise: 9,
    };
    given([])
      .when(post([account(CASH, 9)], { stock: [line] }))
      .then([
        { type: 'StockOpened', version: 1, data: { bookId, openedOn, ...line } },
        posted([{ accountId: CASH, balancePaise: 9, bills: [] }]),
      ]);
  });

  test('takes the day that is given before the one that the book has', () => {
    given([])
      .when(post([account(CASH, 9)], { beginsOn: calendarDate('2026-11-01') }))
      .then([
        posted([{ accountId: CASH, balancePaise: 9, bills: [] }], {
          beginsOn: '2026-11-01',
          openedOn: '2026-10-31',
        }),
      ]);
  });

  test('takes income and expenses when the book begins within a financial year', () => {
    given([])
      .when(post([account(SALES, -9)]))
      .then([posted([{ accountId: SALES, balancePaise: -9, bills: [] }])]);
  });

  test('needs a first day that no lock has reached and that is not far off', () => {
    given([], { bookBeginsOn: null })
      .when(post([account(CASH, 1)]))
      .thenRejected({ kind: 'opening_needs_first_day' });
    const lockedTo = beginsOn;
    given([], { lockedTo })
      .when(post([account(CASH, 1)]))
      .thenRejected({ kind: 'opening_period_locked', lockedTo });
    const far = calendarDate('2027-11-23');
    given([])
      .when(post([account(CASH, 1)], { beginsOn: far }))
      .thenRejected({
        kind: 'opening_day_out_of_range',
        beginsOn: far,
        from: calendarDate('1900-01-02'),
        to: calendarDate('2027-11-22'),
      });
    given([])
      .when(post([account(CASH, 1)], { beginsOn: calendarDate('2027-11-22') }))
      .thenOnStreams([`opening-${bookId}`]);
  });

  test('refuses income of an earlier year when the book begins with a year', () => {
    const first = calendarDate('2026-04-01');
    given([], { bookBeginsOn: first })
      .when(post([account(SALES, 1)]))
      .thenRejected({ kind: 'opening_of_earlier_year', line: 1, name: 'Sales', beginsOn: first });
  });

  test('refuses more than a book can hold', () => {
    given([], { turnoverPaise: 2 ** 50 })
      .when(post([account(CASH, 1)]))
      .thenRejected({ kind: 'opening_total_too_large' });
  });

  test('is done once; from then on it is corrected', () => {
    const log = [posted([{ accountId: CASH, balancePaise: 1, bills: [] }])];
    given(log)
      .when(post([account(CASH, 1)]))
      .thenRejected({ kind: 'opening_already_posted' });
    given([])
      .when(correct([account(CASH, 1)]))
      .thenRejected({ kind: 'opening_not_posted' });
  });
});
