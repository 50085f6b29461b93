import { describe, test } from 'vitest';
import { journalDecider } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { paise } from '#core/kernel/paise.ts';
import { chaiStall, foreignAccount, journalFacts } from '#tests/specimens/books/chai-stall.ts';
import { endOfMarch, endOfOctober, firstOfNovember } from '#tests/specimens/days.ts';
import {
  credit,
  debit,
  journalId,
  morningSale,
  morningSalePosted,
  morningSaleReversed,
  salePostedWith,
  saleWith,
} from '#tests/specimens/journals.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(journalDecider, journalFacts);
const { cash, sales, milk, upi, oldTill } = chaiStall;

describe('posting a journal', () => {
  test('a balanced journal is posted under the next number of the book', () => {
    given([]).when(morningSale).then([morningSalePosted]);
  });

  test('it lies on its own stream', () => {
    given([]).when(morningSale).thenOnStreams(['journal-9']);
  });

  test('its number is the first one not yet used', () => {
    given([], { nextNumber: 1285 })
      .when(morningSale)
      .then([salePostedWith({ number: 1285 })]);
  });

  test('a journal without a date is dated today in India', () => {
    given([])
      .when(saleWith({ entryDate: null }))
      .then([salePostedWith({ entryDate: '2026-11-21' })]);
  });

  test('several debits may stand against several credits', () => {
    const entries = [
      debit(cash, 10_000),
      debit(upi, 2_350),
      credit(sales, 12_000),
      credit(milk, 350),
    ];
    given([])
      .when(saleWith({ entries }))
      .then([salePostedWith({ entries })]);
  });

  test('one debit may stand against fifty credits', () => {
    const entries = [debit(cash, 5_000), ...Array.from({ length: 50 }, () => credit(sales, 100))];
    given([])
      .when(saleWith({ entries }))
      .then([salePostedWith({ entries })]);
  });

  test('one account may stand on both sides, which changes no balance', () => {
    const both = {
      voucherType: 'journal' as const,
      entries: [debit(milk, 12_350), credit(milk, 12_350)],
    };
    given([])
      .when(saleWith(both))
      .then([salePostedWith(both)]);
  });

  test('an empty narration is allowed', () => {
    given([])
      .when(saleWith({ narration: '' }))
      .then([salePostedWith({ narration: '' })]);
  });

  test('a journal made by a document names the document', () => {
    const source = { kind: 'invoice', id: 15, number: 'INV-015' } as const;
    given([])
      .when(saleWith({ source, voucherType: 'sales' }))
      .then([salePostedWith({ source, voucherType: 'sales' })]);
  });
});

describe('a journal is refused', () => {
  test('when it was posted before, so that a repeated request posts nothing', () => {
    given([morningSalePosted])
      .when(morningSale)
      .thenRejected({ kind: 'journal_exists', journalId: journalId(9) });
  });

  test('when it was posted and reversed before', () => {
    given([morningSalePosted, morningSaleReversed()])
      .when(morningSale)
      .thenRejected({ kind: 'journal_exists', journalId: journalId(9) });
  });

  test('when its totals differ, with both totals', () => {
    given([])
      .when(saleWith({ entries: [debit(cash, 12_350), credit(sales, 12_300)] }))
      .thenRejected({
        kind: 'entries_do_not_balance',
        debitPaise: paise(12_350),
        creditPaise: paise(12_300),
      });
  });

  test('when both lines stand on the debit side', () => {
    given([])
      .when(saleWith({ entries: [debit(cash, 12_350), debit(upi, 12_350)] }))
      .thenRejected({
        kind: 'entries_do_not_balance',
        debitPaise: paise(24_700),
        creditPaise: paise(0),
      });
  });

  test('when an account belongs to another book', () => {
    given([])
      .when(saleWith({ entries: [debit(cash, 12_350), credit(foreignAccount, 12_350)] }))
      .thenRejected({ kind: 'account_unknown', line: 2, accountId: foreignAccount });
  });

  test('when an account is retired, with its name', () => {
    given([])
      .when(saleWith({ entries: [debit(oldTill, 12_350), credit(sales, 12_350)] }))
      .thenRejected({ kind: 'account_not_open', line: 1, accountId: oldTill, name: 'Old till' });
  });

  test('when its date lies in a locked period, with the last locked day', () => {
    given([], { lockedTo: endOfOctober })
      .when(saleWith({ entryDate: calendarDate('2026-10-15') }))
      .thenRejected({
        kind: 'period_locked',
        entryDate: calendarDate('2026-10-15'),
        lockedTo: endOfOctober,
      });
  });

  test('when its date lies before the book begins', () => {
    given([], { beginsOn: firstOfNovember })
      .when(saleWith({ entryDate: endOfMarch }))
      .thenRejected({
        kind: 'date_before_book_begins',
        entryDate: endOfMarch,
        beginsOn: firstOfNovember,
      });
  });

  test('a journal is refused for its totals first, when its date is wrong as well', () => {
    given([], { lockedTo: endOfOctober })
      .when(saleWith({ entryDate: endOfMarch, entries: [debit(cash, 2), credit(sales, 1)] }))
      .thenRejected({
        kind: 'entries_do_not_balance',
        debitPaise: paise(2),
        creditPaise: paise(1),
      });
  });

  test('the beginning of the book is refused first, when the day is locked as well', () => {
    given([], { lockedTo: endOfOctober, beginsOn: firstOfNovember })
      .when(saleWith({ entryDate: endOfMarch }))
      .thenRejected({
        kind: 'date_before_book_begins',
        entryDate: endOfMarch,
        beginsOn: firstOfNovember,
      });
  });
});
