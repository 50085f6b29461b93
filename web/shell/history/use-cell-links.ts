// Where each figure of a tree of accounts is explained: of an account, of a group, or of the total.
import { nameOfGroupSum, nameOfOpening } from '#core/report/index.ts';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { BookBalances } from '#api/contract/account/balances.ts';
import { useExplainHref } from './use-explain.ts';
import type { AccountNode } from '../balances/group-tree.ts';

/** An account, the code of a group, which is empty for what stands under none, or all of them. */
export type CellOwner = AccountNode | { readonly group: string } | 'total' | 'brought';

export type CellLinks = (key: string, owner: CellOwner) => string | undefined;

type TreeOfAccounts = {
  readonly balances: BookBalances;
  /** Whether a group is the sum of the groups in it too. */
  readonly isNested: boolean;
  /** Whether all accounts are shown: the sum of those that a search found is of no name. */
  readonly isWhole: boolean;
};

/** @returns where a cell is explained by the key of its column, such as `opening debit`. */
export function useCellLinks({ balances, isNested, isWhole }: TreeOfAccounts): CellLinks {
  const hrefOf = useExplainHref();
  const { from, to } = balances.period;
  const eve = dayBefore(from);
  return (key, owner) => {
    const [when = '', side = ''] = key.split(' ');
    if (!PARTS.includes(when)) return undefined;
    const moved = { from, asOn: to, side: `all-${side}s` };
    if (typeof owner === 'object' && 'accountId' in owner) {
      const account = owner.accountId;
      if (when === 'movement') return hrefOf({ account, ...moved });
      return hrefOf({ account, asOn: when === 'opening' ? eve : to });
    }
    if (!isWhole) return undefined;
    const of = 'trial-balance';
    if (when === 'movement') return hrefOf({ of, line: netLine(owner, isNested), ...moved });
    const line = lineOfSide(owner, side, isNested);
    return when === 'opening'
      ? hrefOf({ of, line: nameOfOpening(line), from, asOn: to })
      : hrefOf({ of, line, asOn: to });
  };
}

const PARTS = ['opening', 'movement', 'closing'];

type Sum = Exclude<CellOwner, AccountNode>;

function netLine(owner: Sum, isNested: boolean): string {
  if (typeof owner === 'string') return owner === 'total' ? 'accounts' : owner;
  return nameOfGroupSum(owner.group || null, isNested);
}

function lineOfSide(owner: Sum, side: string, isNested: boolean): string {
  if (side === '' || owner === 'brought') return netLine(owner, isNested);
  return owner === 'total' ? `${side}s` : `${netLine(owner, isNested)}/${side}s`;
}
