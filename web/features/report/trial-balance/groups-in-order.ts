// In which order the accounts of a group stand in the trial balance.
import type { AccountNode, GroupNode } from '#web/shell/balances/group-tree.ts';
import type { AccountOrder } from '../columns/use-report-layout.ts';

const sizeOf = ({ figures: { closing } }: AccountNode): number =>
  Math.abs(closing.debitPaise - closing.creditPaise);

/** Of thousands the first are there alone, so that these keep the order in which they are read. */
export const groupsInOrder = (groups: readonly GroupNode[], order: AccountOrder): GroupNode[] =>
  groups.map((group) =>
    order === 'chart' || group.accounts.length < group.ownCount
      ? group
      : {
          ...group,
          accounts: group.accounts.toSorted((one, other) =>
            order === 'name'
              ? one.name.localeCompare(other.name, 'en-IN')
              : sizeOf(other) - sizeOf(one),
          ),
        },
  );
