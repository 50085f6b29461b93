// What is outstanding by age, what was issued this year and how much of it is settled.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Figures } from '#api/contract/book/figures.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
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
        <p className="px-4 pb-3 text-sm">
          Total Invoices <b>0</b> · Paid <b>0%</b> · Overdue <b>0.00</b>{' '}
          <span className="text-warn">{wording.stale}</span>
        </p>
      )}
      {figures !== null && <OfFigures figures={figures} />}
    </section>
  );
}

function OfFigures({ figures }: { readonly figures: Figures }) {
  const { outstanding, invoices_of_year: issued } = figures;
  const overdue = paiseFromWire(outstanding.overdue);
  const overdueHref = useExplainHref()({
    of: 'receivables',
    line: 'late/1..',
    asOn: figures.as_on,
  });
  return (
    <>
      <p className="px-4 pb-2 text-xs text-ink-2" title={`Issued in FY ${issued.year}`}>
        Total Invoices <b>{formatCount(issued.count)}</b> · Paid{' '}
        <b>{Math.round(issued.settled_percent)}%</b> · Overdue{' '}
        <Link
          to={overdueHref}
          data-explain={overdueHref}
          className={`link-name font-bold ${overdue > 0 ? 'text-overdue' : ''}`}
        >
          {formatPaise(overdue)}
        </Link>
      </p>
      <Ages figures={figures} />
    </>
  );
}

function Ages({ figures: { as_on: day, outstanding } }: { readonly figures: Figures }) {
  const explainHref = useExplainHref();
  const hrefOf = (line: string) => explainHref({ of: 'receivables', line, asOn: day });
  const parts = outstanding.ages.map(({ label, amount }) => ({
    label,
    paise: paiseFromWire(amount),
  }));
  const unadjusted = paiseFromWire(outstanding.unadjusted);
  return (
    <>
      <div className="px-4 pb-1.5">
        <AgeBar
          label={`Outstanding by age on ${formatDate(dateFromWire(day))}`}
          parts={parts}
          size="dashboard"
        />
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
              {unadjusted < 0 ? 'Unadjusted credit' : 'On account'}
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
              <Explained href={hrefOf('total')} figure={signed(paiseFromWire(outstanding.total))} />
            </td>
          </tr>
        </tfoot>
      </table>
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
