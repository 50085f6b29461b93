// The rows of a tree of groups and accounts: a group has a button that opens it, an account a link.
import { Fragment, useState } from 'react';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { AccountRows, Cells, indent } from './AccountRows.tsx';
import type { TreeLook } from './AccountRows.tsx';
import type { GroupNode } from './group-tree.ts';
import { useQueries } from '@tanstack/react-query';
import { formatCount } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { accountNode } from './group-tree.ts';
import { restOfGroup, ROWS_EACH } from './queries.ts';

type Props = {
  readonly groups: readonly GroupNode[];
  readonly level?: number;
  readonly look: TreeLook;
};

export function TreeRows({ groups, level = 0, look }: Props) {
  return groups.map((group) => {
    const isOpen = look.open.isOpen(group.code);
    return (
      <Fragment key={group.code}>
        <GroupRow group={group} level={level} isOpen={isOpen} look={look} />
        {isOpen && (
          <>
            <TreeRows groups={group.groups} level={level + 1} look={look} />
            <AccountRows accounts={group.accounts} level={level} look={look} />
            <RestOfGroup group={group} level={level} look={look} />
          </>
        )}
      </Fragment>
    );
  });
}

type GroupRowProps = {
  readonly group: GroupNode;
  readonly level: number;
  readonly isOpen: boolean;
  readonly look: TreeLook;
};

function GroupRow({ group, level, isOpen, look }: GroupRowProps) {
  const { code, name, figures } = group;
  const after = look.afterGroup(group);
  return (
    <tr
      data-level={level}
      data-code={code === '' ? 'without-a-group' : code}
      className="tree-row tree-row-group font-semibold"
    >
      <th scope="row" style={indent(level, 0)} className="pr-2 text-left font-semibold">
        <button
          type="button"
          data-row=""
          data-group={code}
          aria-expanded={isOpen}
          onClick={() => look.open.toggle(code)}
          className="tree-reach inline-flex items-center gap-0.5 text-left align-middle"
        >
          <span className={`shrink-0 text-ink-3 ${isOpen ? '' : 'tree-closed'}`}>
            <Icon name="down" size={16} />
          </span>
          {name}
        </button>
        {after !== '' && (
          <span className="ml-1.5 align-middle text-xs font-normal text-ink-3 max-lg:hidden">
            {after}
          </span>
        )}
      </th>
      <Cells figures={figures} look={look} owner={{ group: code }} />
    </tr>
  );
}

// Sundry Debtors may have thousands of accounts: the first stand with the others, the rest wait.
type RestOfGroupProps = {
  readonly group: GroupNode;
  readonly level: number;
  readonly look: TreeLook;
};

function RestOfGroup({ group, level, look }: RestOfGroupProps) {
  const { code, accounts, ownCount } = group;
  const [parts, setParts] = useState(0);
  const more = useQueries({
    queries: Array.from({ length: code === '' ? 0 : parts }, (_, at) =>
      restOfGroup(look.asked, { group: code, from: accounts.length + at * ROWS_EACH }),
    ),
  });
  if (code === '' || accounts.length === 0 || ownCount <= accounts.length) return null;
  const loaded = more.flatMap(({ data }) => data?.rows.map(accountNode) ?? []);
  const left = ownCount - accounts.length - loaded.length;
  const next = Math.min(left, ROWS_EACH);
  return (
    <>
      <AccountRows accounts={loaded} level={level} look={look} />
      {left > 0 && (
        <tr className="border-b border-line">
          <td colSpan={look.columns.length + 1} className="px-6 py-1.5">
            <Button
              onClick={() => setParts(parts + 1)}
              disabled={more.some(({ isPending }) => isPending)}
            >
              Show {formatCount(next)} of {formatCount(left)} more
            </Button>
          </td>
        </tr>
      )}
    </>
  );
}
