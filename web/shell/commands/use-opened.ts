// Remembers which pages were opened, by the title that each gives its tab.
import { useLayoutEffect } from 'react';
import { useAtomValue, useStore } from 'jotai';
import { useLocation } from 'react-router-dom';
import { activeBookChoiceAtom, activeBookOf } from '#web/state/active-book.ts';
import { isSamePage, openedAtom, withOpened } from '#web/state/opened.ts';
import { withoutMoment } from '#web/client/past/moment.ts';
import { sessionAtom } from '#web/state/session.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';

const SHOWN = 5;
const APPLICATION = ' · Lekha';

/** @returns the pages opened last in this book, without the one that is open now. */
export function useOpened(): readonly PaletteItem[] {
  const store = useStore();
  const { pathname, search } = useLocation();
  const person = useAtomValue(sessionAtom);
  const personId = person?.id ?? 0;
  const choice = useAtomValue(activeBookChoiceAtom);
  const bookId = activeBookOf(person?.books ?? [], choice)?.id ?? 0;
  const here = withoutMoment(`${pathname}${search}`);
  // The title of a record comes with its reply, after the page: the tab is watched for it. The
  // watch ends in the commit that draws the next page, or its title would be noted for this one.
  useLayoutEffect(() => {
    const note = () => {
      // A page may stand a moment longer than the session.
      if (store.get(sessionAtom)?.id !== personId) return;
      if (!document.title.endsWith(APPLICATION)) return;
      const title = document.title.slice(0, -APPLICATION.length);
      store.set(openedAtom, (list) => withOpened(list, { path: here, title, bookId, personId }));
    };
    const watch = new MutationObserver(note);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    note();
    return () => watch.disconnect();
  }, [here, bookId, personId, store]);
  return (useAtomValue(openedAtom) ?? [])
    .filter(
      (page) =>
        page.personId === personId && page.bookId === bookId && !isSamePage(page.path, here),
    )
    .slice(0, SHOWN)
    .map(({ path, title }) => ({ id: `opened-${path}`, name: title, href: path }));
}
