// The global map. The places have their keys beside them; here are the keys that do something else.
import { useSetAtom } from 'jotai';
import { useGo } from '#web/ahead/use-go.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import type { KeyAction } from '../keys/registry.ts';
import { useKeys } from '../keys/use-keys.ts';
import { overlayAtom } from './atoms.ts';
import { creationPlaces, createByLetters, goTo } from './places.ts';
import type { Destination } from './places.ts';
import { useScope } from './use-scope.ts';

export function useGlobalKeys(): void {
  const go = useGo();
  const scope = useScope();
  const setOverlay = useSetAtom(overlayAtom);
  const setNotice = useSetAtom(noticeAtom);
  const setPreferences = useSetAtom(preferencesAtom);
  const lead = ({ name, to, keys, tally = false }: Destination): readonly KeyAction[] =>
    keys === undefined ? [] : [{ keys, does: name, tally, run: () => go(to) }];

  // The list of keys has the newest first.
  useKeys('Make', [...creationPlaces(scope), ...createByLetters(scope)].flatMap(lead), true);
  useKeys('Go to', goTo(scope).flatMap(lead), true);
  useKeys(
    'Everywhere',
    [
      {
        keys: 'Ctrl+K',
        does: 'Search or run a command',
        everywhere: true,
        run: () => setOverlay('palette'),
      },
      {
        keys: '/',
        does: 'Search on this page, or everywhere',
        run: () => {
          if (!focusSearch()) setOverlay('palette');
        },
      },
      {
        keys: '?',
        does: 'Show keys',
        everywhere: true,
        run: () => setOverlay((now) => (now === 'keys' ? null : 'keys')),
      },
      {
        keys: 'Ctrl+\\',
        does: 'Hide or show the sidebar',
        run: () => setPreferences((now) => ({ ...now, sidebarHidden: !now.sidebarHidden })),
      },
      {
        keys: 'F9',
        does: 'Purchases (not yet)',
        tally: true,
        run: () => setNotice({ kind: 'remark', text: 'Purchases are not in the beta; use F7.' }),
      },
    ],
    true,
  );
}

/** @returns whether the page has a search field, which has the focus now. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  return field !== null;
}
