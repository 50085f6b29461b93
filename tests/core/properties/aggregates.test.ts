// What holds of every aggregate, whatever it is asked: a repeated command is refused or leaves no
// trace, no accepted history breaks the fold, and every event survives the disk.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountDecider } from '#core/account/index.ts';
import type { AccountCommand } from '#core/account/index.ts';
import { accountTypeDecider } from '#core/account-type/index.ts';
import type { AccountTypeCommand, GroupCode } from '#core/account-type/index.ts';
import { bookDecider } from '#core/book/index.ts';
import type { BookCommand } from '#core/book/index.ts';
import type { AccountId, AccountTypeId, BookId, PersonId, RecordId } from '#core/kernel/ids.ts';
import type { Decider } from '#core/kernel/decider.ts';
import type { DomainEvent } from '#core/kernel/event.ts';
import { personDecider } from '#core/person/index.ts';
import type { PersonCommand } from '#core/person/index.ts';
import { recordDecider } from '#core/record/index.ts';
import type { RecordCommand } from '#core/record/index.ts';
import { accountFacts, chaiStall, shelf } from '#tests/specimens/chai-stall.ts';
import { today } from '#tests/specimens/days.ts';
import { personFacts } from '#tests/specimens/people.ts';
import { groupTypeIds } from '#tests/specimens/tally-types.ts';
import { anyDate } from '#tests/support/arbitraries.ts';
import { expectStorable } from '#tests/support/scenario.ts';

const record = <Shape>(shape: { [Key in keyof Shape]: Arbitrary<Shape[Key]> }) =>
  fc.record(shape, { noNullPrototype: true });
const text = fc.constantFrom('Cash', 'cash', 'Milk', 'Chai and milk', '');
const orNull = <Value>(arbitrary: Arbitrary<Value>) => fc.option(arbitrary);
const some = <Shape extends object>(shape: { [Key in keyof Shape]: Arbitrary<Shape[Key]> }) =>
  fc.record(shape, { requiredKeys: [], noNullPrototype: true }) as Arbitrary<Partial<Shape>>;

/** Commands of one type, their data drawn anew each time. */
const command = <Type extends string, Data>(type: Type, data: Arbitrary<Data>) =>
  data.map((drawn) => ({ type, data: drawn }));

const bookId = fc.constant(7 as BookId);
const personId = fc.constantFrom(1, 2, 3).map((id) => id as PersonId);
const role = fc.constantFrom('owner', 'accountant', 'data entry', 'auditor');
const lockKind = fc.constantFrom('soft', 'hard');

const bookCommands: Arbitrary<BookCommand> = fc.oneof(
  command('CreateBook', record({ bookId, name: text, ownerId: personId })),
  command('RenameBook', record({ bookId, name: text })),
  command('ChangeBookSettings', record({ bookId, changes: some({ beginsOn: orNull(anyDate) }) })),
  command(
    'SetLockDate',
    record({ bookId, kind: lockKind, lockedTo: orNull(anyDate), reason: text }),
  ),
  command('AddMember', record({ bookId, personId, role })),
  command('ChangeMemberRole', record({ bookId, personId, role })),
  command('RemoveMember', record({ bookId, personId })),
);

const accountId = fc.constant(chaiStall.sugar as AccountId);
const asset = record({
  kind: fc.constantFrom('stock', 'asset', 'other'),
  categoryId: fc.constantFrom(shelf.category, 999),
  productId: fc.constant(shelf.samovar as number),
});
const details = {
  name: text,
  typeId: fc.constantFrom(1, 2, 301, 999),
  gstin: orNull(fc.constantFrom('27AAPFU0939F1ZV', 'wrong')),
  companyTypeId: orNull(fc.constant(shelf.shopCompany as number)),
  email: orNull(fc.constantFrom('a@chai.example', 'b@chai.example')),
  asset: orNull(asset),
};

const accountCommands: Arbitrary<AccountCommand> = fc.oneof(
  command('CreateAccount', record({ accountId, ...details })),
  command('ChangeAccount', record({ accountId, changes: some(details) })),
  command('RetireAccount', record({ accountId })),
  command('RemoveAccount', record({ accountId })),
);

const typeId = fc.constant(301 as AccountTypeId);
const group = orNull(fc.constantFrom('cash-in-hand', 'suspense'));
const accountTypeCommands: Arbitrary<AccountTypeCommand> = fc.oneof(
  command('AddAccountType', record({ typeId, name: text, group })),
  command('RenameAccountType', record({ typeId, name: text })),
  command('RemoveAccountType', record({ typeId })),
);

const profile = { name: text, email: text, phone: text, company: text };
const anna = fc.constant(1 as PersonId);
const personCommands: Arbitrary<PersonCommand> = fc.oneof(
  command('RegisterPerson', record({ personId: anna, setup: fc.boolean(), ...profile })),
  command('ChangeProfile', record({ personId: anna, changes: some(profile) })),
  command('GrantAdmin', record({ personId: anna })),
  command('RevokeAdmin', record({ personId: anna })),
  command('ErasePerson', record({ personId: anna })),
);

const recordId = fc.constant(17 as RecordId);
const kind = fc.constantFrom('photo', 'order');
const fields = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
  { noNullPrototype: true },
);
const recordCommands: Arbitrary<RecordCommand> = fc.oneof(
  command('AddRecord', record({ kind, recordId, name: text, fields })),
  command('ChangeRecord', record({ kind, recordId, name: text, fields })),
  command('RemoveRecord', record({ kind, recordId })),
);

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

describe('whatever it is asked', () => {
  holdsOf('a book', bookDecider, bookCommands, { today, accounts: new Map() });
  holdsOf('an account', accountDecider, accountCommands, { ...accountFacts, names: new Map() });
  holdsOf('an account type', accountTypeDecider, accountTypeCommands, {
    nameTakenBy: null,
    installedGroups: new Set<GroupCode>(),
    shared: false,
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
          { nameTakenBy: null, installedGroups: new Set(there), shared: true, uses: [] },
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
        const answer = bookDecider.decide(before, each, { today, accounts: new Map() });
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
