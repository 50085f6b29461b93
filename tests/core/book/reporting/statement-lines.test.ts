// On which line of the statements a group or an account stands: from a day on, never on a locked
// one, and only on a line of the statement that it belongs to.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import type { BookCommand, BookEvent } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import {
  choiceReader,
  lineChoice,
  NO_LINE_CHOICES,
  withChosenLines,
  withLineChoice,
} from '#core/statement/index.ts';
import type { LineChoice, LineSubject } from '#core/statement/index.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 8 as BookId;
const CHARGES = { accountId: 12 } as const;
const given = scenarioOf(bookDecider, {
  ...bookFacts,
  today: calendarDate('2026-11-21'),
  accounts: new Map([
    [12, 'indirect-expenses'],
    [13, null],
  ] as const),
});
const created: BookEvent = {
  type: 'BookCreated',
  version: 1,
  data: { bookId, name: 'Chai Stall' },
};
const set = (subject: LineSubject, line: LineChoice | null, from = '2026-04-01'): BookCommand => ({
  type: 'SetStatementLine',
  data: { bookId, subject, from: calendarDate(from), line },
});
const isSet = (subject: LineSubject, line: LineChoice | null, from = '2026-04-01'): BookEvent => ({
  type: 'StatementLineSet',
  version: 2,
  data: { bookId, subject, from, line },
});
const lock: BookEvent = {
  type: 'LockDateSet',
  version: 1,
  data: { bookId, kind: 'soft', lockedTo: '2026-06-30', reason: 'Filed' },
};

describe('the line of a group or an account', () => {
  test('is said from a day on, and taken back', () => {
    given([created])
      .when(set(CHARGES, 'finance-costs'))
      .then([isSet(CHARGES, 'finance-costs')]);
    given([created])
      .when(set({ group: 'deposits-asset' }, 'other-current-assets'))
      .then([isSet({ group: 'deposits-asset' }, 'other-current-assets')]);
    given([created, isSet(CHARGES, 'finance-costs')])
      .when(set(CHARGES, null, '2026-10-01'))
      .then([isSet(CHARGES, null, '2026-10-01')]);
  });

  test('is refused where it stands there already', () => {
    given([created, isSet(CHARGES, 'finance-costs')])
      .when(set(CHARGES, 'finance-costs', '2026-10-01'))
      .thenRejected({ kind: 'statement_line_as_before', choice: 'finance-costs' });
    given([created])
      .when(set(CHARGES, null))
      .thenRejected({ kind: 'statement_line_as_before', choice: null });
  });

  test('an expense is refused on a line of the balance sheet, and an asset on one of costs', () => {
    given([created])
      .when(set(CHARGES, 'inventories'))
      .thenRejected({ kind: 'statement_line_does_not_fit', choice: 'inventories' });
    given([created])
      .when(set({ group: 'fixed-assets' }, 'purchases'))
      .thenRejected({ kind: 'statement_line_does_not_fit', choice: 'purchases' });
    given([created])
      .when(set({ accountId: 13 }, 'revenue'))
      .thenRejected({ kind: 'statement_line_does_not_fit', choice: 'revenue' });
  });

  test('an account that the book has not is refused', () => {
    given([created])
      .when(set({ accountId: 99 }, 'revenue'))
      .thenRejected({ kind: 'statement_line_account_unknown', accountId: 99 });
  });

  test('a locked day is refused, since its statements were reported', () => {
    given([created, lock])
      .when(set(CHARGES, 'finance-costs', '2026-06-30'))
      .thenRejected({
        kind: 'statement_line_of_locked_day',
        lockedTo: calendarDate('2026-06-30'),
      });
    given([created, lock])
      .when(set(CHARGES, 'finance-costs', '2026-07-01'))
      .then([isSet(CHARGES, 'finance-costs', '2026-07-01')]);
  });

  test('a day beyond the next financial year’s first is refused', () => {
    for (const from of ['1900-03-31', '2027-04-02']) {
      given([created])
        .when(set(CHARGES, 'finance-costs', from))
        .thenRejected({
          kind: 'statement_line_day_out_of_range',
          earliest: calendarDate('1900-04-01'),
          latest: calendarDate('2027-04-01'),
        });
    }
  });
});

describe('where an account stands on a day', () => {
  const account = { accountId: 12, group: 'indirect-expenses', nature: 'expense' } as const;
  const days = fc.constantFrom('2024-04-01', '2025-04-01', '2026-04-01');
  const costs = fc.constantFrom('finance-costs', 'purchases', 'other-expenses' as const);
  const said = fc.record({
    subject: fc.constantFrom<LineSubject>(CHARGES, { group: 'indirect-expenses' }),
    from: days,
    line: fc.option(costs as fc.Arbitrary<LineChoice>),
  });

  it('is what was said last of itself, else of its group, else its default', () => {
    fc.assert(
      fc.property(fc.array(said), days, (all, day) => {
        const choices = all.reduce(withLineChoice, NO_LINE_CHOICES);
        const lastOf = (subject: LineSubject) =>
          all
            .filter((one) => 'group' in one.subject === 'group' in subject && one.from <= day)
            .toSorted((one, other) => one.from.localeCompare(other.from))
            .at(-1)?.line;
        const found = choiceReader(choices, calendarDate(day))(account)?.line ?? null;
        expect(found).toBe(lastOf(CHARGES) ?? lastOf({ group: 'indirect-expenses' }) ?? null);
      }),
    );
  });

  it('is never a line of the other statement, whatever its group becomes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lineChoice.options), (line) => {
        const subject = { accountId: 12 };
        const choices = withLineChoice([], { subject, from: '2026-04-01', line });
        const asset = { accountId: 12, group: 'fixed-assets', nature: 'asset' } as const;
        const day = calendarDate('2026-04-01');
        const [cost, worth] = [account, asset].map((one) => choiceReader(choices, day)(one));
        return (cost === null) !== (worth === null);
      }),
    );
  });

  test('stock that the register says follows the line of Stock-in-Hand, and nothing else does', () => {
    const day = calendarDate('2026-04-01');
    const nobody = { accountId: null, netsPaise: [0] };
    const ledgers = {
      days: [day],
      accounts: [
        { ...nobody, name: 'Stock by the register', group: 'stock-in-hand', nature: 'asset' },
        { ...nobody, name: 'Change in stock', group: 'direct-expenses', nature: 'expense' },
      ],
    } as const;
    const choices = [
      { subject: { group: 'stock-in-hand' }, from: day, line: 'other-current-assets' },
      { subject: { group: 'direct-expenses' }, from: day, line: 'other-expenses' },
    ] as const;
    const lines = withChosenLines(ledgers, choices, day).accounts.map((one) => one.chosenLine);
    expect(lines).toStrictEqual(['other-current-assets', undefined]);
  });
});
