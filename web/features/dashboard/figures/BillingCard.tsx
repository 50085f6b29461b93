// What is outstanding by age, what was issued this year and how much of it is settled.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Figures } from '#api/contract/book/figures.ts';
import { formatDate } from '#web/format/dates.ts';
import { ON_ACCOUNT, WITHOUT_BILL } from '#web/format/bills.ts';
import { formatCount, formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { AgeBar, AgeSwatch } from '#web/ui/lists/pictures/AgeBar.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { FiguresState } from '../queries.ts';
import { dashboardWords as wording } from '../wording.ts';

export function BillingCard({ figures, failed }: FiguresState) {
  return (
    <section aria-labelledby="billing-overview" className="card min-w-0">
      <div className="flex items-center justify-between gap-4 px-4 pt-3 pb-2">
        <h2 id="billing-overview" className="text-h2 font-semibold">
          Billing Overview
        </h2>
        <Link
          to={paths.receivables()}
          className="link-quiet inline-flex min-h-6 items-center text-xs"
        >
          Receivables
        </Link>
      </div>
      {figures === null && !failed && (
        <div role="status" aria-busy="true" aria-label="Loading the billing" className="p-4">
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="mb-3 h-5" />
          ))}
        </div>
      )}
      {figures === null && failed && (
        <>
          <FourCards revenue="₹0.00" invoices="0" paid="0%" overdue="₹0.00" />
          <p className="px-4 pb-3 text-sm text-warn">{wording.stale}</p>
        </>
      )}
      {figures !== null && <OfFigures figures={figures} />}
    </section>
  );
}

function OfFigures({ figures }: { readonly figures: Figures }) {
  const { outstanding, revenue, invoicesOfYear: issued } = figures;
  const overdue = outstanding.overduePaise;
  const overdueHref = useExplainHref()({
    of: 'receivables',
    line: 'overdue',
    asOn: figures.asOn,
  });
  return (
    <>
      <FourCards
        year={issued.year}
        revenue={formatRupees(revenue.thisMonthPaise)}
        invoices={formatCount(issued.count)}
        paid={`${Math.round(issued.settledPercent)}%`}
        overdue={
          <Link
            to={overdueHref}
            data-explain={overdueHref}
            className={`link-name ${overdue > 0 ? 'text-overdue' : ''}`}
          >
            {formatRupees(overdue)}
          </Link>
        }
      />
      <Ages figures={figures} />
    </>
  );
}

type CardsProps = {
  readonly year?: string;
  readonly revenue: string;
  readonly invoices: string;
  readonly paid: string;
  readonly overdue: ReactNode;
};

/** The invoices and what is paid of them are of the financial year, the revenue of the month. */
function FourCards({ year, revenue, invoices, paid, overdue }: CardsProps) {
  const ofYear = year === undefined ? '' : `FY ${year}`;
  const cards = [
    { name: 'Total Revenue', value: revenue, of: 'this month, before GST' },
    { name: 'Total Invoices', value: invoices, of: ofYear },
    { name: 'Paid', value: paid, of: `of these invoices` },
    { name: 'Overdue', value: overdue, of: 'bills past their due date' },
  ];
  return (
    <dl className="grid grid-cols-2 gap-2 px-4 pb-3">
      {cards.map(({ name, value, of }) => (
        <div key={name} className="min-w-0 rounded-sm border border-line px-3 py-1.5">
          <dt className="text-xs text-ink-2">{name}</dt>
          <dd className="font-semibold">
            <span className="num text-left whitespace-nowrap">{value}</span>
            <span className="block text-xs font-normal text-ink-3">{of}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Ages({ figures: { asOn: day, outstanding } }: { readonly figures: Figures }) {
  const explainHref = useExplainHref();
  const hrefOf = (line: string) => explainHref({ of: 'receivables', line, asOn: day });
  const parts = outstanding.ages.map(({ label, amountPaise }) => ({
    label,
    paise: amountPaise,
  }));
  const unadjusted = outstanding.unadjustedPaise;
  const unbilled = outstanding.withoutBillPaise;
  return (
    <>
      <div className="px-4 pb-1.5">
        <AgeBar label={`Outstanding by age on ${formatDate(day)}`} parts={parts} size="dashboard" />
      </div>
      <table className="w-full text-sm">
        <caption className="sr-only">Outstanding by age</caption>
        <tbody>
          {outstanding.ages.map(({ label, bills, line }, age) => (
            <Row
              key={label}
              count={bills}
              paise={parts[age]?.paise ?? 0}
              isLate={age === parts.length - 1 && bills > 0}
              explain={hrefOf(line)}
            >
              <AgeSwatch age={age} count={parts.length} />
              {label}
            </Row>
          ))}
          {unadjusted !== 0 && (
            <Row paise={unadjusted} explain={hrefOf('unallocated')}>
              {ON_ACCOUNT}
            </Row>
          )}
        </tbody>
        <tfoot>
          <tr className="h-9 border-t border-ink font-semibold">
            <th scope="row" className="px-4 text-left font-semibold">
              Outstanding
            </th>
            <td className="num">{formatCount(outstanding.bills)}</td>
            <td className="num px-4">
              <Explained href={hrefOf('total')} figure={signed(outstanding.totalPaise)} />
            </td>
          </tr>
        </tfoot>
      </table>
      {unbilled !== 0 && (
        <p className="border-t border-line px-4 py-2 text-xs text-ink-2">
          {WITHOUT_BILL}: <Explained href={hrefOf('without_bill')} figure={formatPaise(unbilled)} />
          , aged by the date of the entry.
        </p>
      )}
    </>
  );
}

const signed = (paise: number): string => `${paise < 0 ? '\u2212' : ''}${formatPaise(paise)}`;

type RowProps = {
  readonly paise: number;
  readonly count?: number;
  readonly isLate?: boolean;
  /** Where the events are whose sum it is. */
  readonly explain: string;
  readonly children: ReactNode;
};

const Row = ({ paise, count, isLate = false, explain, children }: RowProps) => (
  <tr className="h-6.75">
    <th scope="row" className="px-4 text-left font-normal">
      {children}
    </th>
    <td className="num text-ink-3">{count !== undefined && formatCount(count)}</td>
    <td className={`num px-4 ${isLate ? 'text-overdue' : ''}`}>
      {paise === 0 ? (
        signed(paise)
      ) : (
        <Explained href={explain} figure={signed(paise)} className={isLate ? 'text-overdue' : ''} />
      )}
    </td>
  </tr>
);

type ExplainedProps = {
  readonly href: string;
  readonly figure: string;
  readonly className?: string;
};

const Explained = ({ href, figure, className = '' }: ExplainedProps) => (
  <Link to={href} data-explain={href} className={`link-name ${className}`}>
    {figure}
  </Link>
);
