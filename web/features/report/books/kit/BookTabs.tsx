// The books and registers side by side, as links that keep the days.
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import type { BookReport } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useCurrentInView } from '../../use-current-in-view.ts';

export const BOOK_NAMES: readonly (readonly [BookReport, string])[] = [
  ['day-book', 'Day book'],
  ['cash-book', 'Cash book'],
  ['bank-book', 'Bank book'],
  ['petty-cash-book', 'Petty cash book'],
  ['sales-register', 'Sales register'],
  ['credit-note-register', 'Credit notes'],
  ['debit-note-register', 'Debit notes'],
  ['journal-register', 'Journal register'],
  ['gst-summary', 'GST summary'],
  ['stock-summary', 'Stock summary'],
  ['stock-run', 'Stock run'],
  ['fixed-assets', 'Fixed assets'],
  ['depreciation', 'Depreciation'],
  ['appropriation', 'Appropriation'],
  ['owners-accounts', 'Owners’ accounts'],
  ['year-end', 'Year end'],
  ['statement-lines', 'Statement lines'],
  ['group-summary', 'Group summary'],
  ['ledgers', 'Ledgers'],
  ['report-set', 'Report set'],
];

const KEPT = ['from', 'to', 'year', 'quarter', 'month'] as const;

export function BookTabs() {
  const { scope } = usePageBook();
  const { pathname } = useLocation();
  const frame = useCurrentInView<HTMLElement>(pathname);
  const [address] = useSearchParams();
  const days = Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = address.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return (
    <nav
      ref={frame}
      aria-label="Books and registers"
      className="tab-line mb-3 flex gap-3 text-sm whitespace-nowrap print:hidden"
    >
      {BOOK_NAMES.map(([report, name]) => (
        <Link
          key={report}
          to={paths.bookReport(report, scope, days)}
          aria-current={pathname.endsWith(`/${report}`) ? 'page' : undefined}
          className={
            'py-1 text-ink-2 hover:text-ink aria-[current=page]:font-semibold ' +
            'aria-[current=page]:text-ink'
          }
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
