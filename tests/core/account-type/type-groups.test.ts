import { describe, test } from 'vitest';
import { accountTypeDecider } from '#core/account-type/index.ts';
import type { AccountTypeEvent, AccountTypeFacts, GroupCode } from '#core/account-type/index.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import {
  cashInHandAdded,
  classified,
  festivalExpenses,
  festivalExpensesAdded,
} from '#tests/specimens/tally/types.ts';

const facts: AccountTypeFacts = {
  nameTakenBy: null,
  installedGroups: new Set(),
  uses: [],
};
const given = scenarioOf(accountTypeDecider, facts);
const cashInHand = classified('cash-in-hand').typeId as AccountTypeId;

describe('putting an account type under a group', () => {
  const put = (typeId: AccountTypeId, group: GroupCode) =>
    ({ type: 'ChangeAccountType', data: { typeId, group } }) as const;
  const typeId = festivalExpenses;
  const underExpenses: AccountTypeEvent = {
    type: 'AccountTypeGroupChanged',
    version: 1,
    data: { typeId, group: 'indirect-expenses' },
  };

  test('a type without a group gets one', () => {
    given([festivalExpensesAdded]).when(put(typeId, 'indirect-expenses')).then([underExpenses]);
  });

  test('the group that it has already leaves no trace', () => {
    given([festivalExpensesAdded, underExpenses])
      .when(put(typeId, 'indirect-expenses'))
      .thenNothing();
  });

  test('a name and a group that change at once are two events', () => {
    given([festivalExpensesAdded])
      .when({
        type: 'ChangeAccountType',
        data: { typeId, name: 'Diwali', group: 'indirect-expenses' },
      })
      .then([
        { type: 'AccountTypeRenamed', version: 1, data: { typeId, name: 'Diwali' } },
        underExpenses,
      ]);
  });

  test('one of the 28 stands where it does', () => {
    given([cashInHandAdded])
      .when(put(cashInHand, 'bank-accounts'))
      .thenRejected({ kind: 'account_type_group_fixed', typeId: cashInHand, name: 'Cash-in-Hand' });
  });

  test('a type that does not exist is refused', () => {
    given([])
      .when(put(typeId, 'indirect-expenses'))
      .thenRejected({ kind: 'account_type_not_found', typeId });
  });
});
