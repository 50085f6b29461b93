// Bills less deductions are the money; whatever was not typed follows.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { receiptBillsOf } from '#web/features/customer/receipt/draft/bills.ts';
import { deductionChoicesOn } from '#web/features/customer/receipt/draft/deduction-kinds.ts';
import {
  addDeduction,
  changeDeduction,
  emptyReceipt,
  markBill,
  settleBill,
} from '#web/features/customer/receipt/draft/fields.ts';
import type { ReceiptFields } from '#web/features/customer/receipt/draft/fields.ts';
import { markOldest, reckon } from '#web/features/customer/receipt/draft/reckoning.ts';
import { invoices } from './specimens.ts';

const TODAY = calendarDate('2026-11-20');
const bills = receiptBillsOf({ invoices, items: [], cards: invoices });
const choices = deductionChoicesOn(TODAY);
const begin = (...ids: readonly number[]): ReceiptFields =>
  emptyReceipt(
    TODAY,
    ids.map((id) => `invoice ${id}`),
  );
const of = (fields: ReceiptFields) =>
  reckon({ fields, bills: bills.filter(({ key }) => fields.marked.includes(key)), choices });
const choice = (name: string) => choices.find((each) => each.name.includes(name))?.id ?? 0;
const deduct = (fields: ReceiptFields, name: string, amount: string | null = null) => {
  const added = addDeduction(fields);
  const id = added.deductions.at(-1)?.id ?? 0;
  return changeDeduction(added, id, { choiceId: choice(name), amount });
};
const settledBy = (fields: ReceiptFields) => of(fields).bills.map(({ paise }) => paise);

describe('a receipt', () => {
  test('is all that is open of the marked bills', () => {
    expect(of(begin(7, 8))).toMatchObject({ receivedPaise: 354_000, onAccountPaise: 0 });
  });

  test('is less by TDS on the value without GST, and settles the bill in full', () => {
    const fields = deduct(begin(7), 'Professional');
    expect(of(fields)).toMatchObject({
      deductedPaise: 10_000,
      receivedPaise: 108_000,
      settledPaise: 118_000,
      onAccountPaise: 0,
    });
  });

  test('that was typed with TDS settles in full what it pays for', () => {
    const fields = deduct({ ...begin(7), amount: '1080' }, 'Professional');
    expect(of(fields)).toMatchObject({ settledPaise: 118_000, onAccountPaise: 0 });
  });

  test('half of a bill has half the TDS', () => {
    const fields = deduct({ ...begin(7), amount: '540' }, 'Professional');
    expect(of(fields)).toMatchObject({ deductedPaise: 5_000, settledPaise: 59_000 });
  });

  test('that was typed goes to the oldest of the marked bills', () => {
    expect(settledBy({ ...begin(7, 8), amount: '2000' })).toEqual([118_000, 82_000]);
  });

  test('leaves what a person typed of a bill', () => {
    const fields = settleBill({ ...begin(7, 8), amount: '2000' }, 'invoice 8', '1500');
    expect(settledBy(fields)).toEqual([50_000, 150_000]);
  });

  test('puts what settles nothing on account', () => {
    expect(of({ ...begin(9), amount: '600' })).toMatchObject({ onAccountPaise: 1_000 });
  });

  test('says what is settled beyond the money', () => {
    const fields = settleBill({ ...begin(), amount: '500' }, 'invoice 9', '590');
    expect(of(fields).onAccountPaise).toBe(-9_000);
  });

  test('marks more than is open of a bill as wrong', () => {
    expect(of(settleBill(begin(), 'invoice 9', '591')).bills[0]?.isWrong).toBe(true);
  });

  test('half of what is due is half of the bills less the deductions', () => {
    const fields = deduct({ ...begin(7), amount: '50%' }, 'Discount', '180');
    expect(of(fields).receivedPaise).toBe(50_000);
  });

  test('rounds off what is missing, also where the customer paid more', () => {
    expect(of(deduct({ ...begin(9), amount: '589.60' }, 'Round')).deductedPaise).toBe(40);
    expect(of(deduct({ ...begin(9), amount: '590.40' }, 'Round')).deductedPaise).toBe(-40);
    expect(of(deduct(begin(9), 'Round', '−0.40')).receivedPaise).toBe(59_040);
  });

  test('no money at all may still be tax that was deducted', () => {
    expect(of(deduct({ ...begin(7), amount: '0' }, 'Professional', '118'))).toMatchObject({
      receivedPaise: 0,
      settledPaise: 11_800,
    });
  });
});

describe('oldest first', () => {
  test('marks as many bills as the money reaches', () => {
    const fields = markOldest({ ...begin(9), amount: '2000' }, bills, choices);
    expect(fields.marked).toEqual(['invoice 7', 'invoice 8']);
  });

  test('marks all of them where no amount was typed', () => {
    expect(of(markOldest(begin(), bills, choices)).receivedPaise).toBe(413_000);
  });

  test('a bill that is left takes what was typed of it along', () => {
    const typed = settleBill(begin(), 'invoice 8', '5');
    expect(markBill(typed, 'invoice 8', false)).toMatchObject({ marked: [], settled: {} });
  });
});

test('TDS before 1 April 2026 is under the Act of 1961', () => {
  const [before] = deductionChoicesOn(calendarDate('2026-03-31'));
  const [after] = deductionChoicesOn(calendarDate('2026-04-01'));
  expect([before?.section, after?.section]).toEqual(['194C', '393(1) 6(i)']);
  expect(before?.id).toBe(after?.id);
});
