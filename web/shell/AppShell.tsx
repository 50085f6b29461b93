// The signed-in area: a sidebar on wide windows, a drawer under 1024 px, a bar above the page.
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useRowLinks } from '#web/ahead/row-links.ts';
import { forgetPast } from '#web/client/past/caches.ts';
import { useChanges } from '#web/client/changes/use-changes.ts';
import { queryClient } from '#web/client/query.ts';
import { activeBookChoiceAtom, activeBookOf } from '#web/state/active-book.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { useMomentInAddress } from '#web/client/past/moment.ts';
import type { PageMoment } from '#web/client/past/moment.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { checkSession, sessionAtom } from '#web/state/session.ts';
import { BottomBar } from './bar/BottomBar.tsx';
import { PreparingBar } from './bar/PreparingBar.tsx';
import { useScope } from './commands/use-scope.ts';
import { ShellCommands } from './commands/ShellCommands.tsx';
import { Drawer } from './sidebar/Drawer.tsx';
import { HistoryHost } from './history/HistoryHost.tsx';
import { Notices } from './bar/Notices.tsx';
import { OfflineBar } from './outbox/OfflineBar.tsx';
import { MomentProvider } from './guards/past/MomentProvider.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { Waiting } from './guards/Waiting.tsx';
import { TopBar } from './bar/TopBar.tsx';

/** Comes after the page, which it keeps nobody from. */
const AddressBar = lazy(async () => ({
  default: (await import('./bar/AddressBar.tsx')).AddressBar,
}));

/** Only whoever looks around in a demo has its code. */
const DemoRibbon = lazy(async () => ({
  default: (await import('./bar/demo/DemoRibbon.tsx')).DemoRibbon,
}));

/** Only whoever reads the past has its code. */
const PastRibbon = lazy(async () => ({
  default: (await import('./guards/past/PastRibbon.tsx')).PastRibbon,
}));
const PastFrame = lazy(async () => ({
  default: (await import('./guards/past/PastFrame.tsx')).PastFrame,
}));

/** What was read for a person is forgotten when they leave. */
function useForgetting(): void {
  const personId = useAtomValue(sessionAtom)?.id;
  useEffect(
    () => () => {
      queryClient.clear();
      forgetPast();
    },
    [personId],
  );
}

/**
 * Changes of the book on the page are heard: the one that the address names, or the active one.
 * They are of the present: a page of the past stays as it is.
 */
function useLiveBook(moment: PageMoment | null): NamedBook | null {
  const user = useAtomValue(sessionAtom);
  const active = activeBookOf(user?.books ?? [], useAtomValue(activeBookChoiceAtom));
  const scope = useScope();
  const [address] = useSearchParams();
  const named = scope ?? (address.has('book') ? Number(address.get('book')) : active?.id);
  const book = user?.books.find(({ id }) => id === named);
  useChanges(
    moment === null ? (book?.id ?? null) : null,
    user?.id ?? null,
    () => void checkSession(),
  );
  return book ?? null;
}

const AT_REST_MS = 1_000;

/** Only once the page has come to rest, so that it takes nothing from the page itself. */
function useAhead(bookId: number | null, ahead: Props['ahead']): void {
  useEffect(() => {
    if (bookId === null) return undefined;
    // Without a network nothing is lost: it is fetched again when it is opened.
    const timer = setTimeout(() => void ahead(bookId).catch(() => undefined), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [bookId, ahead]);
}

type Props = {
  /** Fetches for a book what is most often opened next. */
  readonly ahead: (bookId: number) => Promise<void>;
};

export function AppShell({ ahead }: Props) {
  useForgetting();
  useRowLinks();
  const moment = useMomentInAddress();
  const book = useLiveBook(moment);
  const bookId = book?.id ?? null;
  useAhead(moment === null ? bookId : null, ahead);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { sidebarHidden } = useAtomValue(preferencesAtom);
  const columns = sidebarHidden ? '' : 'lg:grid lg:grid-cols-[248px_minmax(0,1fr)]';
  return (
    <MomentProvider bookId={bookId}>
      <div className={`min-h-dvh bg-canvas ${moment === null ? '' : 'in-past'} ${columns}`}>
        {!sidebarHidden && (
          <aside className="sticky top-0 hidden h-dvh border-r border-line lg:block print:hidden">
            <Sidebar />
          </aside>
        )}
        <div className="min-w-0">
          <OfflineBar />
          <PreparingBar />
          <Suspense>
            <AddressBar />
          </Suspense>
          {book?.demo !== undefined && (
            <Suspense>
              <DemoRibbon />
            </Suspense>
          )}
          <TopBar onMenu={() => setDrawerOpen(true)} />
          {moment !== null && bookId !== null && (
            <Suspense>
              <PastRibbon bookId={bookId} moment={moment} />
            </Suspense>
          )}
          <main id="main" className="mx-auto max-w-[1288px] p-4 pb-30 lg:px-6 lg:pb-24">
            {moment === null || bookId === null ? (
              <Outlet />
            ) : (
              <Suspense fallback={<Waiting />}>
                <PastFrame key={JSON.stringify(moment)} bookId={bookId} moment={moment}>
                  <Outlet />
                </PastFrame>
              </Suspense>
            )}
          </main>
        </div>
        {drawerOpen && <Drawer onClose={() => setDrawerOpen(false)} />}
        <BottomBar />
        <Notices />
        <HistoryHost />
        <ShellCommands />
      </div>
    </MomentProvider>
  );
}
