// Four figures of the book's invoices, as the dashboard has them. Drafts and cancelled ones count
// in none of them.
import { useQuery } from '@tanstack/react-query';
import type { Figures } from '#api/contract/book/figures.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { bookFiguresOf } from '#web/client/billing-reads.ts';
import { outstandingParts, partsInWords } from '#web/format/outstanding.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { FigureStrip } from '#web/ui/lists/FigureStrip.tsx';

export function SummaryStrip({ bookId }: { readonly bookId: number }) {
  const { data, error } = useQuery(bookFiguresOf(bookId));
  const { scope } = usePageBook();
  const failed = error !== null;
  const value = (of: (figures: Figures) => string, nothing: string) =>
    data === undefined ? (failed ? nothing : null) : of(data);
  const hrefOf = useExplainHref();
  const amountHref =
    data &&
    hrefOf({
      of: 'invoices',
      line: 'total',
      filter: yearTo(data.asOn),
      asOn: undefined,
    });
  const overdueHref = data && hrefOf({ of: 'receivables', line: 'overdue', asOn: data.asOn });
  const isLate = (data?.outstanding.overduePaise ?? 0) > 0;
  const ofYear = data && { after: `FY ${data.invoicesOfYear.year}` };
  const parts =
    data &&
    outstandingParts({ ...data.outstanding, onAccountPaise: data.outstanding.unadjustedPaise });
  return (
    <>
      <FigureStrip
        label="Summary"
        stale={failed ? 'Could not refresh' : null}
        figures={[
          {
            name: 'Total invoices',
            value: value(({ invoicesOfYear: year }) => formatCount(year.count), '0'),
            ...ofYear,
          },
          {
            name: 'Total amount',
            value: explained(
              value(({ invoicesOfYear: year }) => formatRupees(year.amountPaise), '₹0.00'),
              amountHref,
            ),
            ...ofYear,
          },
          {
            name: 'Paid invoices',
            value: value(({ invoicesOfYear: year }) => `${Math.round(year.settledPercent)}%`, '0%'),
            ...(data && { after: 'of this amount' }),
          },
          {
            name: 'Overdue',
            value: explained(
              value(({ outstanding }) => formatRupees(outstanding.overduePaise), '₹0.00'),
              overdueHref,
              isLate ? 'text-overdue' : '',
            ),
            isLate,
          },
        ]}
      />
      {parts !== undefined && parts.length > 1 && data !== undefined && (
        <p className="mt-1 text-sm text-ink-2">
          Outstanding of all customers{' '}
          <Link to={paths.receivables(scope)} className="link-quiet font-medium">
            {formatRupees(data.outstanding.totalPaise)}
          </Link>
          : {partsInWords(parts)}
        </p>
      )}
    </>
  );
}

const explained = (value: string | null, href: string | undefined, className = '') =>
  value === null ? null : (
    <ExplainLink href={href} className={className}>
      {value}
    </ExplainLink>
  );

/** @returns the year up to a day, as the list of invoices is narrowed to it. */
function yearTo(day: CalendarDate): string {
  const { from } = yearPeriod(financialYearOf(day));
  return new URLSearchParams({ from, to: day }).toString();
}
