// The dense list, for somebody with four hundred accounts, with a footing.
import { Link } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import { formatCell, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { SidedFigure } from '#web/ui/lists/Sides.tsx';
import { useWide } from '#web/ui/use-wide.ts';

type Props = {
  readonly accounts: readonly Account[];
  /** The footing counts those too that are not drawn yet. */
  readonly totalOf: readonly Account[];
  readonly scope: number | undefined;
};

type Row = { readonly account: Account; readonly paise: number };

export function AccountTable({ accounts, totalOf, scope }: Props) {
  const wide = useWide();
  const rows = accounts.map((account): Row => ({ account, paise: account.balancePaise }));
  const total = (sign: 1 | -1) =>
    formatPaise(
      totalOf.reduce((sum, { balancePaise }) => sum + Math.max(balancePaise * sign, 0), 0),
    );
  const name: Column<Row> = {
    head: 'Account',
    place: 'name',
    cell: ({ account: { id, name: called } }) => (
      <Link to={paths.account(id, scope)} dir="auto" data-row="" data-id={id} className="link-name">
        {called}
      </Link>
    ),
  };
  return (
    <DataTable
      caption="Accounts and their balances"
      rows={rows}
      keyOf={({ account }) => account.id}
      columns={
        wide ? [name, type, side('Debit (₹)', 1), side('Credit (₹)', -1)] : [name, balance, type]
      }
      totals={
        wide ? ['Total', '', total(1), total(-1)] : [`Total ${total(1)} Dr`, `${total(-1)} Cr`]
      }
    />
  );
}

const type: Column<Row> = {
  head: 'Type',
  place: 'id',
  cell: ({ account }) => `${account.accountType}${account.retired ? ', retired' : ''}`,
  className: 'text-ink-2',
};

const side = (head: string, sign: 1 | -1): Column<Row> => ({
  head,
  place: 'amount',
  numeric: true,
  cell: ({ paise }) => formatCell(Math.max(paise * sign, 0)),
});

/** On a phone there is room for one amount, which says its side. */
const balance: Column<Row> = {
  head: 'Balance (₹)',
  place: 'amount',
  numeric: true,
  cell: ({ paise }) => <SidedFigure paise={paise} />,
};
