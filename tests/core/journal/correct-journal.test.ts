import { describe, expect, test } from 'vitest';
import { journalDecider } from '#core/journal/index.ts';
import { paise } from '#core/kernel/paise.ts';
import { chaiStall, journalFacts } from '#tests/specimens/books/chai-stall.ts';
import { endOfMarch, endOfOctober, today, yesterday } from '#tests/specimens/days.ts';
import {
  correctMorningSale,
  credit,
  debit,
  invoicePosted,
  journalId,
  morningSalePosted,
  morningSaleReversed,
  salePostedWith,
} from '#tests/specimens/journals.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(journalDecider, { ...journalFacts, nextNumber: 2 });
const { upi, sales } = chaiStall;

const reversed = morningSaleReversed({ reason: 'Paid by UPI' });
const replacement = salePostedWith({
  journalId: 11,
  number: 3,
  narration: 'Morning sale by UPI',
  entries: [debit(upi, 12_350), credit(sales, 12_350)],
  corrects: 9,
});

describe('correcting a journal', () => {
  test('the original is reversed and a replacement posted, linked to the original', () => {
    given([morningSalePosted]).when(correctMorningSale()).then([reversed, replacement]);
  });

  test('the original says on which day it was reversed', () => {
    const { evolve, initialState } = journalDecider;
    const posted = evolve(initialState, salePostedWith({ entryDate: endOfMarch }));
    const state = evolve(posted, morningSaleReversed({ entryDate: endOfOctober }));
    expect(state).toMatchObject({ status: 'reversed', reversedOn: endOfOctober });
  });

  test('the reversal lies on the stream of the original, the replacement on its own', () => {
    given([morningSalePosted])
      .when(correctMorningSale())
      .thenOnStreams(['journal-9', 'journal-11']);
  });

  test('the replacement may bear another date; the reversal keeps that of the original', () => {
    given([morningSalePosted])
      .when(correctMorningSale({ entryDate: today }))
      .then([reversed, { ...replacement, data: { ...replacement.data, entryDate: today } }]);
  });

  test('a correction without a date dates the replacement as the reversal', () => {
    given([morningSalePosted])
      .when(correctMorningSale({ entryDate: null }))
      .then([reversed, replacement]);
  });

  test('a replacement can be corrected again', () => {
    given([salePostedWith({ corrects: 8 })])
      .when(correctMorningSale())
      .then([reversed, replacement]);
  });

  test('when the original is locked the reversal is dated today', () => {
    given([salePostedWith({ entryDate: endOfMarch })], { lockedTo: endOfOctober })
      .when(correctMorningSale())
      .then([morningSaleReversed({ reason: 'Paid by UPI', entryDate: today }), replacement]);
  });
});

describe('a correction is refused as a whole', () => {
  test('when there is no such journal in the book', () => {
    given([])
      .when(correctMorningSale())
      .thenRejected({ kind: 'journal_not_found', journalId: journalId(9) });
  });

  test('when the journal is itself a reversal', () => {
    given([], { reversalOf: journalId(8) })
      .when(correctMorningSale())
      .thenRejected({
        kind: 'journal_is_a_reversal',
        journalId: journalId(9),
        reversalOf: journalId(8),
      });
  });

  test('when the journal was corrected before, so that a repeated request does nothing', () => {
    given([morningSalePosted, reversed])
      .when(correctMorningSale())
      .thenRejected({
        kind: 'journal_already_reversed',
        journalId: journalId(9),
        reversalId: journalId(10),
      });
  });

  test('when a document made the journal', () => {
    given([invoicePosted])
      .when(correctMorningSale({ journalId: journalId(12) }))
      .thenRejected({
        kind: 'journal_belongs_to_document',
        journalId: journalId(12),
        document: { kind: 'invoice', id: 15, number: 'INV-015' },
      });
  });

  test('when the replacement does not balance', () => {
    given([morningSalePosted])
      .when(correctMorningSale({ entries: [debit(upi, 12_350), credit(sales, 12_000)] }))
      .thenRejected({
        kind: 'entries_do_not_balance',
        debitPaise: paise(12_350),
        creditPaise: paise(12_000),
      });
  });

  test('when the replacement falls into a locked period', () => {
    given([morningSalePosted], { lockedTo: endOfOctober })
      .when(correctMorningSale({ entryDate: endOfMarch }))
      .thenRejected({ kind: 'period_locked', entryDate: endOfMarch, lockedTo: endOfOctober });
  });

  test('when the reversal could only be dated on a locked day', () => {
    given([morningSalePosted], { lockedTo: today })
      .when(correctMorningSale({ entryDate: null }))
      .thenRejected({ kind: 'period_locked', entryDate: today, lockedTo: today });
  });

  test('the document is refused first, when its replacement is wrong as well', () => {
    given([invoicePosted], { lockedTo: yesterday })
      .when(correctMorningSale({ journalId: journalId(12), entries: [] }))
      .thenRejected({
        kind: 'journal_belongs_to_document',
        journalId: journalId(12),
        document: { kind: 'invoice', id: 15, number: 'INV-015' },
      });
  });

  test('when the reversal would fall on a locked day, even with a later replacement', () => {
    given([morningSalePosted], { lockedTo: today })
      .when(correctMorningSale({ entryDate: '2026-12-01' as typeof today }))
      .thenRejected({ kind: 'period_locked', entryDate: today, lockedTo: today });
  });
});
