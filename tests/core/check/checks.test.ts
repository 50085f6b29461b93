import { describe, expect, test } from 'vitest';
import { CHECK_NOTE_MAX, checkDecider, CHECKS_MAX } from '#core/check/index.ts';
import type { CheckCommand, CheckEvent, CheckFacts } from '#core/check/index.ts';
import type { Role } from '#core/book/index.ts';
import type { JournalId, PersonId } from '#core/kernel/ids.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const ids = (...numbers: readonly number[]) => numbers as JournalId[];
const [MEERA, IYER] = [1, 2] as PersonId[] as [PersonId, PersonId];
const facts = (
  checked: readonly number[] = [],
  { by = MEERA, role = 'owner' }: { by?: PersonId; role?: Role } = {},
): CheckFacts => ({
  posted: new Set([1, 2, 3]),
  checked: new Set(checked),
  checkedBy: new Map(checked.map((id) => [id, by])),
  role,
});
const given = scenarioOf(checkDecider, facts());

const check = (journalIds: readonly JournalId[], note = ''): CheckCommand => ({
  type: 'CheckJournals',
  data: { journalIds, note },
});
const withdraw = (journalIds: readonly JournalId[], note = ''): CheckCommand => ({
  type: 'WithdrawChecks',
  data: { journalIds, note, by: MEERA },
});
const checked = (journalId: number, note = ''): CheckEvent => ({
  type: 'JournalChecked',
  version: 1,
  data: { journalId, note },
});
const withdrawn = (journalId: number, note = ''): CheckEvent => ({
  type: 'JournalCheckWithdrawn',
  version: 1,
  data: { journalId, note },
});

describe('a check', () => {
  test('marks each journal once, each on a stream of its own, with the note', () => {
    given([])
      .when(check(ids(1, 2, 1), 'Agreed with the bank'))
      .then([checked(1, 'Agreed with the bank'), checked(2, 'Agreed with the bank')]);
    given([])
      .when(check(ids(1, 2)))
      .thenOnStreams(['check-1', 'check-2']);
  });

  test('leaves what was checked to whoever checked it, and is refused where nothing is left', () => {
    given([], facts([1]))
      .when(check(ids(1, 2)))
      .then([checked(2)]);
    given([], facts([1, 2]))
      .when(check(ids(1, 2)))
      .thenRejected({ kind: 'journals_already_checked', count: 2 });
  });

  test('is withdrawn, and is refused where no journal has it', () => {
    given([], facts([1]))
      .when(withdraw(ids(1, 3), 'Wrong month'))
      .then([withdrawn(1, 'Wrong month')]);
    given([])
      .when(withdraw(ids(3)))
      .thenRejected({ kind: 'journals_not_checked', count: 1 });
  });

  test.each([check, withdraw])(
    'names at least one journal of the book, and not too many',
    (ask) => {
      given([]).when(ask([])).thenRejected({ kind: 'check_names_no_journal' });
      const many = Array.from({ length: CHECKS_MAX + 1 }, (_, at) => at + 1) as JournalId[];
      given([])
        .when(ask(many))
        .thenRejected({
          kind: 'check_names_too_many',
          count: CHECKS_MAX + 1,
          countMax: CHECKS_MAX,
        });
      given([])
        .when(ask(ids(1, 9, 8)))
        .thenRejected({ kind: 'check_of_unknown_journal', journalId: 9 as JournalId });
    },
  );

  test('has a note of a length that a line can show', () => {
    given([])
      .when(check(ids(1), 'x'.repeat(CHECK_NOTE_MAX)))
      .then([checked(1, 'x'.repeat(CHECK_NOTE_MAX))]);
    given([])
      .when(check(ids(1), 'x'.repeat(CHECK_NOTE_MAX + 1)))
      .thenRejected({
        kind: 'check_note_too_long',
        length: CHECK_NOTE_MAX + 1,
        lengthMax: CHECK_NOTE_MAX,
      });
  });

  test('is on a journal while the last of its events set it', () => {
    const fold = (...events: CheckEvent[]) =>
      events.reduce(checkDecider.evolve, checkDecider.initialState);
    expect(fold()).toStrictEqual({ isChecked: false });
    expect(fold(checked(1))).toStrictEqual({ isChecked: true });
    expect(fold(checked(1), withdrawn(1))).toStrictEqual({ isChecked: false });
    expect(fold(checked(1), withdrawn(1), checked(1))).toStrictEqual({ isChecked: true });
  });
});

describe('a check of somebody else', () => {
  test.each(['owner', 'accountant'] as const)('is reversed by an %s', (role) => {
    given([], facts([1], { by: IYER, role }))
      .when(withdraw(ids(1)))
      .then([withdrawn(1)]);
  });

  test.each(['data entry', 'auditor'] as const)('is not reversed by %s', (role) => {
    given([], facts([1, 2], { by: IYER, role }))
      .when(withdraw(ids(2, 1)))
      .thenRejected({ kind: 'check_of_somebody_else', journalId: 2 as JournalId });
    given([], facts([1], { by: MEERA, role }))
      .when(withdraw(ids(1)))
      .then([withdrawn(1)]);
  });
});
