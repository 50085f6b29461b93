// The keys and commands that work on every signed-in page, and what they open over it.
import { useEffect } from 'react';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { keepKeys } from '#web/ahead/keep.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { CommandPalette } from '#web/ui/overlays/palette/CommandPalette.tsx';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { ShortcutOverlay } from '#web/ui/overlays/ShortcutOverlay.tsx';
import { listenToKeys } from '../keys/listen.ts';
import { shortcutGroups, SWITCHED_OFF } from '../keys/shortcuts.ts';
import { overlayAtom, paletteTextAtom } from './atoms.ts';
import {
  useAccountCommands,
  useAccountsAhead,
  useReportCommands,
} from './book/use-account-commands.ts';
import { useEntryCommands } from './book/use-entry-commands.ts';
import { useInvoiceCommands } from './book/use-invoice-commands.ts';
import { useShownBook } from './book/use-shown-book.ts';
import type { ShownBook } from './book/use-shown-book.ts';
import { groupsFor } from './registry.ts';
import { useGlobalCommands } from './use-global-commands.ts';
import { useGlobalKeys } from './use-global-keys.ts';
import { useOpened } from './use-opened.ts';

export function ShellCommands() {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const preferences = useAtomValue(preferencesAtom);
  const store = useStore();
  useGlobalKeys();
  useGlobalCommands();
  const opened = useOpened();
  const book = useShownBook();
  useAccountsAhead(book?.id);
  useReportCommands(book?.scope);
  useEffect(() => listenToKeys(() => store.get(preferencesAtom)), [store]);
  const close = () => setOverlay(null);
  if (overlay === 'palette') return <Palette book={book} opened={opened} onClose={close} />;
  if (overlay !== 'keys') return null;
  return (
    <ShortcutOverlay
      groups={shortcutGroups(preferences)}
      remark={preferences.singleKeys && preferences.tallyKeys ? null : SWITCHED_OFF}
      onClose={close}
    />
  );
}

type Props = {
  readonly book: ShownBook | null;
  readonly opened: readonly PaletteItem[];
  readonly onClose: () => void;
};

function Palette({ book, opened, onClose }: Props) {
  useAccountCommands(book);
  useEntryCommands(book);
  useInvoiceCommands(book);
  const go = useGo();
  const setText = useSetAtom(paletteTextAtom);
  useEffect(() => () => setText(''), [setText]);
  const run = ({ href, run: act }: PaletteItem, { newTab }: { readonly newTab: boolean }) => {
    onClose();
    if (href === undefined) return act?.();
    if (newTab) window.open(href, '_blank', 'noopener');
    else go(href);
  };
  return (
    <CommandPalette
      groupsFor={groupsFor}
      recent={opened}
      onRun={run}
      onText={setText}
      onEntered={keepKeys}
      onClose={onClose}
    />
  );
}
