// The public menu on a small screen: three quarters of its width. A link or the backdrop closes it.
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { useModal } from '#web/ui/overlays/use-modal.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { SiteLink } from './site-links.ts';

type Props = {
  readonly links: readonly SiteLink[];
  readonly onClose: () => void;
};

export function MobileMenu({ links, onClose }: Props) {
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
