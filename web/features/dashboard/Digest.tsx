// One to three sentences from the same numbers as the cards. No adjectives.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatCount, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { billingOverviewOf } from '#web/client/billing-reads.ts';
import type { FiguresState } from './queries.ts';
import { dashboardWords as wording } from './wording.ts';

const FIGURE = 'font-semibold text-ink underline decoration-1 underline-offset-4';

/** Nothing is said of invoices where there are none. */
function Overdue({ bookId }: { readonly bookId: number }) {
  const { data } = useQuery(billingOverviewOf(bookId));
  if (data === undefined || data.total_invoices === 0) return null;
  const { overdue_invoices: count, overdue_amount: amount } = data;
  if (count === 0) return <> Nothing is overdue.</>;
  return (
    <>
      {' '}
      <Link to={paths.invoicesWhere({ filter: 'overdue' })} className={FIGURE}>
        {formatRupees(paiseFromWire(amount))}
      </Link>{' '}
      is overdue on {count === 1 ? 'one invoice' : `${formatCount(count)} invoices`}.
    </>
  );
}

export function Digest({ book, figures, failed }: FiguresState & { readonly book: NamedBook }) {
  if (figures === null && failed) {
    return <p className="min-h-15 max-w-prose text-digest text-ink-2">{wording.failed}</p>;
  }
  if (figures === null) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading the figures" className="h-15">
        <Skeleton className="appear-late mb-2 h-5 max-w-160" />
        <Skeleton className="appear-late h-5 max-w-100" />
      </div>
    );
  }
  const { revenue, journals, check } = figures;
  return (
    <p className="min-h-15 max-w-prose text-digest text-ink-2">
      {!check.balanced && 'The balances of this book do not come to zero. '}
      <Link to={paths.reports()} className={FIGURE}>
        {formatRupees(paiseFromWire(revenue.this_month))}
      </Link>{' '}
      of revenue this month in{' '}
      <Link to={paths.book(book.id)} dir="auto" className={FIGURE}>
        {book.name}
      </Link>
      , {formatRupees(paiseFromWire(revenue.last_month))} in the month before.{' '}
      <Link to={paths.journals()} className={FIGURE}>
        {formatCount(journals.recorded_today)}
      </Link>{' '}
      {journals.recorded_today === 1 ? 'entry was' : 'entries were'} recorded today.
      <Overdue bookId={book.id} />
    </p>
  );
}
