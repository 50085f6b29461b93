// What the palette offers on every page.
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { parseAmount } from '#web/format/amount-entry.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import type { Preferences } from '#web/state/preferences.ts';
import { isAdmin, sessionAtom } from '#web/state/session.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { ownerInWords } from '#web/state/active-book.ts';
import { useChooseBook } from '../../bar/use-choose-book.ts';
import { useSignOut } from '../../bar/sign-out.ts';
import { activeScopes } from '../../keys/registry.ts';
import type { Destination } from '../places.ts';
import { useCommands } from '../use-commands.ts';
import type { ShownBook } from '../use-shown-book.ts';
import { useIsPresent } from '../../guards/past/PresentOnly.tsx';
import { useKeyHint } from '../../keys/use-key-hint.ts';
import { administration, creationPlaces, goTo } from './all-places.ts';
import { FRONT_PAGE, importPlaces, settingsPlaces } from './settings/settings-places.ts';

/** What is begun most often stands there before anything is typed. */
const AT_REST = ['New invoice', 'New receipt', 'New payment', 'New journal entry'];

export function useGlobalCommands(book: ShownBook | null): {
  readonly begun: readonly PaletteItem[];
} {
  const scope = book?.scope;
  const user = useAtomValue(sessionAtom);
  const hintOf = useKeyHint();
  const itemOf = ({ name, to, keys, tally, words }: Destination): PaletteItem => {
    const hint = hintOf(keys, tally);
    return {
      id: `place-${name}`,
      name,
      href: to,
      ...(hint === null ? {} : { keys: hint }),
      ...(words === undefined ? {} : { words }),
    };
  };
  const admin = user !== null && isAdmin(user) ? administration : [];
  const isPresent = useIsPresent();
  const made = isPresent ? creationPlaces(scope).map(itemOf) : [];
  const imported = book === null || !isPresent ? [] : importPlaces(scope).map(itemOf);
  useCommands('Create', made);
  useCommands('Import', imported);
  useCommands('Go to', [...goTo(scope), FRONT_PAGE, ...admin].map(itemOf));
  useCommands('This page', pageCommands());
  useCommands('Calculate', useSums());
  useCommands('Settings', [...settingsPlaces(book).map(itemOf), ...useSettings()]);
  const chooseBook = useChooseBook();
  const others = (user?.books ?? []).filter(({ id }) => id !== book?.id);
  useCommands(
    'Books',
    others.map((other) => ({
      id: `book-${other.id}`,
      name: other.name,
      detail: ownerInWords(other, user?.id) ?? 'Book',
      run: () => chooseBook(other.id),
    })),
  );
  const begun = book === null ? [] : made.filter(({ name }) => AT_REST.includes(name));
  return { begun };
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

/** @returns what is to be worked out: behind `=`, or figures with a sign that no date has. */
function sumIn(text: string): string | null {
  if (text.startsWith('=')) return text.slice(1);
  return /^[\d\s.,()+*/×÷%-]+$/.test(text) && /\d\s*[+*×÷%]/.test(text) ? text : null;
}

function useSums() {
  const setNotice = useSetAtom(noticeAtom);
  return (text: string): readonly PaletteItem[] | null => {
    const sum = sumIn(text.trim());
    const paise = sum === null ? null : parseAmount(sum, OF_ONE_RUPEE);
    if (paise === null) return null;
    const figure = formatPaise(paise);
    const copied = () => setNotice({ text: `Copied ${figure}.` });
    const refused = () => setNotice({ kind: 'remark', text: `${figure} could not be copied.` });
    // A page that came without a certificate has no clipboard.
    const copy = () => void navigator.clipboard?.writeText(figure).then(copied, refused);
    return [{ id: 'sum', name: formatRupees(paise), detail: 'Enter copies', run: copy }];
  };
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
