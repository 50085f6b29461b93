// Every open bill, the oldest first, and after them what is unadjusted.
import { formatCount } from '#web/format/money.ts';
import type { OpenBill, Receivables } from '#api/contract/customer/receivables.ts';
import { BillLine } from './BillLine.tsx';
import { ReceivablesHead, ReceivablesTotal } from './ReceivablesTable.tsx';
import type { ShownQuery } from './ReceivablesTable.tsx';

type Props = {
  readonly query: ShownQuery;
  readonly bills: readonly OpenBill[];
  readonly all: Receivables;
};

export const BillTable = ({ query, bills, all }: Props) => (
  <div className="overflow-x-auto rounded-t-md border-x border-b border-line bg-surface">
    <table className="w-full rule-top">
      <caption className="sr-only">Open bills by age</caption>
      <thead>
        <ReceivablesHead first="Bill" days={query.days} />
      </thead>
      <tbody>
        {bills.map((bill, at) => (
          <BillLine key={at} bill={bill} count={query.days.length + 2} asOn={query.asOn} withName />
        ))}
      </tbody>
      <tfoot>
        <ReceivablesTotal
          name={`Total of ${formatCount(all.billCount)} bills`}
          all={all}
          query={query}
        />
      </tfoot>
    </table>
  </div>
);
