// The rows of a tree of groups and accounts: a group has a button that opens it, an account a link.
import { Fragment } from 'react';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { AccountRows, Cells, indent } from './AccountRows.tsx';
import type { TreeLook } from './AccountRows.tsx';
import type { GroupNode } from './group-tree.ts';
import { RestOfGroup } from './RestOfGroup.tsx';

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
