// What the palette offers on every page.
import { useAtom, useAtomValue } from 'jotai';
import { parseAmount } from '#web/format/amount-entry.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import type { Preferences } from '#web/state/preferences.ts';
import { isAdmin, sessionAtom } from '#web/state/session.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { useSignOut } from '../bar/sign-out.ts';
import { activeScopes } from '../keys/registry.ts';
import { administration, creationPlaces, goTo } from './places.ts';
import type { Destination } from './places.ts';
import { useCommands } from './use-commands.ts';
import { useScope } from './use-scope.ts';

const itemOf = ({ name, to, keys, words }: Destination): PaletteItem => ({
  id: `place-${name}`,
  name,
  href: to,
  ...(keys === undefined ? {} : { keys }),
  ...(words === undefined ? {} : { words }),
});

export function useGlobalCommands(): void {
  const scope = useScope();
  const user = useAtomValue(sessionAtom);
  const admin = user !== null && isAdmin(user) ? administration : [];
  useCommands('Create', creationPlaces(scope).map(itemOf));
  useCommands('Go to', [...goTo(scope), ...admin].map(itemOf));
  useCommands('This page', pageCommands());
  useCommands('Calculate', calculated);
  useCommands('Settings', useSettings());
}

/** What has a key on the page can be found by its name too. */
const pageCommands = () => (text: string) => {
  const words = text.toLowerCase().trim();
  return activeScopes(0)
    .filter(({ isGlobal }) => !isGlobal)
    .flatMap(({ title, actions }) => actions.map((action) => ({ title, ...action })))
    .filter(({ does }) => words.length > 1 && does.toLowerCase().includes(words))
    .map(({ title, does, keys, run }) => ({
      id: `page-${does}`,
      name: does,
      detail: title,
      keys,
      run: () => void run(new KeyboardEvent('keydown')),
    }));
};

/** In a sum a percentage is of a hundred: 12500*18% is 2,250.00. */
const OF_ONE_RUPEE = 100;

function calculated(text: string): readonly PaletteItem[] | null {
  if (!text.trim().startsWith('=')) return null;
  const paise = parseAmount(text.trim().slice(1), OF_ONE_RUPEE);
  if (paise === null) return null;
  const copy = () => void navigator.clipboard.writeText(formatPaise(paise));
  return [{ id: 'sum', name: formatRupees(paise), detail: 'Enter copies', run: copy }];
}

const THEMES = { system: 'As the device', light: 'Light', dark: 'Dark' } as const;
const DENSITIES = { comfortable: 'Comfortable', default: 'Default', compact: 'Compact' } as const;

function useSettings(): readonly PaletteItem[] {
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const signOut = useSignOut();
  const setting = (name: string, change: Partial<Preferences>, words = ''): PaletteItem => ({
    id: `setting-${name}`,
    name,
    words,
    run: () =>
      setPreferences({
        ...preferences,
        ...change,
      }),
  });
  const { tallyKeys, singleKeys } = preferences;
  return [
    ...(['system', 'light', 'dark'] as const).map((theme) =>
      setting(`Theme: ${THEMES[theme]}`, { theme }, 'colours night'),
    ),
    ...(['comfortable', 'default', 'compact'] as const).map((density) =>
      setting(`Rows: ${DENSITIES[density]}`, { density }, 'density'),
    ),
    setting(`Tally keys: turn ${tallyKeys ? 'off' : 'on'}`, {
      tallyKeys: !tallyKeys,
      tallyAsked: true,
    }),
    setting(`Single-key shortcuts: turn ${singleKeys ? 'off' : 'on'}`, { singleKeys: !singleKeys }),
    {
      id: 'sign-out',
      name: 'Sign out',
      words: 'log out leave',
      run: () => void signOut(),
    },
  ];
}
