// Four figures of the book's invoices, as the dashboard has them. Drafts and cancelled ones count
// in none of them.
import { useQuery } from '@tanstack/react-query';
import type { Figures } from '#api/contract/book/figures.ts';
import { bookFiguresOf } from '#web/client/billing-reads.ts';
import { formatCount, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { FigureStrip } from '#web/ui/lists/FigureStrip.tsx';

export function SummaryStrip({ bookId }: { readonly bookId: number }) {
  const { data, error } = useQuery(bookFiguresOf(bookId));
  const failed = error !== null;
  const value = (of: (figures: Figures) => string, nothing: string) =>
    data === undefined ? (failed ? nothing : null) : of(data);
  const rupees = (text: string) => formatRupees(paiseFromWire(text));
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
          value: value(({ invoices_of_year: year }) => rupees(year.amount), '₹0.00'),
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
          value: value(({ outstanding }) => rupees(outstanding.overdue), '₹0.00'),
          isLate: paiseFromWire(data?.outstanding.overdue ?? '0.00') > 0,
        },
      ]}
    />
  );
}
