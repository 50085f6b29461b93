import { describe, test } from 'vitest';
import { accountTypeDecider, TALLY_GROUPS } from '#core/account-type/index.ts';
import type { AccountTypeEvent, AccountTypeFacts } from '#core/account-type/index.ts';
import {
  cashInHandAdded,
  classified,
  festivalExpenses,
  festivalExpensesAdded,
  groupTypeIds,
} from '#tests/specimens/tally/types.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const facts: AccountTypeFacts = {
  nameTakenBy: null,
  installedGroups: new Set(),
  uses: [],
};
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
          data: { ...add.data, group: 'indirect-expenses', reserved: false },
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
    ({ type: 'ChangeAccountType', data: { typeId, name } }) as const;

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

describe('removing an account type', () => {
  const typeId = festivalExpenses;
  const remove = { type: 'RemoveAccountType', data: { typeId } } as const;
  const removed: AccountTypeEvent = { type: 'AccountTypeRemoved', version: 1, data: { typeId } };
  const uses = [{ what: 'accounts', count: 3 }];

  test('a type of the book’s own that no account is of goes', () => {
    given([festivalExpensesAdded]).when(remove).then([removed]);
  });

  test('one of the 28 stays, used or not', () => {
    given([cashInHandAdded], { uses })
      .when({ type: 'RemoveAccountType', data: { typeId: cashInHand } })
      .thenRejected({ kind: 'account_type_reserved', typeId: cashInHand });
  });

  test('one that accounts are of stays, and they are counted', () => {
    given([festivalExpensesAdded], { uses })
      .when(remove)
      .thenRejected({ kind: 'account_type_in_use', typeId, name: 'Festival Expenses', uses });
  });

  test('one that does not exist, or is removed, is refused', () => {
    const notFound = { kind: 'account_type_not_found', typeId } as const;
    given([]).when(remove).thenRejected(notFound);
    given([festivalExpensesAdded, removed]).when(remove).thenRejected(notFound);
    given([festivalExpensesAdded, removed])
      .when({ type: 'ChangeAccountType', data: { typeId, name: 'Diwali' } })
      .thenRejected(notFound);
  });

  test('its id is not used again', () => {
    given([festivalExpensesAdded, removed])
      .when({ type: 'AddAccountType', data: { typeId, name: 'Diwali', group: null } })
      .thenRejected({ kind: 'account_type_exists', typeId });
  });
});
