// What is open at the end of a statement, today at the latest, bill by bill, and how late it is; on
// paper too.
import { useQuery } from '@tanstack/react-query';
import type { Statement } from '#api/contract/customer/statement.ts';
import type { OpenBill } from '#api/contract/customer/receivables.ts';
import { ageLabels } from '#core/settlement/index.ts';
import { dayText, todayInIndia } from '#web/format/dates.ts';
import { formatPaise, formatRupees, formatSigned } from '#web/format/money.ts';
import { billName, ON_ACCOUNT } from '#web/format/bills.ts';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import { useAgeLinks, useBillLink } from '#web/shell/history/use-age-links.ts';
import type { AgeLinks } from '#web/shell/history/use-age-links.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { billsOpenOn } from '../queries.ts';

export function StatementBills({ statement }: { readonly statement: Statement }) {
  const { id: bookId } = usePageBook();
  const { customer, to } = statement;
  const today = todayInIndia();
  // A statement of this year ends on a day that is still to come, on which all would be late.
  const asOn = to < today ? to : today;
  const open = useQuery(billsOpenOn(bookId, customer.accountId, asOn));
  const linksOf = useAgeLinks();
  const billLink = useBillLink(asOn);
  if (open.isError) {
    return <p className="mt-6 text-overdue">Could not load the open bills. Try again.</p>;
  }
  if (open.data === undefined || open.data.rows.length === 0) return null;
  const { rows, totalPaise } = open.data;
  const links = linksOf(open.data.days, asOn, customer.accountId);
  const received = sumOf(rows, receivedPaise);
  return (
    <section className="mt-6 break-inside-avoid">
      <h2 className="mb-2 text-lg font-semibold">Open bills</h2>
      <DataTable
        caption="Open bills, the oldest first"
        rows={rows}
        keyOf={(bill) => `${bill.item?.kind} ${bill.item?.id} ${bill.item?.line}`}
        columns={columnsWith(billLink)}
        totals={[
          'Total',
          '',
          '',
          formatPaise(sumOf(rows, billPaise)),
          formatPaise(received),
          <ExplainLink key="open" href={links.total}>
            {formatSigned(totalPaise)}
          </ExplainLink>,
          '',
        ]}
      />
      <AgesOf
        labels={ageLabels(open.data.days)}
        rows={rows}
        totalPaise={totalPaise}
        links={links}
      />
    </section>
  );
}

type AgesProps = {
  readonly labels: readonly string[];
  readonly rows: readonly OpenBill[];
  readonly totalPaise: number;
  readonly links: AgeLinks;
};

function AgesOf({ labels, rows, totalPaise, links }: AgesProps) {
  const inAge = (age: number | null) =>
    sumOf(rows, (bill) => (bill.age === age ? bill.openPaise : 0));
  const onAccount = inAge(null);
  const parts = [
    ...labels.map((label, age) => ({
      label,
      figure: formatPaise(inAge(age)),
      explain: links.ages[age],
    })),
    ...(onAccount === 0
      ? []
      : [{ label: ON_ACCOUNT, figure: formatSigned(onAccount), explain: links.unallocated }]),
    { label: 'Outstanding', figure: formatRupees(totalPaise), explain: links.total },
  ];
  return (
    <dl
      aria-label="Outstanding by age"
      className="mt-3 flex flex-wrap border border-line-strong text-sm max-sm:flex-col"
    >
      {parts.map(({ label, figure, explain }) => (
        <div
          key={label}
          className={
            'flex-1 border-line-strong px-3 py-1.5 text-right sm:not-last:border-r ' +
            'max-sm:flex max-sm:justify-between'
          }
        >
          <dt className="whitespace-nowrap text-ink-2">{label}</dt>
          <dd className="font-semibold whitespace-nowrap">
            <ExplainLink href={explain}>{figure}</ExplainLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sumOf = (rows: readonly OpenBill[], of: (bill: OpenBill) => number): number =>
  rows.reduce((sum, bill) => sum + of(bill), 0);

/** Only of bills: what is on account was never billed. */
const billPaise = ({ age, amountPaise }: OpenBill): number => (age === null ? 0 : amountPaise);
const receivedPaise = (bill: OpenBill): number =>
  bill.age === null ? -bill.openPaise : billPaise(bill) - bill.openPaise;

const columnsWith = (
  billLink: (bill: OpenBill) => string | undefined,
): readonly Column<OpenBill>[] => [
  { head: 'Bill', place: 'name', cell: billName },
  { head: 'Date', place: 'id', cell: ({ date }) => dayText(date), className: 'whitespace-nowrap' },
  {
    head: 'Due date',
    place: 'nowhere',
    cell: ({ dueDate: due }) => dayText(due),
    className: 'whitespace-nowrap',
  },
  {
    head: 'Bill amount (₹)',
    place: 'nowhere',
    numeric: true,
    cell: (bill) => bill.age !== null && formatPaise(billPaise(bill)),
  },
  {
    head: 'Received (₹)',
    place: 'nowhere',
    numeric: true,
    cell: (bill) => receivedPaise(bill) !== 0 && formatSigned(receivedPaise(bill)),
  },
  {
    head: 'Outstanding (₹)',
    place: 'amount',
    numeric: true,
    cell: (bill) => <ExplainLink href={billLink(bill)}>{formatSigned(bill.openPaise)}</ExplainLink>,
  },
  {
    head: 'Days late',
    place: 'date',
    numeric: true,
    cell: ({ daysLate }) => daysLate !== null && daysLate > 0 && daysLate,
  },
];
