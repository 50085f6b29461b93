// Around every page: the skip link, and the focus on the new page's H1 after a change of route.
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useDrawnPage } from '#web/ahead/drawn.ts';

export function Root() {
  useFocusOnNewPage();
  useDrawnPage();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-70 -translate-y-20 rounded-sm bg-brand px-4 py-2 font-medium text-on-brand focus:translate-y-0"
      >
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** A page that puts the focus into its first field itself is left alone. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const focused = document.activeElement;
    const main = document.getElementById('main');
    if (focused instanceof HTMLInputElement && main?.contains(focused) === true) return;
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [pathname]);
}
