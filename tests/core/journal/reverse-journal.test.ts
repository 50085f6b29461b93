import { describe, expect, test } from 'vitest';
import { journalDecider, mirroredEntries } from '#core/journal/index.ts';
import type { JournalCommand } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { chaiStall, journalFacts } from '#tests/specimens/books/chai-stall.ts';
import {
  aYearAhead,
  endOfMarch,
  endOfOctober,
  endOfSeptember,
  today,
  tomorrow,
} from '#tests/specimens/days.ts';
import {
  credit,
  debit,
  invoicePosted,
  journalId,
  marchMilkPosted,
  morningSalePosted,
  morningSaleReversed,
  reverseMorningSale,
  salePostedWith,
} from '#tests/specimens/journals.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(journalDecider, { ...journalFacts, nextNumber: 2 });

const reverseMarchMilk = {
  type: 'ReverseJournal',
  data: { journalId: journalId(3), reversalId: journalId(10), reason: 'Entered twice' },
} as const;

const byItsDocument = (entryDate: CalendarDate | null): JournalCommand => ({
  type: 'ReverseJournal',
  data: {
    journalId: journalId(9),
    reversalId: journalId(10),
    reason: 'Entered twice',
    entryDate,
  },
});

describe('taking money back, by the document that made the journal', () => {
  const inSeptember = salePostedWith({ entryDate: endOfSeptember });

  test('the reversal is dated today unless a day is named', () => {
    given([inSeptember])
      .when(byItsDocument(null))
      .then([morningSaleReversed({ entryDate: today })]);
    given([inSeptember])
      .when(byItsDocument(endOfOctober))
      .then([morningSaleReversed({ entryDate: endOfOctober })]);
    given([inSeptember])
      .when(byItsDocument(endOfSeptember))
      .then([morningSaleReversed({ entryDate: endOfSeptember })]);
  });

  test('it is refused before the day of the original, and after today', () => {
    given([inSeptember]).when(byItsDocument(endOfMarch)).thenRejected({
      kind: 'reversed_before_original',
      entryDate: endOfMarch,
      original: endOfSeptember,
    });
    given([inSeptember])
      .when(byItsDocument(tomorrow))
      .thenRejected({ kind: 'reversed_in_the_future', entryDate: tomorrow, today });
  });

  test('it is refused in a locked period, and not moved to another day unasked', () => {
    given([inSeptember], { lockedTo: endOfOctober })
      .when(byItsDocument(endOfOctober))
      .thenRejected({
        kind: 'period_locked',
        entryDate: endOfOctober,
        lockedTo: endOfOctober,
      });
  });
});

describe('reversing a journal', () => {
  test('the reversal takes the next number and the date of the original', () => {
    given([morningSalePosted]).when(reverseMorningSale).then([morningSaleReversed()]);
  });

  test('it lies on the stream of the journal that it reverses', () => {
    given([morningSalePosted]).when(reverseMorningSale).thenOnStreams(['journal-9']);
  });

  test('its entries are those of the original with the sides swapped', () => {
    const { cash, sales } = chaiStall;
    expect(mirroredEntries([debit(cash, 12_350), credit(sales, 12_350)])).toStrictEqual([
      credit(cash, 12_350),
      debit(sales, 12_350),
    ]);
  });

  test('it is dated today when the period of the original is locked', () => {
    given([marchMilkPosted], { lockedTo: endOfMarch })
      .when(reverseMarchMilk)
      .then([morningSaleReversed({ entryDate: today })]);
  });

  test('it keeps the date of the original when that is the day after the lock', () => {
    given([marchMilkPosted], { lockedTo: calendarDate('2026-03-30') })
      .when(reverseMarchMilk)
      .then([morningSaleReversed({ entryDate: '2026-03-31' })]);
  });

  test('it keeps the date of a post-dated original', () => {
    given([salePostedWith({ entryDate: aYearAhead })])
      .when(reverseMorningSale)
      .then([morningSaleReversed({ entryDate: aYearAhead })]);
  });

  test('it reaches an account that was retired since, so that the error can be taken back', () => {
    const { oldTill, sales } = chaiStall;
    given([salePostedWith({ entries: [debit(oldTill, 12_350), credit(sales, 12_350)] })])
      .when(reverseMorningSale)
      .then([morningSaleReversed()]);
  });

  test('an undo keeps the day of the original, or refuses where that is locked', () => {
    const data = { ...reverseMarchMilk.data, asUndo: true } as const;
    const undo = { ...reverseMarchMilk, data };
    const entryDate = endOfMarch;
    given([marchMilkPosted])
      .when(undo)
      .then([morningSaleReversed({ entryDate })]);
    given([marchMilkPosted], { lockedTo: endOfMarch })
      .when(undo)
      .thenRejected({ kind: 'period_locked', entryDate, lockedTo: endOfMarch });
  });

  test('a replacement made by a correction can be reversed like any other', () => {
    given([salePostedWith({ corrects: 8 })])
      .when(reverseMorningSale)
      .then([morningSaleReversed()]);
  });
});

describe('a reversal is refused', () => {
  test('when there is no such journal in the book', () => {
    given([])
      .when(reverseMorningSale)
      .thenRejected({ kind: 'journal_not_found', journalId: journalId(9) });
  });

  test('when the journal is itself a reversal: post anew instead', () => {
    given([], { reversalOf: journalId(8) })
      .when(reverseMorningSale)
      .thenRejected({
        kind: 'journal_is_a_reversal',
        journalId: journalId(9),
        reversalOf: journalId(8),
      });
  });

  test('when the journal is reversed already, naming the reversal', () => {
    given([morningSalePosted, morningSaleReversed()])
      .when(reverseMorningSale)
      .thenRejected({
        kind: 'journal_already_reversed',
        journalId: journalId(9),
        reversalId: journalId(10),
      });
  });

  test('when a document made the journal, naming the document', () => {
    given([invoicePosted])
      .when({
        type: 'ReverseJournal',
        data: { journalId: journalId(12), reversalId: journalId(13), reason: 'Wrong customer' },
      })
      .thenRejected({
        kind: 'journal_belongs_to_document',
        journalId: journalId(12),
        document: { kind: 'invoice', id: 15, number: 'INV-015' },
      });
  });

  test('when the original and today are both locked', () => {
    given([morningSalePosted], { lockedTo: today })
      .when(reverseMorningSale)
      .thenRejected({ kind: 'period_locked', entryDate: today, lockedTo: today });
  });

  test('a reversal is refused as already reversed, even when its period is locked as well', () => {
    given([morningSalePosted, morningSaleReversed()], { lockedTo: endOfOctober })
      .when(reverseMorningSale)
      .thenRejected({
        kind: 'journal_already_reversed',
        journalId: journalId(9),
        reversalId: journalId(10),
      });
  });
});
