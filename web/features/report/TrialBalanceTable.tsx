import { Fragment } from 'react';
import type { TrialBalance } from '#api/contract/account/ledger.ts';
import { formatCell, formatPaise, paiseFromWire } from '#web/format/money.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { AmountCell, Cell, TableHead, HeadRow, TableRow } from '#web/ui/lists/Table.tsx';
import { AccountRows } from './AccountRows.tsx';
import { groupBalances } from './grouped.ts';
import type { BalanceGroup } from './grouped.ts';
import { RestOfGroup } from './RestOfGroup.tsx';

type Props = {
  readonly balance: TrialBalance;
  readonly scope: number | undefined;
  readonly bookId: number;
  readonly period: PeriodChoice;
};

export function TrialBalanceTable({ balance, scope, bookId, period }: Props) {
  return (
    <div className="overflow-x-auto rounded-t-md border-x border-line bg-surface">
      <table className="w-full rule-top">
        <caption className="sr-only">Closing balances by group</caption>
        <thead>
          <HeadRow>
            <TableHead>Account</TableHead>
            <TableHead numeric className="w-40 max-sm:w-24">
              Debit (₹)
            </TableHead>
            <TableHead numeric className="w-40 rule-middle max-sm:w-24">
              Credit (₹)
            </TableHead>
          </HeadRow>
        </thead>
        <tbody>
          {groupBalances(balance).map((group) => (
            <Fragment key={group.name}>
              <GroupRows group={group} scope={scope} />
              <RestOfGroup key={balance.period.to} {...{ group, scope, bookId, period }} />
            </Fragment>
          ))}
          <BroughtForward paise={paiseFromWire(balance.profit_brought_forward)} />
        </tbody>
        <tfoot>
          <tr className="h-(--row) border-t border-ink font-semibold rule-double sm:text-lg">
            <Cell>Total</Cell>
            <AmountCell>{formatPaise(paiseFromWire(balance.totals.debit))}</AmountCell>
            <AmountCell className="rule-middle">
              {formatPaise(paiseFromWire(balance.totals.credit))}
            </AmountCell>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type GroupProps = {
  readonly group: BalanceGroup;
  readonly scope: number | undefined;
};

function GroupRows({ group, scope }: GroupProps) {
  return (
    <>
      <tr className="h-(--row) border-b border-line bg-surface-2 text-ink-2">
        <th scope="rowgroup" className="px-3 py-1.5 text-left font-semibold">
          {group.name}
        </th>
        <AmountCell className="font-medium">{formatCell(group.debitPaise)}</AmountCell>
        <AmountCell className="font-medium rule-middle">{formatCell(group.creditPaise)}</AmountCell>
      </tr>
      <AccountRows rows={group.rows} scope={scope} />
    </>
  );
}

/** Earlier years' result, which no account holds until it is closed into capital. */
function BroughtForward({ paise }: { readonly paise: number }) {
  if (paise === 0) return null;
  return (
    <TableRow className="italic">
      <Cell>{paise < 0 ? 'Profit' : 'Loss'} brought forward</Cell>
      <AmountCell>{formatCell(Math.max(paise, 0))}</AmountCell>
      <AmountCell className="rule-middle">{formatCell(Math.max(-paise, 0))}</AmountCell>
    </TableRow>
  );
}
