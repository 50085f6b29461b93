// The reports side by side, as links: each is an address of its own.
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { BOOK_SECTIONS, sectionAt } from './books/kit/sections.ts';
import { useDaysKept } from './use-days-kept.ts';
import { useCurrentInView } from './use-current-in-view.ts';

const OTHERS = /\/(receivables|profit-and-loss|balance-sheet|cash-flow|ratios)$/;

export function ReportTabs() {
  const { scope } = usePageBook();
  const { pathname } = useLocation();
  const frame = useCurrentInView<HTMLElement>(pathname);
  const section = sectionAt(pathname);
  const days = useDaysKept();
  const reports = [
    {
      name: 'Trial balance',
      to: paths.reports(scope),
      isHere: section === undefined && !OTHERS.test(pathname),
    },
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
    ...BOOK_SECTIONS.map((one) => ({
      name: one.name,
      to: paths.bookReport(one.reports[0][0], scope, section === undefined ? {} : days),
      isHere: one === section,
    })),
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
