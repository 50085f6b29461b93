import { Link } from 'react-router-dom';
import { formatCell } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { AmountCell, Cell, TableRow } from '#web/ui/lists/Table.tsx';
import type { BalanceRow } from './grouped.ts';

type Props = {
  readonly rows: readonly BalanceRow[];
  readonly scope: number | undefined;
};

export function AccountRows({ rows, scope }: Props) {
  return rows.map((row) => (
    <TableRow key={row.accountId}>
      <Cell className="pl-6">
        <Link to={paths.account(row.accountId, scope)} dir="auto" className="link-quiet">
          {row.name}
        </Link>
      </Cell>
      <AmountCell>{formatCell(row.debitPaise)}</AmountCell>
      <AmountCell className="rule-middle">{formatCell(row.creditPaise)}</AmountCell>
    </TableRow>
  ));
}
