// What the shell opens over any page: the palette with all that it can find, and the list of keys.
import { useEffect, useSyncExternalStore } from 'react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { keepKeys } from '#web/ahead/keep.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { keepMoment } from '#web/client/past/moment.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { CommandPalette } from '#web/ui/overlays/palette/CommandPalette.tsx';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { ShortcutOverlay } from '#web/ui/overlays/ShortcutOverlay.tsx';
import { shortcutGroups, SWITCHED_OFF } from '../../keys/shortcuts.ts';
import { paletteHurryAtom, paletteTextAtom } from '../atoms.ts';
import { commandSources, groupsFor, onCommandsChange } from '../registry.ts';
import type { ShownBook } from '../use-shown-book.ts';
import { useAccountCommands } from './use-account-commands.ts';
import { useBackupCommand } from './settings/use-backup-command.ts';
import { useEntryCommands } from './use-entry-commands.ts';
import { useFoundCommands } from './use-found-commands.ts';
import { useGlobalCommands } from './use-global-commands.ts';
import { useMomentCommands } from './reports/use-moment-commands.ts';
import { useReportCommands } from './reports/use-report-commands.ts';

export { CreateSheet } from '../../bar/CreateSheet.tsx';
export { MomentDialog } from './MomentDialog.tsx';

type Props = {
  readonly book: ShownBook | null;
  readonly opened: readonly PaletteItem[];
  readonly onClose: () => void;
};

export function Palette({ book, opened, onClose }: Props) {
  const { begun } = useGlobalCommands(book);
  useReportCommands(book);
  useAccountCommands(book);
  useBackupCommand(book);
  useEntryCommands(book);
  useFoundCommands(book);
  useMomentCommands(book);
  const go = useGo();
  const here = useLocation();
  const [text, setText] = useAtom(paletteTextAtom);
  const setHurry = useSetAtom(paletteHurryAtom);
  useEffect(() => () => setText(''), [setText]);
  useSyncExternalStore(onCommandsChange, commandSources);
  const run = ({ href, run: act }: PaletteItem, { newTab }: { readonly newTab: boolean }) => {
    onClose();
    if (href === undefined) return act?.();
    if (newTab) window.open(keepMoment(here, href), '_blank', 'noopener');
    else go(href);
  };
  /** The server is asked at once, and what is typed meanwhile is for what Enter opens. */
  const entered = () => {
    setHurry(true);
    const answered = keepKeys();
    return (something: boolean) => {
      setHurry(false);
      answered(something);
    };
  };
  const atRest = [
    { title: 'Opened lately', items: opened },
    { title: 'Create', items: begun },
  ].filter(({ items }) => items.length > 0);
  return (
    <CommandPalette
      groupsFor={groupsFor}
      atRest={atRest}
      begins={text}
      onRun={run}
      onText={setText}
      onEntered={entered}
      onClose={onClose}
    />
  );
}

export function KeysOverlay({ onClose }: { readonly onClose: () => void }) {
  const preferences = useAtomValue(preferencesAtom);
  return (
    <ShortcutOverlay
      groups={shortcutGroups(preferences)}
      remark={preferences.singleKeys && preferences.tallyKeys ? null : SWITCHED_OFF}
      onClose={onClose}
    />
  );
}
