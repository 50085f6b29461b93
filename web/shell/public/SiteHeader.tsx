import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { sessionAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { BrandMark } from '#web/ui/marks/Marks.tsx';
import { SECTIONS, SIGN_IN } from './site-links.ts';
import { useModal } from '#web/ui/overlays/use-modal.ts';
import type { SiteLink } from './site-links.ts';

export function SiteHeader() {
  const user = useAtomValue(sessionAtom);
  const [open, setOpen] = useState(false);
  const links = user === null ? [...SECTIONS, ...SIGN_IN] : SECTIONS;
  return (
    <header className="mx-auto flex w-full max-w-[1240px] items-center gap-2 px-4 py-3 lg:px-6">
      <Link to={paths.home} className="mr-auto flex items-center gap-3 text-lg font-semibold">
        <BrandMark />
        Lekha
      </Link>
      <nav aria-label="Site" className="flex items-center gap-1 max-md:hidden">
        {links.map(({ text, to }) => (
          <Link key={text} to={to} className={buttonClass('quiet')}>
            {text}
          </Link>
        ))}
      </nav>
      {user === null && (
        <Link to={paths.register} className={buttonClass('secondary')}>
          Get Started
        </Link>
      )}
      <button
        type="button"
        aria-label="Menu"
        onClick={() => setOpen(true)}
        className={buttonClass('quiet', 'px-2! md:hidden')}
      >
        <Icon name="menu" />
      </button>
      {open && <MobileMenu links={links} onClose={() => setOpen(false)} />}
    </header>
  );
}

// The public menu on a small screen: three quarters of its width. A link or the backdrop closes it.
type Props = {
  readonly links: readonly SiteLink[];
  readonly onClose: () => void;
};

function MobileMenu({ links, onClose }: Props) {
  const ref = useModal();
  return (
    <dialog
      ref={ref}
      aria-label="Menu"
      onCancel={onClose}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={
        'drawer m-0 h-dvh max-h-none w-3/4 max-w-sm border-r border-line bg-surface p-4 ' +
        'pl-[calc(16px+env(safe-area-inset-left))] text-ink'
      }
    >
      <button
        type="button"
        aria-label="Close menu"
        onClick={onClose}
        className="ml-auto grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-surface-2"
      >
        <Icon name="close" />
      </button>
      <nav aria-label="Site" className="flex flex-col gap-1">
        {links.map(({ text, to }) => (
          <Link
            key={text}
            to={to}
            onClick={onClose}
            className={buttonClass('quiet', 'justify-start!')}
          >
            {text}
          </Link>
        ))}
      </nav>
    </dialog>
  );
}
