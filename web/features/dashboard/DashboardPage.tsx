import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { formatLongDate, todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom, activeBookOf } from '#web/state/active-book.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { sessionAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { BillingSummary } from './BillingSummary.tsx';
import { BalanceChip, SystemBadge } from './Chips.tsx';
import { Digest } from './Digest.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LinkCards } from './LinkCards.tsx';
import { figuresState, bookFiguresOf } from './queries.ts';
import { QuickActions } from './QuickActions.tsx';
import { StatCards } from './StatCards.tsx';
import { SystemManagement } from './SystemManagement.tsx';

type Props = {
  /** What stands under the title until it is nil; it may come after the page. */
  readonly OpeningDifference?: ComponentType<{ readonly bookId: number }>;
};

export function DashboardPage({ OpeningDifference }: Props) {
  const books = useAtomValue(sessionAtom)?.books ?? [];
  const active = activeBookOf(books, useAtomValue(activeBookChoiceAtom));
  const { dashboardAs } = useAtomValue(preferencesAtom);
  if (active === null) return <WithoutBook />;
  return (
    <>
      <Suspense>
        {OpeningDifference !== undefined && <OpeningDifference bookId={active.id} />}
      </Suspense>
      {dashboardAs === 'links' ? <Links /> : <OfBook key={active.id} book={active} />}
    </>
  );
}

const today = () => <p className="text-ink-2">{formatLongDate(todayInIndia())}</p>;

function WithoutBook() {
  return (
    <>
      <PageHead title="Dashboard" below={today()}>
        <SystemBadge />
      </PageHead>
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
    </>
  );
}

function Links() {
  return (
    <>
      <PageHead title="Dashboard" below={today()}>
        <SystemBadge />
      </PageHead>
      <LinkCards />
    </>
  );
}

function OfBook({ book }: { readonly book: NamedBook }) {
  const asked = figuresState(useQuery(bookFiguresOf(book.id)));
  const { figures } = asked;
  const isNew = figures?.accounts.open === 0 && figures.journals.count === 0;
  return (
    <>
      <PageHead title="Dashboard" below={today()}>
        <div className="flex flex-wrap items-center gap-2">
          <SystemBadge />
          <BalanceChip {...asked} />
        </div>
      </PageHead>
      <div className="flex flex-col gap-4">
        {isNew ? <FirstSteps bookId={book.id} /> : <Digest book={book} {...asked} />}
        <StatCards {...asked} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
          <BillingSummary bookId={book.id} />
          <QuickActions />
        </div>
        <SystemManagement {...asked} />
      </div>
    </>
  );
}
