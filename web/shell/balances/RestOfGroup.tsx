// Sundry Debtors may have thousands of accounts: the first stand with the others, the rest wait.
import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { formatCount } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AccountRows } from './AccountRows.tsx';
import type { TreeLook } from './AccountRows.tsx';
import { accountNode } from './group-tree.ts';
import type { GroupNode } from './group-tree.ts';
import { restOfGroup, ROWS_EACH } from './queries.ts';

type Props = {
  readonly group: GroupNode;
  readonly level: number;
  readonly look: TreeLook;
};

export function RestOfGroup({ group, level, look }: Props) {
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
