// Puts one screen on the page, at an address, for a person who is signed in or not.
import type { ComponentType } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { cleanup, render } from 'vitest-browser-react';
import type { SessionUser } from '#api/contract/session/session.ts';
import { dropKeys } from '#web/ahead/keep.ts';
import { useDrawnPage } from '#web/ahead/drawn.ts';
import { wipeLocal } from '#web/client/local/wipe.ts';
import { forgetPast } from '#web/client/past/caches.ts';
import { queryClient } from '#web/client/query.ts';
import { keepClock } from '#web/routes/keep-clock.ts';
import { MomentProvider } from '#web/shell/guards/past/MomentProvider.tsx';
import { firstBillAtom } from '#web/features/dashboard/first-hour/use-is-first-hour.ts';
import { savedBusinessesAtom } from '#web/features/dashboard/first-hour/use-guide.ts';
import { overlayAtom, paletteTextAtom } from '#web/shell/commands/atoms.ts';
import { activeBookChoiceAtom } from '#web/state/active-book.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { openedAtom } from '#web/state/opened.ts';
import { PageBookContext } from '#web/state/page-book.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { hasSignedOutAtom, sessionAtom, sessionCheckedAtom, store } from '#web/state/session.ts';

export const meera: SessionUser = {
  id: 3,
  name: 'Meera Joshi',
  email: 'meera@sahyadri.example',
  phone: '+91 98200 00001',
  roles: [],
  books: [{ id: 1, name: 'Sahyadri Traders' }],
};

/** What the test reads to see where the screen went. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Went to {`${pathname}${search}`}</p>;
}

/** What every page stands in. */
export function Frame() {
  useDrawnPage();
  return (
    <MomentProvider bookId={1}>
      <Outlet />
    </MomentProvider>
  );
}

type PageUnderTest = {
  /** The route's path, with its parameters. */
  readonly path: string;
  readonly at?: string;
  readonly user?: SessionUser | null;
  /** Set when the address names the book. */
  readonly scope?: number | undefined;
};

export function show(
  Screen: ComponentType,
  { path, at = path, user = meera, scope }: PageUnderTest,
) {
  store.set(sessionAtom, user);
  store.set(sessionCheckedAtom, true);
  const pages = [
    { path, Component: Screen },
    { path: '*', Component: Elsewhere },
  ];
  const routes = [{ Component: Frame, children: pages }];
  const router = keepClock(createMemoryRouter(routes, { initialEntries: [at] }));
  return render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <PageBookContext value={{ id: 1, name: 'Sahyadri Traders', scope }}>
          <RouterProvider router={router} />
        </PageBookContext>
      </QueryClientProvider>
    </Provider>,
  );
}

queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 10_000 } });

/** Of somebody who chose nothing. */
const PREFERENCES = store.get(preferencesAtom);

/** Nothing of a test is left to the next one. */
export async function clearScreen(): Promise<void> {
  // A screen that still stands would ask anew for what is cleared, and answer to the next test.
  await cleanup();
  dropKeys();
  queryClient.clear();
  forgetPast();
  await wipeLocal();
  store.set(sessionAtom, null);
  store.set(sessionCheckedAtom, false);
  store.set(hasSignedOutAtom, false);
  store.set(preferencesAtom, PREFERENCES);
  store.set(activeBookChoiceAtom, null);
  store.set(openedAtom, null);
  store.set(noticeAtom, null);
  store.set(historyAtom, null);
  store.set(overlayAtom, null);
  store.set(paletteTextAtom, '');
  store.set(savedBusinessesAtom, new Set());
  store.set(firstBillAtom, null);
  localStorage.clear();
  sessionStorage.clear();
}
