import { describe, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { OpeningEvent } from '#core/opening/index.ts';
import {
  account,
  bill,
  bookId,
  CASH,
  correct,
  DECCAN,
  given,
  openedOn,
  posted,
} from './examples.ts';

const { billId: _none, ...ofBill } = bill(100_00);
const first = { billId: 501, ...ofBill };
const before = posted([
  { accountId: CASH, balancePaise: 500_00, bills: [] },
  { accountId: DECCAN, balancePaise: 100_00, bills: [first] },
]);
const known = (amountPaise: number) => bill(amountPaise, { billId: 501 });
/** Of the bill ₹60 are paid. */
const partPaid = { openPaise: (id: number) => (id === 501 ? 40_00 : null) };
const of = { name: 'Deccan Textiles', number: '26-27/079', settledPaise: 60_00 };

const corrected = (
  changes: Omit<Extract<OpeningEvent, { type: 'OpeningBalancesCorrected' }>['data'], 'bookId'>,
): OpeningEvent => ({
  type: 'OpeningBalancesCorrected',
  version: 1,
  data: { bookId, ...changes },
});

describe('correcting opening balances', () => {
  test('takes the place of all figures, and a bill keeps its id', () => {
    given([before], partPaid)
      .when(correct([account(CASH, 400_00), account(DECCAN, 60_00, [known(60_00)])]))
      .then([
        corrected({
          openedOn,
          reason: 'Misread',
          accounts: [
            { accountId: CASH, balancePaise: 400_00, bills: [] },
            { accountId: DECCAN, balancePaise: 60_00, bills: [{ ...first, amountPaise: 60_00 }] },
          ],
          journalIds: [51],
          billChanges: [{ ...first, amountPaise: 60_00, accountId: DECCAN, beforePaise: 100_00 }],
        }),
      ]);
  });

  test('leaves the journals as they are where the balances stay', () => {
    const renamed = bill(100_00, { billId: 501, number: '26-27/080' });
    const after = { ...first, number: '26-27/080' };
    given([before])
      .when(correct([account(CASH, 500_00), account(DECCAN, 100_00, [renamed])]))
      .then([
        corrected({
          openedOn,
          reason: 'Misread',
          accounts: [
            { accountId: CASH, balancePaise: 500_00, bills: [] },
            { accountId: DECCAN, balancePaise: 100_00, bills: [after] },
          ],
          journalIds: [41],
          billChanges: [{ ...after, accountId: DECCAN, beforePaise: 100_00 }],
        }),
      ]);
  });

  test('tells of a bill of which only a day is said otherwise', () => {
    for (const day of [
      { billDate: calendarDate('2026-08-01') },
      { dueDate: calendarDate('2026-12-01') },
    ]) {
      const after = { ...first, ...day };
      const wanted = bill(100_00, { billId: 501, ...day });
      given([before])
        .when(correct([account(CASH, 500_00), account(DECCAN, 100_00, [wanted])]))
        .then([
          corrected({
            openedOn,
            reason: 'Misread',
            accounts: [
              { accountId: CASH, balancePaise: 500_00, bills: [] },
              { accountId: DECCAN, balancePaise: 100_00, bills: [after] },
            ],
            journalIds: [41],
            billChanges: [{ ...after, accountId: DECCAN, beforePaise: 100_00 }],
          }),
        ]);
    }
  });

  test('says nothing where the figures stay the same', () => {
    given([before])
      .when(correct([account(CASH, 500_00), account(DECCAN, 100_00, [known(100_00)])]))
      .thenNothing();
  });

  test('knows a bill by its number alone, so that what settled it stays', () => {
    given([before], partPaid)
      .when(correct([account(CASH, 500_00), account(DECCAN, 100_00, [bill(100_00)])]))
      .thenNothing();
    const other = bill(100_00, { number: '26-27/099' });
    given([before], partPaid)
      .when(correct([account(CASH, 500_00), account(DECCAN, 100_00, [other])]))
      .thenRejected({ kind: 'opening_bill_is_settled', line: 2, ...of });
  });

  test('takes them back where nothing is given, and they may be posted anew', () => {
    given([before])
      .when(correct([]))
      .then([
        corrected({
          openedOn,
          reason: 'Misread',
          accounts: [],
          journalIds: [],
          billChanges: [{ ...first, accountId: DECCAN, beforePaise: 100_00, amountPaise: 0 }],
        }),
      ]);
  });

  test('refuses to make a bill less than what settled it, or to turn its side', () => {
    for (const amountPaise of [59_99, -100_00]) {
      given([before], partPaid)
        .when(correct([account(CASH, 500_00), account(DECCAN, 1, [known(amountPaise)])]))
        .thenRejected({ kind: 'opening_bill_below_settled', line: 2, ...of, amountPaise });
    }
  });

  test('refuses to drop a bill that something settles', () => {
    given([before], partPaid)
      .when(correct([account(CASH, 500_00)]))
      .thenRejected({ kind: 'opening_bill_is_settled', line: null, ...of });
  });

  test('knows a bill by its account too, and once only', () => {
    const place = { name: 'Deccan Textiles', number: '26-27/079' };
    given([before])
      .when(correct([account(DECCAN, 1, [known(1), bill(2, { billId: 501, number: '2' })])]))
      .thenRejected({
        kind: 'opening_bill_unknown',
        ...place,
        number: '2',
        line: 1,
        bill: 2,
        billId: 501,
      });
  });
});
