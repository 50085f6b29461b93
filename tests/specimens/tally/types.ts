// The 28 groups as account types of the installation, under the ids that they have there.
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import type { AccountTypeEvent, GroupCode } from '#core/account-type/index.ts';
import type { Classification } from '#core/account/index.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';

export const groupTypeIds = TALLY_GROUPS.map((_, index) => (index + 1) as AccountTypeId);

/** A group's type as an account copies it. */
export function classified(group: GroupCode): Classification {
  const index = TALLY_GROUPS.findIndex(({ code }) => code === group);
  return { typeId: index + 1, group, nature: TALLY_GROUPS[index]?.nature ?? null };
}

export const groupTypes: ReadonlyMap<GroupCode, Classification> = new Map(
  TALLY_GROUPS.map(({ code }) => [code, classified(code)]),
);

/** A type of a book's own, without a parent among the groups. */
export const festivalExpenses = 301 as AccountTypeId;

export const types: ReadonlyMap<number, Classification> = new Map([
  ...[...groupTypes.values()].map((type) => [type.typeId, type] as const),
  [festivalExpenses, { typeId: festivalExpenses, group: null, nature: null }] as const,
]);

export const cashInHandAdded: AccountTypeEvent = {
  type: 'AccountTypeAdded',
  version: 1,
  data: {
    typeId: classified('cash-in-hand').typeId,
    name: 'Cash-in-Hand',
    group: 'cash-in-hand',
    reserved: true,
  },
};

export const festivalExpensesAdded: AccountTypeEvent = {
  type: 'AccountTypeAdded',
  version: 1,
  data: { typeId: festivalExpenses, name: 'Festival Expenses', group: null, reserved: false },
};
