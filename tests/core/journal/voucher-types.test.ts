import { describe, test } from 'vitest';
import { journalDecider } from '#core/journal/index.ts';
import type { Entry, HandPostedType } from '#core/journal/index.ts';
import { chaiStall, journalFacts } from '#tests/specimens/books/chai-stall.ts';
import {
  correctMorningSale,
  credit,
  debit,
  morningSaleReversed,
  reverseMorningSale,
  salePostedWith,
  saleWith,
} from '#tests/specimens/journals.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(journalDecider, journalFacts);
const { cash, sales, milk, upi } = chaiStall;
type Wrong = 'payment' | 'receipt';

const banked = [debit(upi, 900_000), credit(cash, 900_000)];
const sold = [debit(cash, 12_350), credit(sales, 12_350)];
const bought = [debit(milk, 2_900), credit(upi, 2_900)];
const onCredit = [debit(milk, 2_900), credit(sales, 2_900)];

describe('by hand', () => {
  const taken: readonly [string, HandPostedType, readonly Entry[]][] = [
    ['a contra between cash and a bank account', 'contra', banked],
    ['a receipt into cash', 'receipt', sold],
    ['a payment from a bank account', 'payment', bought],
    ['a payment from two', 'payment', [debit(milk, 900), credit(cash, 400), credit(upi, 500)]],
    [
      'a payment with a part kept back',
      'payment',
      [debit(milk, 9), credit(sales, 1), credit(upi, 8)],
    ],
    ['a receipt less a charge', 'receipt', [debit(upi, 98), debit(milk, 2), credit(sales, 100)]],
    ['a journal without money', 'journal', onCredit],
    ['a journal that moves money, as the general type', 'journal', sold],
  ];
  test.each(taken)('%s is posted', (_, voucherType, entries) => {
    given([])
      .when(saleWith({ voucherType, entries }))
      .then([salePostedWith({ voucherType, entries: [...entries] })]);
  });
});

describe('as a type that it is not of', () => {
  test.each(['sales', 'credit-note', 'debit-note'] as const)(
    '%s is refused, which only a document makes',
    (voucherType) => {
      given([])
        .when(saleWith({ voucherType }))
        .thenRejected({ kind: 'voucher_type_needs_a_document', voucherType });
    },
  );

  const otherwise: readonly [string, Wrong, readonly Entry[], HandPostedType][] = [
    ['a payment that brings cash in', 'payment', sold, 'receipt'],
    ['a payment without cash or bank', 'payment', onCredit, 'journal'],
    ['a payment from cash into a bank account', 'payment', banked, 'contra'],
    ['a receipt that takes money out', 'receipt', bought, 'payment'],
    ['a receipt without cash or bank', 'receipt', onCredit, 'journal'],
  ];
  test.each(otherwise)('%s is refused, with the type that fits', (_, type, entries, fitting) => {
    given([])
      .when(saleWith({ voucherType: type, entries }))
      .thenRejected({ kind: 'voucher_type_does_not_fit', voucherType: type, fitting });
  });
});

describe('a contra', () => {
  test('is refused with the line that is neither cash nor bank, by name', () => {
    given([])
      .when(saleWith({ voucherType: 'contra', entries: [...banked, ...sold] }))
      .thenRejected({
        kind: 'contra_needs_cash_or_bank',
        line: 4,
        name: 'Chai sales',
        fitting: 'receipt',
      });
  });
});

describe('an entry from before, whose type does not fit,', () => {
  const milkPosted = salePostedWith({ voucherType: 'contra', entries: onCredit });

  test('can be reversed', () => {
    given([milkPosted], { nextNumber: 2 }).when(reverseMorningSale).then([morningSaleReversed()]);
  });

  test('is corrected only into one that fits', () => {
    given([milkPosted])
      .when(correctMorningSale({ voucherType: 'contra', entries: onCredit }))
      .thenRejected({
        kind: 'contra_needs_cash_or_bank',
        line: 1,
        name: 'Milk',
        fitting: 'journal',
      });
  });
});
