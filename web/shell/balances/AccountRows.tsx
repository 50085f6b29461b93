// The accounts of a group as rows of a tree, and what such rows have in common. What stands in the
// columns is the page's.
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './tree.css';
import { FigureLink } from '../history/FigureLink.tsx';
import { ChangedSince } from '#web/ui/marks/Marks.tsx';
import { useChangedSince } from './use-balances.ts';
import type { AccountNode, TreeFigures, GroupNode } from './group-tree.ts';
import type { BalancesQuery } from './queries.ts';
import type { OpenGroups } from './use-tree.ts';
import type { CellLinks, CellOwner } from '../history/use-cell-links.ts';

/** A cell beside the name; a group has no last entry, and an account no parts. */
export type TreeColumn = {
  readonly key: string;
  readonly cell: (figures: TreeFigures, account: AccountNode | null) => ReactNode;
  readonly className?: string;
};

export type TreeLook = {
  readonly columns: readonly TreeColumn[];
  readonly hrefOf: (accountId: number) => string;
  readonly open: OpenGroups;
  readonly asked: BalancesQuery;
  /** Where the figure of a column is explained; nowhere unless given. */
  readonly explain?: CellLinks;
  /** What stands after the name of a group: how many accounts it has, or its net. */
  readonly afterGroup: (group: GroupNode) => string;
};

export const indent = (level: number, more: number): CSSProperties => ({
  paddingLeft: `calc(${12 + more}px + ${level} * var(--tree-step))`,
});
/** The button's chevron: an account begins where the name of its group does. */
const CHEVRON = 18;

type AccountRowsProps = {
  readonly accounts: readonly AccountNode[];
  readonly level: number;
  readonly look: TreeLook;
};

export function AccountRows({ accounts, level, look }: AccountRowsProps) {
  const isChanged = useChangedSince(look.asked);
  return accounts.map((account) => (
    <tr
      key={account.accountId}
      data-level={level + 1}
      data-id={account.accountId}
      data-days="all"
      className="tree-row"
    >
      <td style={indent(level, CHEVRON)} className="pr-2">
        <Link
          to={look.hrefOf(account.accountId)}
          dir="auto"
          data-row=""
          className="link-name tree-reach"
        >
          {account.name}
        </Link>
        {account.retired && <span className="text-ink-3">, retired</span>}
        {isChanged(account) && <ChangedSince />}
      </td>
      <Cells figures={account.figures} owner={account} look={look} />
    </tr>
  ));
}

type CellsProps = {
  readonly figures: TreeFigures;
  readonly owner: CellOwner;
  readonly look: TreeLook;
};

export const Cells = ({ figures, owner, look }: CellsProps) => {
  const account = typeof owner === 'object' && 'accountId' in owner ? owner : null;
  return look.columns.map(({ key, cell, className = '' }) => {
    const explain = look.explain?.(key, owner);
    const isOfAccount = account !== null && explain !== undefined;
    return (
      <td key={key} className={className}>
        <FigureLink explain={explain} to={isOfAccount ? look.hrefOf(account.accountId) : explain}>
          {cell(figures, account)}
        </FigureLink>
      </td>
    );
  });
};
