// Every open bill, the oldest first, and after them what is unadjusted.
import { formatCount } from '#web/format/money.ts';
import type { OpenBill, Receivables } from '#api/contract/customer/receivables.ts';
import { BillLine } from './BillLine.tsx';
import { ReceivablesHead, ReceivablesTotal } from './ReceivablesTable.tsx';

type Props = {
  readonly days: readonly number[];
  readonly bills: readonly OpenBill[];
  readonly all: Receivables;
};

export const BillTable = ({ days, bills, all }: Props) => (
  <div className="overflow-x-auto rounded-t-md border-x border-b border-line bg-surface">
    <table className="w-full rule-top">
      <caption className="sr-only">Open bills by age</caption>
      <thead>
        <ReceivablesHead first="Bill" days={days} />
      </thead>
      <tbody>
        {bills.map((bill, at) => (
          <BillLine key={at} {...{ bill }} count={days.length + 2} withName />
        ))}
      </tbody>
      <tfoot>
        <ReceivablesTotal name={`Total of ${formatCount(all.bill_count)} bills`} all={all} />
      </tfoot>
    </table>
  </div>
);
