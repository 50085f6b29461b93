import { describe, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { ENTRY_PAISE_MAX } from '#core/kernel/paise.ts';
import {
  account,
  beginsOn,
  bill,
  CAPITAL,
  CASH,
  CLOSED,
  DECCAN,
  DIFFERENCE,
  given,
  openedOn,
  post,
} from './examples.ts';

describe('posting opening balances', () => {
  test('is refused by name, the first fault of the figures being told', () => {
    const refused = (accounts: Parameters<typeof post>[0]) => given([]).when(post(accounts));
    refused([account(99, 1)]).thenRejected({
      kind: 'opening_account_unknown',
      line: 1,
      accountId: 99,
    });
    const cash = { line: 2, name: 'Cash' };
    refused([account(CASH, 1), account(CASH, 2)]).thenRejected({
      kind: 'opening_account_twice',
      ...cash,
    });
    refused([account(CAPITAL, 1), account(CASH, 1, [bill(1)])]).thenRejected({
      kind: 'opening_bills_need_a_party',
      ...cash,
    });
    refused([account(CAPITAL, 1), account(CASH, ENTRY_PAISE_MAX + 1)]).thenRejected({
      kind: 'opening_amount_out_of_range',
      ...cash,
      amountPaiseMax: ENTRY_PAISE_MAX,
    });
    refused([account(CLOSED, 1)]).thenRejected({
      kind: 'opening_account_not_open',
      line: 1,
      name: 'Old bank',
    });
    refused([account(DIFFERENCE, 1)]).thenRejected({
      kind: 'opening_of_difference',
      line: 1,
      name: 'Opening Balance Difference',
    });
    refused([]).thenRejected({ kind: 'opening_is_empty' });
  });

  test('refuses bills that are nothing, twice there, too late, or due before they were written', () => {
    const refused = (...bills: ReturnType<typeof bill>[]) =>
      given([]).when(post([account(DECCAN, 1, bills)]));
    const place = { line: 1, name: 'Deccan Textiles', number: '26-27/079' };
    refused(bill(0)).thenRejected({
      kind: 'opening_bill_amount_out_of_range',
      ...place,
      bill: 1,
      amountPaiseMax: ENTRY_PAISE_MAX,
    });
    refused(bill(1), bill(2)).thenRejected({
      kind: 'opening_bill_number_twice',
      ...place,
      bill: 2,
    });
    refused(bill(1, { billDate: beginsOn })).thenRejected({
      kind: 'opening_bill_out_of_range',
      ...place,
      bill: 1,
      billDate: beginsOn,
      from: '1900-01-01',
      to: openedOn,
    });
    refused(bill(1, { dueDate: calendarDate('2026-08-23') })).thenRejected({
      kind: 'opening_bill_due_too_early',
      ...place,
      bill: 1,
      billDate: '2026-08-24',
      dueDate: '2026-08-23',
    });
    refused(bill(1, { billId: 7 })).thenRejected({
      kind: 'opening_bill_unknown',
      ...place,
      bill: 1,
      billId: 7,
    });
  });

  test('refuses goods of unknown products, and the same goods twice', () => {
    const line = {
      productId: 31,
      godown: null,
      batch: null,
      quantityThousandths: 1,
      valuePaise: 1,
    };
    given([])
      .when(post([], { stock: [{ ...line, productId: 32 }] }))
      .thenRejected({ kind: 'opening_product_unknown', line: 1, productId: 32 });
    given([])
      .when(post([], { stock: [line, line] }))
      .thenRejected({ kind: 'opening_stock_twice', line: 2, productId: 31 });
  });
});
