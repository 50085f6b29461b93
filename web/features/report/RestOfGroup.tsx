import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '#web/format/money.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TableRow } from '#web/ui/lists/Table.tsx';
import { AccountRows } from './AccountRows.tsx';
import { balanceRow } from './grouped.ts';
import type { BalanceGroup } from './grouped.ts';
import { restOfGroup, ROWS_EACH } from './queries.ts';

type Props = {
  readonly group: BalanceGroup;
  readonly scope: number | undefined;
  readonly bookId: number;
  readonly period: PeriodChoice;
};

/**
 * Sundry Debtors may have thousands of accounts: the first stand with the others, the rest wait.
 */
export function RestOfGroup({ group, scope, bookId, period }: Props) {
  const { code, rows, count } = group;
  const [parts, setParts] = useState(0);
  const more = useQueries({
    queries: Array.from({ length: code === null ? 0 : parts }, (_, at) =>
      restOfGroup(bookId, period, {
        group: code ?? '',
        from: rows.length + at * ROWS_EACH,
      }),
    ),
  });
  if (code === null || rows.length === 0 || count <= rows.length) return null;
  const loaded = more.flatMap(({ data }) => data?.rows.map(balanceRow) ?? []);
  const left = count - rows.length - loaded.length;
  const next = Math.min(left, ROWS_EACH);
  return (
    <>
      <AccountRows rows={loaded} scope={scope} />
      {left > 0 && (
        <TableRow>
          <td colSpan={3} className="px-6 py-1.5">
            <Button
              onClick={() => setParts(parts + 1)}
              disabled={more.some(({ isPending }) => isPending)}
            >
              Show {formatCount(next)} of {formatCount(left)} more
            </Button>
          </td>
        </TableRow>
      )}
    </>
  );
}
