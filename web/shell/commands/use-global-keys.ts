// The global map. The places have their keys beside them; here are the keys that do something else.
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { paths } from '#web/paths.ts';
import { isBookPage } from '#web/client/past/moment.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import type { KeyAction } from '../keys/registry.ts';
import { stepBack } from '../keys/step-back.ts';
import { useKeys } from '../keys/use-keys.ts';
import { openPaletteAtom, overlayAtom } from './atoms.ts';
import { creationsByKey, placesByKey } from './places.ts';
import type { Destination } from './places.ts';
import { useScope } from './use-scope.ts';

/** Whoever is signed in is at home on the dashboard; the front page is for visitors. */
const HOME: Destination = { name: 'Dashboard', to: paths.dashboard, keys: 'G H' };

export function useGlobalKeys(): void {
  const go = useGo();
  const scope = useScope();
  const lead = ({ name, to, keys, tally }: Destination): readonly KeyAction[] => [
    ...(keys === undefined ? [] : [{ keys, does: name, run: () => go(to) }]),
    ...(tally === undefined ? [] : [{ keys: tally, does: name, tally: true, run: () => go(to) }]),
  ];

  // The list of keys has the newest first.
  useKeys(
    'Make',
    creationsByKey(scope)
      .flatMap(lead)
      .map((key) => ({ ...key, writes: true })),
    true,
  );
  useKeys('Go to', [...placesByKey(scope), HOME].flatMap(lead), true);
  useKeysOfFrame();
}

/** What belongs to no place: the search, the list of keys, the frame itself. */
function useKeysOfFrame(): void {
  const setOverlay = useSetAtom(overlayAtom);
  const setPreferences = useSetAtom(preferencesAtom);
  const openPalette = useSetAtom(openPaletteAtom);
  useMomentKey();
  const toggleSidebar = () =>
    setPreferences((now) => ({ ...now, sidebarHidden: !now.sidebarHidden }));
  useKeys(
    'Everywhere',
    [
      {
        keys: 'Ctrl+K',
        does: 'Search or run a command',
        everywhere: true,
        run: () => openPalette(),
      },
      {
        keys: '/',
        does: 'Search on this page, or everywhere',
        run: () => {
          if (!focusSearch()) openPalette();
        },
      },
      {
        keys: '?',
        does: 'Show keys',
        everywhere: true,
        run: () => setOverlay((now) => (now === 'keys' ? null : 'keys')),
      },
      { keys: 'Backspace', does: 'Back to where you came from', run: stepBack },
      {
        keys: 'Ctrl+\\',
        does: 'Hide or show the sidebar',
        run: toggleSidebar,
      },
    ],
    true,
  );
}

/** Its code may still be on its way: what is typed meanwhile is for the dialog. */
function useMomentKey(): void {
  const setOverlay = useSetAtom(overlayAtom);
  const isOfBook = isBookPage(useLocation().pathname);
  const choose = (): void | false => {
    if (!isOfBook) return false;
    setOverlay('moment');
    keepKeysUntil(() => document.querySelector('dialog:modal') !== null);
    return undefined;
  };
  useKeys('Time', [{ keys: 'T', does: 'The books at another moment', run: choose }], true);
}

/** @returns whether the page has a search field, which has the focus now. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  return field !== null;
}
