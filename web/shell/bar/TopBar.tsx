import { lazy, Suspense } from 'react';
import { useAtom, useSetAtom } from 'jotai';
import { preferencesAtom } from '#web/state/preferences.ts';
import { IconButton } from '#web/ui/buttons/Button.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { openPaletteAtom, overlayAtom } from '../commands/atoms.ts';
import { OutboxChip } from '../outbox/OutboxChip.tsx';
import { MomentChip } from '../guards/past/MomentChip.tsx';
import { BookSwitcher } from './BookSwitcher.tsx';
import { useSignOut } from './sign-out.ts';

/** Comes after the page, which it keeps nobody from. */
const InvitationChip = lazy(async () => ({
  default: (await import('./InvitationChip.tsx')).InvitationChip,
}));

export function TopBar({ onMenu }: { readonly onMenu: () => void }) {
  const signOut = useSignOut();
  const setOverlay = useSetAtom(overlayAtom);
  const openPalette = useSetAtom(openPaletteAtom);
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const { sidebarHidden } = preferences;
  return (
    <div
      className={
        'sticky top-(--ribbon) z-20 flex h-(--top-bar) items-center gap-2 border-b border-line ' +
        'bg-canvas px-4 pt-[env(safe-area-inset-top)] lg:px-6 print:hidden'
      }
    >
      <IconButton
        icon="menu"
        label="Open menu"
        onClick={onMenu}
        className="-ml-2 size-11 lg:hidden"
      />
      <IconButton
        icon="menu"
        label={sidebarHidden ? 'Show the sidebar' : 'Hide the sidebar'}
        aria-keyshortcuts="Control+\"
        onClick={() => setPreferences({ ...preferences, sidebarHidden: !sidebarHidden })}
        className="-ml-3 max-lg:hidden"
      />
      <BookSwitcher />
      <OutboxChip />
      <Suspense>
        <InvitationChip />
      </Suspense>
      <SearchButton onOpen={() => openPalette()} />
      <MomentChip />
      <IconButton
        icon="help"
        label="Keys"
        aria-keyshortcuts="?"
        onClick={() => setOverlay('keys')}
        className="max-sm:hidden"
      />
      <button
        type="button"
        onClick={() => void signOut()}
        className={
          'flex min-h-8 shrink-0 items-center gap-2 rounded-sm px-2.5 text-sm font-medium ' +
          'text-ink-2 hover:bg-surface-2 hover:text-ink pointer-coarse:min-h-11'
        }
      >
        <Icon name="out" />
        <span className="max-sm:sr-only">Sign out</span>
      </button>
    </div>
  );
}

/** Wide windows say what it is for; a phone has the glass. */
function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-keyshortcuts="Control+K"
      className={
        'ml-auto flex min-h-8 shrink-0 items-center gap-2 rounded-sm border border-line ' +
        'bg-surface px-2.5 text-sm text-ink-2 hover:bg-surface-2 max-md:aspect-square ' +
        'max-md:justify-center md:w-65 pointer-coarse:min-h-11'
      }
    >
      <Icon name="search" size={16} />
      <span className="max-md:sr-only">Search or run a command</span>
      <span className="ml-auto max-md:hidden">
        <Kbd>{keyLabel('Ctrl+K')}</Kbd>
      </span>
    </button>
  );
}
