import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { formatLongDate, todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom, activeBookOf } from '#web/state/active-book.ts';
import { sessionAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { BookFigures } from './BookFigures.tsx';
import { QuickActions } from './QuickActions.tsx';
import { serverHealth } from './queries.ts';

export function DashboardPage() {
  const books = useAtomValue(sessionAtom)?.books ?? [];
  const active = activeBookOf(books, useAtomValue(activeBookChoiceAtom));
  return (
    <>
      <PageHead
        title="Dashboard"
        below={<p className="text-ink-2">{formatLongDate(todayInIndia())}</p>}
      >
        <SystemBadge />
      </PageHead>
      {active === null ? (
        <EmptyState
          title="No books yet"
          actions={
            <Link to={paths.books} className={buttonClass('primary')}>
              Add a book
            </Link>
          }
        >
          A book holds the accounts and entries of one business. Everything starts with one.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
          <BookFigures key={active.id} book={active} />
          <QuickActions />
        </div>
      )}
    </>
  );
}

/** Says what the server says of itself, and nothing while it has not spoken. */
function SystemBadge() {
  const { data, isError } = useQuery(serverHealth);
  if (data?.status === 'ok') return <Badge kind="good">System Active</Badge>;
  if (data?.status === 'read-only') return <Badge kind="warn">Read-only: {data.reason}</Badge>;
  return isError || data !== undefined ? <Badge kind="warn">Server does not answer</Badge> : null;
}
