import { describe, expect, test } from 'vitest';
import { INSTANT_NAME_MAX, instantDecider, INSTANTS_MAX } from '#core/instant/index.ts';
import type { InstantCommand, InstantEvent, InstantFacts } from '#core/instant/index.ts';
import type { Role } from '#core/book/index.ts';
import type { BookId, PersonId } from '#core/kernel/ids.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const bookId = 7 as BookId;
const [MEERA, IYER] = [1, 2] as PersonId[] as [PersonId, PersonId];
const facts = (role: Role = 'owner', actors: readonly PersonId[] = []): InstantFacts => ({
  lastSeq: 1300,
  actors,
  role,
});
const given = scenarioOf(instantDecider, facts());

const name = (text: string, eventSeq = 1282): InstantCommand => ({
  type: 'NameInstant',
  data: { bookId, eventSeq, name: text },
});
const withdraw = (text: string): InstantCommand => ({
  type: 'WithdrawInstantName',
  data: { bookId, name: text, by: MEERA },
});
const named = (text: string, eventSeq = 1282): InstantEvent => ({
  type: 'InstantNamed',
  version: 1,
  data: { bookId, eventSeq, name: text },
});
const withdrawn = (text: string, eventSeq = 1282): InstantEvent => ({
  type: 'InstantNameWithdrawn',
  version: 1,
  data: { bookId, eventSeq, name: text },
});

describe('an instant', () => {
  test('is given a name on the stream of its book', () => {
    given([])
      .when(name('Before the audit'))
      .then([named('Before the audit')]);
    given([]).when(name('Before the audit')).thenOnStreams(['instant-7']);
  });

  test('may have several names, each of one instant of the book, whatever its capitals', () => {
    given([named('Before the audit')])
      .when(name('Board meeting'))
      .then([named('Board meeting')]);
    given([named('Before the audit', 900)])
      .when(name('before the AUDIT'))
      .thenRejected({ kind: 'instant_name_taken', name: 'Before the audit', eventSeq: 900 });
  });

  test('is of an event that the book has', () => {
    given([])
      .when(name('Now', 1300))
      .then([named('Now', 1300)]);
    given([])
      .when(name('Tomorrow', 1301))
      .thenRejected({ kind: 'instant_of_unknown_event', eventSeq: 1301, lastSeq: 1300 });
  });

  test('has a name that is read in a list: not blank, not long, not one of too many', () => {
    given([]).when(name('  ')).thenRejected({ kind: 'instant_name_missing' });
    const long = 'x'.repeat(INSTANT_NAME_MAX);
    given([])
      .when(name(long))
      .then([named(long)]);
    given([])
      .when(name(`${long}x`))
      .thenRejected({
        kind: 'instant_name_too_long',
        length: INSTANT_NAME_MAX + 1,
        lengthMax: INSTANT_NAME_MAX,
      });
    const many = Array.from({ length: INSTANTS_MAX }, (_, at) => named(`Month ${at}`));
    given(many)
      .when(name('One more'))
      .thenRejected({ kind: 'instants_too_many', countMax: INSTANTS_MAX });
  });

  test('loses its name, which another may have then', () => {
    given([named('Board meeting', 900)])
      .when(withdraw('board meeting'))
      .then([withdrawn('Board meeting', 900)]);
    given([named('Board meeting', 900), withdrawn('Board meeting', 900)])
      .when(name('Board meeting'))
      .then([named('Board meeting')]);
  });

  test('loses no name that it does not have', () => {
    given([])
      .when(withdraw('Board meeting'))
      .thenRejected({ kind: 'instant_not_named', name: 'Board meeting' });
  });

  test.each(['owner', 'accountant', 'data entry', 'auditor'] as const)(
    'loses a name that the same person gave, who is %s',
    (role) => {
      given([named('Mine')], facts(role, [MEERA]))
        .when(withdraw('Mine'))
        .then([withdrawn('Mine')]);
    },
  );

  test.each(['owner', 'accountant'] as const)(
    'loses the name of somebody else by an %s',
    (role) => {
      given([named('Theirs')], facts(role, [IYER]))
        .when(withdraw('Theirs'))
        .then([withdrawn('Theirs')]);
    },
  );

  test.each(['data entry', 'auditor'] as const)(
    'keeps a name of somebody else against %s, whoever had it or others before',
    (role) => {
      const before = [named('Other'), named('Theirs'), withdrawn('Theirs'), named('Theirs')];
      given(before, facts(role, [MEERA, MEERA, MEERA, IYER]))
        .when(withdraw('THEIRS'))
        .thenRejected({ kind: 'instant_of_somebody_else', name: 'Theirs' });
      given(before, facts(role, [IYER, IYER, IYER, MEERA]))
        .when(withdraw('Theirs'))
        .then([withdrawn('Theirs')]);
      given(before, facts(role, [IYER, IYER, IYER, MEERA]))
        .when(withdraw('Other'))
        .thenRejected({ kind: 'instant_of_somebody_else', name: 'Other' });
    },
  );

  test('is the one that was named last and not withdrawn', () => {
    const fold = (...events: InstantEvent[]) =>
      [...events.reduce(instantDecider.evolve, instantDecider.initialState).named.values()].map(
        ({ eventSeq }) => eventSeq,
      );
    expect(fold(named('A', 1), named('B', 2), withdrawn('A', 1))).toStrictEqual([2]);
  });
});
