// The rows of the collected bad inputs, area F, that the core itself must withstand. Rows about the
// wire are run where the wire is read.
import { describe, expect, test } from 'vitest';
import { journalDecider } from '#core/journal/index.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { ENTRY_PAISE_MAX, paiseFromRupees } from '#core/kernel/paise.ts';
import { isGstin } from '#core/tax/index.ts';
import { chaiStall, foreignAccount, journalFacts } from '#tests/specimens/books/chai-stall.ts';
import { firstOfApril, endOfMarch, today } from '#tests/specimens/days.ts';
import {
  correctMorningSale,
  credit,
  debit,
  journalId,
  morningSalePosted,
  reverseMorningSale,
  saleWith,
} from '#tests/specimens/journals.ts';

const { cash, sales, oldTill } = chaiStall;
const { decide, evolve, initialState } = journalDecider;

const answerTo = (changes: Parameters<typeof saleWith>[0], facts = journalFacts) => {
  const answer = decide(initialState, saleWith(changes), facts);
  return answer.ok ? 'accepted' : answer.rejection.kind;
};

const both = (amountPaise: number) => [debit(cash, amountPaise), credit(sales, amountPaise)];
const heavy = Array.from({ length: 100 }, () => debit(cash, ENTRY_PAISE_MAX));

describe('a journal', () => {
  test.each([
    ['F02', 'of one line', [debit(cash, 100)], 'too_few_entries'],
    ['F04', 'of nothing but zeros', both(0), 'amount_out_of_range'],
    ['F06', 'with one account on both sides', [debit(cash, 1), credit(cash, 1)], 'accepted'],
    ['F10', 'of 2^53 + 1 paise', both(9_007_199_254_740_992), 'amount_out_of_range'],
    ['F12', 'whose sum overflows', [...heavy, credit(sales, 1)], 'total_too_large'],
    ['F16', 'with a negative debit', both(-100), 'amount_out_of_range'],
    ['F18', 'on a retired account', [debit(oldTill, 1), credit(sales, 1)], 'account_not_open'],
    [
      'F18',
      'on a foreign account',
      [debit(foreignAccount, 1), credit(sales, 1)],
      'account_unknown',
    ],
  ] as const)('%s: %s', (_row, _title, entries, expected) => {
    expect(answerTo({ entries, voucherType: 'journal' })).toBe(expected);
  });

  test('is refused with a narration of 100 kB (F20)', () => {
    expect(answerTo({ narration: 'x'.repeat(100_000) })).toBe('narration_too_long');
  });

  test('F26, F28: is refused in a locked period, and before the book begins', () => {
    const before = { entryDate: endOfMarch };
    expect(answerTo(before, { ...journalFacts, lockedTo: endOfMarch })).toBe('period_locked');
    expect(answerTo(before, { ...journalFacts, beginsOn: firstOfApril })).toBe(
      'date_before_book_begins',
    );
  });

  test('F32, F34: is reversed once, and its reversal never', () => {
    const posted = evolve(initialState, morningSalePosted);
    const first = decide(posted, reverseMorningSale, journalFacts);
    expect(first.ok).toBe(true);
    const reversed = (first.ok ? first.value : []).reduce(evolve, posted);
    expect(decide(reversed, reverseMorningSale, journalFacts).ok).toBe(false);
    const ofReversal = { ...journalFacts, reversalOf: journalId(9) };
    for (const command of [reverseMorningSale, correctMorningSale()]) {
      expect(decide(initialState, command, ofReversal).ok).toBe(false);
    }
  });

  test('a journal that was reversed still says what it said', () => {
    const posted = evolve(initialState, morningSalePosted);
    const answer = decide(posted, reverseMorningSale, { ...journalFacts, lockedTo: today });
    expect(answer.ok).toBe(false);
    expect(posted).toStrictEqual(evolve(initialState, morningSalePosted));
  });
});

describe('what is read at the door', () => {
  test('F10, F14: amounts are exact or refused', () => {
    expect(paiseFromRupees('90071992547409.93')).toBeNull();
    expect(paiseFromRupees('1e2')).toBeNull();
    expect(paiseFromRupees(1e2)).toBe(10_000);
  });

  test.each(['2025-02-29', '31/03/2025', '03-31-2025', '2025-3-1'])(
    'F22, F24: %s is no date',
    (text) => {
      expect(parseCalendarDate(text)).toBeNull();
    },
  );

  test('F52: a GSTIN is judged by its check character', () => {
    expect([isGstin('27AAPFU0939F1ZV'), isGstin('27AAPFU0939F1ZO')]).toStrictEqual([true, false]);
  });
});
