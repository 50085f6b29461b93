// The reports side by side, as links: each is an address of its own.
import { Link, useLocation } from 'react-router-dom';
import { BOOK_REPORTS, paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useCurrentInView } from './use-current-in-view.ts';

const OTHERS = /\/(receivables|profit-and-loss|balance-sheet|cash-flow|ratios)$/;
const BOOKS: ReadonlySet<string> = new Set(BOOK_REPORTS);

export function ReportTabs() {
  const { scope } = usePageBook();
  const { pathname } = useLocation();
  const frame = useCurrentInView<HTMLElement>(pathname);
  const isBook = BOOKS.has(pathname.split('/').at(-1) ?? '');
  const reports = [
    { name: 'Trial balance', to: paths.reports(scope), isHere: !isBook && !OTHERS.test(pathname) },
    {
      name: 'Profit and loss',
      to: paths.profitAndLoss(scope),
      isHere: pathname.endsWith('/profit-and-loss'),
    },
    {
      name: 'Balance sheet',
      to: paths.balanceSheet(scope),
      isHere: pathname.endsWith('/balance-sheet'),
    },
    {
      name: 'Cash flow',
      to: paths.cashFlow(scope),
      isHere: pathname.endsWith('/cash-flow'),
    },
    {
      name: 'Ratios',
      to: paths.ratios(scope),
      isHere: pathname.endsWith('/ratios'),
    },
    {
      name: 'Receivables',
      to: paths.receivables(scope),
      isHere: pathname.endsWith('/receivables'),
    },
    { name: 'Books', to: paths.bookReport('day-book', scope), isHere: isBook },
    { name: 'Stock', to: paths.stockInHand(scope), isHere: false },
  ];
  return (
    <nav
      ref={frame}
      aria-label="Reports"
      className="tab-line mb-3 flex gap-5 border-b border-line whitespace-nowrap print:hidden"
    >
      {reports.map(({ name, to, isHere }) => (
        <Link
          key={name}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className={
            '-mb-px border-b-2 border-transparent py-1.5 font-medium text-ink-2 hover:text-ink ' +
            'aria-[current=page]:border-ink aria-[current=page]:text-ink'
          }
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
