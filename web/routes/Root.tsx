// Around every page: the skip link, and the focus after a change of route: on the new page's H1, or
// on the link that was followed from there when somebody comes back.
import { useEffect, useEffectEvent, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { useDrawnPage } from '#web/ahead/drawn.ts';

export function Root() {
  useFocusOnNewPage();
  useDrawnPage();
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

/** The link that each page was left by, by the place of the page in this tab's history. */
const leftBy = new Map<string, string>();

const linksOf = (main: HTMLElement | null) => [...(main?.querySelectorAll('a') ?? [])];

/** A page that puts the focus into its first field itself is left alone. */
function useFocusOnNewPage() {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const first = useRef(true);
  // The links are each page's own; that they are clicked is all that they have in common.
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null;
      if (link !== null) leftBy.set(key, link.href);
    };
    document.addEventListener('click', leave, true);
    return () => document.removeEventListener('click', leave, true);
  }, [key]);
  const arrive = useEffectEvent(() => {
    const focused = document.activeElement;
    const main = document.getElementById('main');
    if (focused instanceof HTMLInputElement && main?.contains(focused) === true) return;
    const href = isReturn ? leftBy.get(key) : undefined;
    const link = href && linksOf(main).find((each) => each.href === href);
    (link || document.querySelector<HTMLElement>('h1'))?.focus();
  });
  // The focus is the document's. By the path alone: a page that narrows itself down keeps it.
  useEffect(() => {
    if (first.current) first.current = false;
    else arrive();
  }, [pathname]);
}
