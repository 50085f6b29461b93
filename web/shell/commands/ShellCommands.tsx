// The keys that work on every signed-in page, and what they open over it.
import { useEffect, useLayoutEffect } from 'react';
import { useAtom, useStore, useAtomValue } from 'jotai';
import { preferencesAtom } from '#web/state/preferences.ts';
import { listenToKeys } from '../keys/listen.ts';
import { overlayAtom } from './atoms.ts';
import { useGlobalKeys } from './use-global-keys.ts';
import { useOverlays } from './use-overlays.ts';
import { useAccountsAhead, useShownBook } from './use-shown-book.ts';
import { useLocation } from 'react-router-dom';
import { activeBookChoiceAtom, activeBookOf } from '#web/state/active-book.ts';
import { isSamePage, openedAtom, withOpened } from '#web/state/opened.ts';
import { withoutMoment } from '#web/client/past/moment.ts';
import { sessionAtom } from '#web/state/session.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';

export function ShellCommands() {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const store = useStore();
  useGlobalKeys();
  const opened = useOpened();
  const book = useShownBook();
  const code = useOverlays(overlay !== null);
  useAccountsAhead(book?.id);
  useEffect(() => listenToKeys(() => store.get(preferencesAtom)), [store]);
  const close = () => setOverlay(null);
  if (overlay === null || code === null) return null;
  if (overlay === 'keys') return <code.KeysOverlay onClose={close} />;
  if (overlay === 'moment') return <code.MomentDialog onClose={close} />;
  if (overlay === 'create') return <code.CreateSheet onClose={close} />;
  return <code.Palette book={book} opened={opened} onClose={close} />;
}

// Remembers which pages were opened, by the title that each gives its tab.
const SHOWN = 5;
const APPLICATION = ' · Lekha';

/** @returns the pages opened last in this book, without the one that is open now. */
function useOpened(): readonly PaletteItem[] {
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
