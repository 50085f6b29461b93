import { describe, test } from 'vitest';
import { accountTypeDecider, TALLY_GROUPS } from '#core/account-type/index.ts';
import type { AccountTypeEvent, AccountTypeFacts } from '#core/account-type/index.ts';
import {
  cashInHandAdded,
  classified,
  festivalExpenses,
  festivalExpensesAdded,
  groupTypeIds,
} from '#tests/specimens/tally-types.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { scenarioOf } from '#tests/support/scenario.ts';

const facts: AccountTypeFacts = { nameTakenBy: null, installedGroups: new Set() };
const given = scenarioOf(accountTypeDecider, facts);
const cashInHand = classified('cash-in-hand').typeId as AccountTypeId;

const installed: readonly AccountTypeEvent[] = TALLY_GROUPS.map((group, index) => ({
  type: 'AccountTypeAdded',
  version: 1,
  data: { typeId: index + 1, name: group.name, group: group.code, reserved: true },
}));

describe('installing the groups of Tally', () => {
  const install = { type: 'InstallTallyGroups', data: { typeIds: groupTypeIds } } as const;

  test('all 28 are added as reserved types', () => {
    given([]).when(install).then(installed);
  });

  test('each lies on its own stream', () => {
    given([])
      .when(install)
      .thenOnStreams(groupTypeIds.map((typeId) => `account-type-${typeId}`));
  });

  test('a second time adds nothing', () => {
    const installedGroups = new Set(TALLY_GROUPS.map(({ code }) => code));
    given([], { installedGroups }).when(install).thenNothing();
  });

  test('only what lacks is added', () => {
    const installedGroups = new Set(TALLY_GROUPS.slice(1).map(({ code }) => code));
    given([], { installedGroups }).when(install).then(installed.slice(0, 1));
  });
});

describe('adding an account type', () => {
  const add = {
    type: 'AddAccountType',
    data: { typeId: festivalExpenses, name: 'Festival Expenses', group: null },
  } as const;

  test('a type of the book’s own needs no group', () => {
    given([]).when(add).then([festivalExpensesAdded]);
  });

  test('it may stand under a group of Tally', () => {
    given([])
      .when({ ...add, data: { ...add.data, group: 'indirect-expenses' } })
      .then([
        {
          type: 'AccountTypeAdded',
          version: 1,
          data: { ...festivalExpensesAdded.data, group: 'indirect-expenses', reserved: false },
        },
      ]);
  });

  test('a type that exists is refused, so that a repeated request adds nothing', () => {
    given([festivalExpensesAdded])
      .when(add)
      .thenRejected({ kind: 'account_type_exists', typeId: festivalExpenses });
  });

  test('a name that another type bears is refused', () => {
    given([], { nameTakenBy: cashInHand })
      .when({ ...add, data: { ...add.data, name: 'cash-in-hand' } })
      .thenRejected({ kind: 'account_type_name_taken', name: 'cash-in-hand', takenBy: cashInHand });
  });
});

describe('renaming an account type', () => {
  const rename = (typeId: AccountTypeId, name: string) =>
    ({ type: 'RenameAccountType', data: { typeId, name } }) as const;

  test('one of the 28 can be renamed', () => {
    given([cashInHandAdded])
      .when(rename(cashInHand, 'Galla'))
      .then([
        { type: 'AccountTypeRenamed', version: 1, data: { typeId: cashInHand, name: 'Galla' } },
      ]);
  });

  test('another spelling of its own name is allowed', () => {
    given([cashInHandAdded], { nameTakenBy: cashInHand })
      .when(rename(cashInHand, 'CASH-IN-HAND'))
      .then([
        {
          type: 'AccountTypeRenamed',
          version: 1,
          data: { typeId: cashInHand, name: 'CASH-IN-HAND' },
        },
      ]);
  });

  test('the name that it has already leaves no trace', () => {
    given([cashInHandAdded], { nameTakenBy: cashInHand })
      .when(rename(cashInHand, 'Cash-in-Hand'))
      .thenNothing();
  });

  test('renaming twice leaves one trace', () => {
    const renamed: AccountTypeEvent = {
      type: 'AccountTypeRenamed',
      version: 1,
      data: { typeId: cashInHand, name: 'Galla' },
    };
    given([cashInHandAdded, renamed], { nameTakenBy: cashInHand })
      .when(rename(cashInHand, 'Galla'))
      .thenNothing();
  });

  test('a name that another type bears is refused', () => {
    given([festivalExpensesAdded], { nameTakenBy: cashInHand })
      .when(rename(festivalExpenses, 'Cash-in-Hand'))
      .thenRejected({ kind: 'account_type_name_taken', name: 'Cash-in-Hand', takenBy: cashInHand });
  });

  test('a type that does not exist is refused', () => {
    given([])
      .when(rename(festivalExpenses, 'Diwali'))
      .thenRejected({ kind: 'account_type_not_found', typeId: festivalExpenses });
  });
});
