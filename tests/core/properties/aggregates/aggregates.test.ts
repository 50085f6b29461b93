// What holds of every aggregate, whatever it is asked: a repeated command is refused or leaves no
// trace, no accepted history breaks the fold, and every event survives the disk.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountDecider } from '#core/account/index.ts';
import { accountTypeDecider } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { bookDecider } from '#core/book/index.ts';
import type { BookCommand } from '#core/book/index.ts';
import type { Decider } from '#core/kernel/decider.ts';
import type { DomainEvent } from '#core/kernel/event.ts';
import { personDecider } from '#core/person/index.ts';
import { recordDecider } from '#core/record/index.ts';
import { accountFacts } from '#tests/specimens/books/chai-stall.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { today } from '#tests/specimens/days.ts';
import { personFacts } from '#tests/specimens/books/people.ts';
import { groupTypeIds } from '#tests/specimens/tally/types.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import {
  bookCommands,
  accountCommands,
  accountTypeCommands,
  personCommands,
  recordCommands,
} from './aggregate-commands.ts';

function holdsOf<State, Command, Event extends DomainEvent, Facts, Rejection>(
  noun: string,
  decider: Decider<State, Command, Event, Facts, Rejection>,
  commands: Arbitrary<Command>,
  facts: Facts,
) {
  const submit = (state: State, asked: Command) => {
    const answer = decider.decide(state, asked, facts);
    const events = answer.ok ? answer.value : [];
    return { events, state: events.reduce(decider.evolve, state) };
  };

  test(`${noun}: a repeated command is refused or leaves no trace, and all events survive`, () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 30 }), (asked) => {
        let state = decider.initialState;
        for (const each of asked) {
          const first = submit(state, each);
          for (const event of first.events) expectStorable(event);
          expect(submit(first.state, each).events).toStrictEqual([]);
          ({ state } = first);
        }
      }),
      { numRuns: 60 },
    );
  });
}

/** Whoever answers an invitation has one of the addresses that are invited. */
const invited = { ...bookFacts, invitee: { email: 'a@chai.example', isConfirmed: true } };

describe('whatever it is asked', () => {
  holdsOf('a book', bookDecider, bookCommands, invited);
  holdsOf('an account', accountDecider, accountCommands, { ...accountFacts, names: new Map() });
  holdsOf('an account type', accountTypeDecider, accountTypeCommands, {
    nameTakenBy: null,
    installedGroups: new Set<GroupCode>(),
    uses: [],
  });
  holdsOf('a person', personDecider, personCommands, personFacts);
  holdsOf('a plain record', recordDecider, recordCommands, {});

  test('installing the groups of Tally adds each group at most once', () => {
    fc.assert(
      fc.property(fc.subarray([...accountFacts.groupTypes.keys()]), (there) => {
        const answer = accountTypeDecider.decide(
          accountTypeDecider.initialState,
          { type: 'InstallTallyGroups', data: { typeIds: groupTypeIds } },
          { nameTakenBy: null, installedGroups: new Set(there), uses: [] },
        );
        const added = answer.ok ? answer.value : [];
        const groups = added.map((event) =>
          'group' in event.data ? String(event.data.group) : '',
        );
        expect([...groups, ...there].toSorted()).toStrictEqual(
          [...accountFacts.groupTypes.keys()].toSorted(),
        );
      }),
    );
  });
});

describe('whatever a book is asked', () => {
  const statesOf = (asked: readonly BookCommand[]) =>
    asked.reduce(
      (states, each) => {
        const before = states.at(-1) ?? bookDecider.initialState;
        const answer = bookDecider.decide(before, each, invited);
        return answer.ok ? [...states, answer.value.reduce(bookDecider.evolve, before)] : states;
      },
      [bookDecider.initialState],
    );
  const histories = fc.array(bookCommands, { maxLength: 40 });

  test('it has an owner from its first day on', () => {
    fc.assert(
      fc.property(histories, (asked) => {
        for (const state of statesOf(asked)) {
          if (state.status === 'open') expect([...state.members.values()]).toContain('owner');
        }
      }),
    );
  });

  test('each address has one invitation at most', () => {
    fc.assert(
      fc.property(histories, (asked) => {
        for (const state of statesOf(asked)) {
          if (state.status !== 'open') continue;
          const emails = [...state.invitations.values()].map((one) => one.email.toLowerCase());
          expect(new Set(emails).size).toBe(emails.length);
        }
      }),
    );
  });

  test('its hard lock never moves back, and no lock lies in the future', () => {
    fc.assert(
      fc.property(histories, (asked) => {
        let hardest = '';
        for (const state of statesOf(asked)) {
          if (state.status !== 'open') continue;
          expect((state.hard ?? '') >= hardest).toBe(true);
          hardest = state.hard ?? '';
          for (const lock of [state.hard, state.soft]) expect((lock ?? today) <= today).toBe(true);
        }
      }),
    );
  });
});
