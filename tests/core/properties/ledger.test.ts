// What holds of a book after any history: accounts opened and retired, journals posted, reversed
// and corrected, periods locked and opened, in any order.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lockedToOf } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { monthPeriod, quarterPeriod, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { balancedJournal, history } from '#tests/support/arbitraries.ts';
import type { Move } from '#tests/support/arbitraries.ts';
import {
  balances,
  bookState,
  commandOf,
  ledgerLines,
  openPaperBook,
  submit,
} from '#tests/support/paper-book.ts';
import type { PaperBook } from '#tests/support/paper-book.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';

function bookAfter(moves: readonly Move[]): PaperBook {
  const book = openPaperBook();
  for (const move of moves) {
    const command = commandOf(book, move);
    if (command !== null) submit(book, command);
  }
  return book;
}

const totalOf = (book: PaperBook): bigint =>
  [...balances(book).values()].reduce((sum, balance) => sum + balance, 0n);

const movementIn = (book: PaperBook, accountId: number, { from, to }: Period): bigint =>
  ledgerLines(book)
    .filter(
      (line) => line.accountId === accountId && line.entryDate >= from && line.entryDate <= to,
    )
    .reduce((sum, { signedPaise }) => sum + signedPaise, 0n);

const sum = (values: readonly bigint[]): bigint =>
  values.reduce((total, value) => total + value, 0n);
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

const runs = { numRuns: 60 };

describe('after any history', () => {
  test('all balances sum to zero', () => {
    fc.assert(
      fc.property(history, (moves) => {
        expect(totalOf(bookAfter(moves))).toBe(0n);
      }),
      runs,
    );
  });

  test('months add up to quarters, quarters to the year, years to the balance', () => {
    fc.assert(
      fc.property(history, (moves) => {
        const book = bookAfter(moves);
        const years = upTo(145).map((after) => 1894 + after);
        for (const [accountId, balance] of balances(book)) {
          const within = (period: Period) => movementIn(book, accountId, period);
          const seen = new Set(ledgerLines(book).map(({ entryDate }) => entryDate.slice(0, 4)));
          const busy = years.filter((year) => seen.has(`${year}`) || seen.has(`${year + 1}`));
          for (const year of busy) {
            const months = upTo(12).map((month) => within(monthPeriod(year, month)));
            const quarters = upTo(4).map((quarter) => within(quarterPeriod(year, quarter)));
            const ofThree = upTo(4).map((quarter) =>
              sum(months.slice(quarter * 3 - 3, quarter * 3)),
            );
            expect(ofThree).toStrictEqual(quarters);
            expect(sum(quarters)).toBe(within(yearPeriod(year)));
          }
          expect(sum(busy.map((year) => within(yearPeriod(year))))).toBe(balance);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('the journals are numbered from 1 without a gap', () => {
    fc.assert(
      fc.property(history, (moves) => {
        const numbers = bookAfter(moves).log.flatMap(({ event }) =>
          'number' in event.data ? [event.data.number] : [],
        );
        expect(numbers).toStrictEqual(upTo(numbers.length));
      }),
      runs,
    );
  });

  test('nothing was entered in a period that was locked at the time', () => {
    fc.assert(
      fc.property(history, (moves) => {
        const book = openPaperBook();
        for (const move of moves) {
          const lockedTo = lockedToOf(bookState(book));
          const command = commandOf(book, move);
          const answer = command && submit(book, command);
          for (const { data } of answer?.ok ? answer.value : []) {
            if ('entryDate' in data && lockedTo) expect(data.entryDate > lockedTo).toBe(true);
          }
        }
      }),
      runs,
    );
  });

  test('every event in the log survives the disk', () => {
    fc.assert(
      fc.property(history, (moves) => {
        for (const { event } of bookAfter(moves).log) expectStorable(event);
      }),
      { numRuns: 15 },
    );
  });

  test('repeating a command is refused or leaves no trace', () => {
    fc.assert(
      fc.property(history, (moves) => {
        const book = openPaperBook();
        for (const move of moves) {
          const command = commandOf(book, move);
          if (command === null) continue;
          submit(book, command);
          const before = book.log.length;
          submit(book, command);
          expect(book.log).toHaveLength(before);
        }
      }),
      runs,
    );
  });
});

describe('reversing and correcting, after any history', () => {
  const dayOfLastReversal = ({ log }: PaperBook): CalendarDate | null => {
    const last = log.map(({ event }) => event).findLast(({ type }) => type === 'JournalReversed');
    return last?.type === 'JournalReversed' ? calendarDate(last.data.entryDate) : null;
  };
  const posted = (book: PaperBook, nth: number) => {
    const journals = book.log.flatMap(({ event }) =>
      event.type === 'JournalPosted' ? [event.data] : [],
    );
    return journals[nth % Math.max(journals.length, 1)];
  };

  test('reversing restores every balance that the journal had moved', () => {
    fc.assert(
      fc.property(history, balancedJournal, (moves, { data }) => {
        const book = bookAfter(moves);
        const before = balances(book);
        const post = commandOf(book, { kind: 'post', document: data });
        if (post?.type !== 'PostJournal' || !submit(book, post).ok) return;
        const { journalId } = post.data;
        const links = { journalId, reversalId: 5000 as typeof journalId, reason: 'Twice' };
        expect(submit(book, { type: 'ReverseJournal', data: links }).ok).toBe(true);
        expect(balances(book)).toStrictEqual(before);
      }),
      runs,
    );
  });

  test('correcting moves the balances as reversing and then posting the replacement does', () => {
    fc.assert(
      fc.property(history, balancedJournal, fc.nat(), (moves, { data }, nth) => {
        const [corrected, byHand] = [bookAfter(moves), bookAfter(moves)];
        const original = posted(corrected, nth);
        if (original === undefined) return;
        const journalId = original.journalId as typeof data.journalId;
        const reversalId = 5000 as typeof journalId;
        const replacementId = 5001 as typeof journalId;
        const links = { journalId, reversalId, reason: 'Wrong' };
        const answer = submit(corrected, {
          type: 'CorrectJournal',
          data: { ...data, ...links, replacementId },
        });
        if (!answer.ok) return;
        submit(byHand, { type: 'ReverseJournal', data: links });
        const replacement = { ...data, journalId: replacementId };
        // Without a day of its own a replacement bears that of the reversal.
        const entryDate = data.entryDate ?? dayOfLastReversal(byHand);
        submit(byHand, { type: 'PostJournal', data: { ...replacement, entryDate } });
        expect(balances(corrected)).toStrictEqual(balances(byHand));
        const linked = byHand.log.map(({ event }) =>
          event.type === 'JournalPosted' && event.data.journalId === replacementId
            ? { ...event, data: { ...event.data, corrects: journalId } }
            : event,
        );
        expect(corrected.log.map(({ event }) => event)).toStrictEqual(linked);
      }),
      runs,
    );
  });
});
