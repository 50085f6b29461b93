// The keys that work on every signed-in page, and what they open over it.
import { useEffect } from 'react';
import { useAtom, useStore } from 'jotai';
import { preferencesAtom } from '#web/state/preferences.ts';
import { listenToKeys } from '../keys/listen.ts';
import { overlayAtom } from './atoms.ts';
import { useGlobalKeys } from './use-global-keys.ts';
import { useOpened } from './use-opened.ts';
import { useOverlays } from './use-overlays.ts';
import { useAccountsAhead, useShownBook } from './use-shown-book.ts';

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
