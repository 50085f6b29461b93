// The reports side by side, as links: each is an address of its own.
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

export function ReportTabs() {
  const { scope } = usePageBook();
  const { pathname } = useLocation();
  const reports = [
    { name: 'Trial balance', to: paths.reports(scope), isHere: !pathname.endsWith('/receivables') },
    {
      name: 'Receivables',
      to: paths.receivables(scope),
      isHere: pathname.endsWith('/receivables'),
    },
    { name: 'Stock', to: paths.stockInHand(), isHere: false },
  ];
  return (
    <nav aria-label="Reports" className="mb-3 flex gap-5 border-b border-line print:hidden">
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
