// The dense list, for somebody with four hundred accounts, with a footing.
import { Link } from 'react-router-dom';
import type { Account } from '#api/contract/account.ts';
import { formatCell, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { AmountCell, Cell, Head, HeadRow, Row } from '#web/ui/lists/Table.tsx';

type Props = {
  readonly accounts: readonly Account[];
  readonly scope: number | undefined;
};

export function AccountTable({ accounts, scope }: Props) {
  const balances = accounts.map((account) => ({
    account,
    paise: paiseFromWire(account.balance),
  }));
  const total = (sign: 1 | -1) =>
    balances.reduce((sum, { paise }) => sum + Math.max(paise * sign, 0), 0);
  return (
    <div className="card overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">Accounts and their balances</caption>
        <thead>
          <HeadRow>
            <Head>Account</Head>
            <Head className="max-sm:hidden">Type</Head>
            <Head numeric>Debit (₹)</Head>
            <Head numeric>Credit (₹)</Head>
          </HeadRow>
        </thead>
        <tbody>
          {balances.map(({ account, paise }) => (
            <Row key={account.id}>
              <Cell>
                <Link to={paths.account(account.id, scope)} dir="auto" className="link-quiet">
                  {account.name}
                </Link>
                <span className="block text-xs text-ink-2 sm:hidden">{account.account_type}</span>
              </Cell>
              <Cell className="text-ink-2 max-sm:hidden">{account.account_type}</Cell>
              <AmountCell>{formatCell(Math.max(paise, 0))}</AmountCell>
              <AmountCell>{formatCell(Math.max(-paise, 0))}</AmountCell>
            </Row>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-semibold rule-double">
            <Cell>Total</Cell>
            <Cell className="max-sm:hidden" />
            <AmountCell>{formatPaise(total(1))}</AmountCell>
            <AmountCell>{formatPaise(total(-1))}</AmountCell>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
