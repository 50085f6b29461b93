// Around every page: the skip link, the focus, the keys that are typed on the way
// to it and the place that it was scrolled to.
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useDrawnPage } from '#web/ahead/drawn.ts';
import { useKeysOnTheWay } from '#web/ahead/use-on-the-way.ts';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

export function Root() {
  useFocusOnNewPage();
  useDrawnPage();
  useKeysOnTheWay();
  return (
    <>
      <a
        href="#main"
        className={
          'fixed top-2 left-2 z-70 -translate-y-20 rounded-sm bg-brand px-4 py-2 font-medium ' +
          'text-on-brand focus:translate-y-0 print:hidden'
        }
      >
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
