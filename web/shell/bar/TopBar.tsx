import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { BookSwitcher } from './BookSwitcher.tsx';
import { signOut } from './sign-out.ts';

export function TopBar({ onMenu }: { readonly onMenu: () => void }) {
  const navigate = useNavigate();
  return (
    <div className="sticky top-0 z-20 flex h-13 items-center gap-2 border-b border-line bg-canvas px-4 lg:px-6 print:hidden">
      <button
        type="button"
        onClick={onMenu}
        aria-label="Open menu"
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-surface-2 lg:hidden"
      >
        <Icon name="menu" size={22} />
      </button>
      <BookSwitcher />
      <button
        type="button"
        onClick={() => void signOut(() => navigate(paths.home))}
        className="ml-auto flex min-h-8 shrink-0 items-center gap-2 rounded-sm px-2.5 text-sm font-medium text-ink-2 hover:bg-surface-2 hover:text-ink pointer-coarse:min-h-11"
      >
        <Icon name="out" />
        Sign out
      </button>
    </div>
  );
}
