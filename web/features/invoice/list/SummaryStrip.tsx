// Four figures of the book's invoices, as the dashboard has them. Drafts and cancelled ones count
// in none of them.
import { useQuery } from '@tanstack/react-query';
import type { Figures } from '#api/contract/book/figures.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { bookFiguresOf } from '#web/client/billing-reads.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { formatCount, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { FigureStrip } from '#web/ui/lists/FigureStrip.tsx';

export function SummaryStrip({ bookId }: { readonly bookId: number }) {
  const { data, error } = useQuery(bookFiguresOf(bookId));
  const failed = error !== null;
  const value = (of: (figures: Figures) => string, nothing: string) =>
    data === undefined ? (failed ? nothing : null) : of(data);
  const rupees = (text: string) => formatRupees(paiseFromWire(text));
  const hrefOf = useExplainHref();
  const amountHref =
    data &&
    hrefOf({
      of: 'invoices',
      line: 'total',
      filter: yearTo(data.as_on),
      asOn: undefined,
    });
  const overdueHref = data && hrefOf({ of: 'receivables', line: 'late/1..', asOn: data.as_on });
  const isLate = paiseFromWire(data?.outstanding.overdue ?? '0.00') > 0;
  const ofYear = data && { after: `FY ${data.invoices_of_year.year}` };
  return (
    <FigureStrip
      label="Summary"
      stale={failed ? 'Could not refresh' : null}
      figures={[
        {
          name: 'Total invoices',
          value: value(({ invoices_of_year: year }) => formatCount(year.count), '0'),
          ...ofYear,
        },
        {
          name: 'Total amount',
          value: explained(
            value(({ invoices_of_year: year }) => rupees(year.amount), '₹0.00'),
            amountHref,
          ),
          ...ofYear,
        },
        {
          name: 'Paid invoices',
          value: value(
            ({ invoices_of_year: year }) => `${Math.round(year.settled_percent)}%`,
            '0%',
          ),
          ...(data && { after: 'of this amount' }),
        },
        {
          name: 'Overdue',
          value: explained(
            value(({ outstanding }) => rupees(outstanding.overdue), '₹0.00'),
            overdueHref,
            isLate ? 'text-overdue' : '',
          ),
          isLate,
        },
      ]}
    />
  );
}

const explained = (value: string | null, href: string | undefined, className = '') =>
  value === null ? null : (
    <ExplainLink href={href} className={className}>
      {value}
    </ExplainLink>
  );

/** @returns the year up to a day, as the list of invoices is narrowed to it. */
function yearTo(day: string): string {
  const { from } = yearPeriod(financialYearOf(dateFromWire(day)));
  return new URLSearchParams({ from, to: day }).toString();
}
