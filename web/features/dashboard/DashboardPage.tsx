import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { formatLongDate, todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom, activeBookOf } from '#web/state/active-book.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { sessionAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import type { Dialogs } from './attention/NeedsYou.tsx';
import { SystemBadge } from './Chips.tsx';
import { GuideOnItsWay } from './first-hour/GuideOnItsWay.tsx';
import { useIsFirstHour } from './first-hour/use-is-first-hour.ts';
import type { FirstHourType } from './first-hour/use-is-first-hour.ts';
import { BelowGuide, OfBook } from './OfBook.tsx';

type Props = Dialogs & {
  /** Stands above the figures until the first issued bill; it may come after the page. */
  readonly FirstHour?: FirstHourType;
  /** What stands under the title until it is nil; it may come after the page. */
  readonly OpeningDifference?: ComponentType<{ readonly bookId: number }>;
};

export function DashboardPage({ OpeningDifference, FirstHour, ...dialogs }: Props) {
  const books = useAtomValue(sessionAtom)?.books ?? [];
  const active = activeBookOf(books, useAtomValue(activeBookChoiceAtom));
  const { dashboardAs } = useAtomValue(preferencesAtom);
  const isFirstHour = useIsFirstHour(active?.id ?? null) && dashboardAs === 'figures';
  const isGuided = useIsPresent() && FirstHour !== undefined && isFirstHour;
  if (active === null && !isGuided) return <WithoutBook />;
  return (
    <>
      <Suspense>
        {OpeningDifference !== undefined && active !== null && (
          <OpeningDifference bookId={active.id} />
        )}
      </Suspense>
      {isGuided ? (
        // Without a book its first field takes the focus, and there is nothing else here to type.
        <Suspense fallback={<GuideOnItsWay badge={<SystemBadge />} takesFocus={active === null} />}>
          <FirstHour book={active} badge={<SystemBadge />} />
          {active !== null && <BelowGuide key={active.id} book={active} />}
        </Suspense>
      ) : dashboardAs === 'links' ? (
        <Links />
      ) : (
        active !== null && <OfBook key={active.id} book={active} {...dialogs} />
      )}
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
          <Link to={paths.addBook} className={buttonClass('primary')}>
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

// The dashboard for whoever wants doors and no figures: chosen in the preferences.
const DOORS = [
  { text: 'Dashboard', to: paths.dashboard, about: 'This page' },
  { text: 'Accounts', to: paths.accounts(), about: 'Every ledger of the book' },
  { text: 'Journal', to: paths.journals(), about: 'Every entry, newest first' },
  { text: 'Add Entry', to: paths.addJournal(), about: 'Post a journal entry' },
  { text: 'Profile', to: paths.profile, about: 'Your name, e-mail and preferences' },
] as const;

function LinkCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {DOORS.map(({ text, to, about }) => (
        <li key={text} className="card hover:bg-surface-2">
          <Link to={to} className="block p-4">
            <span className="block text-h2 font-semibold">{text}</span>
            <span className="text-ink-2">{about}</span>
          </Link>
        </li>
      ))}
      <li className="card p-4">
        <p className="text-h2 font-semibold">Settings</p>
        <p className="text-ink-2">Coming soon</p>
      </li>
    </ul>
  );
}
