// The reports of one section side by side, as links that keep the days.
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useCurrentInView } from '../../use-current-in-view.ts';
import { sectionAt } from './sections.ts';
import { useDaysKept } from '../../use-days-kept.ts';

export function BookTabs() {
  const { scope } = usePageBook();
  const { pathname } = useLocation();
  const frame = useCurrentInView<HTMLElement>(pathname);
  const days = useDaysKept();
  const section = sectionAt(pathname);
  if (section === undefined) return null;
  return (
    <nav
      ref={frame}
      aria-label={section.name}
      className="tab-line mb-3 flex gap-3 text-sm whitespace-nowrap print:hidden"
    >
      {section.reports.map(([report, name]) => (
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
      {section.beside !== undefined && (
        <Link to={section.beside.to(scope)} className="py-1 text-ink-2 hover:text-ink">
          {section.beside.name}
        </Link>
      )}
    </nav>
  );
}
