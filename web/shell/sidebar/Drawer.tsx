// The sidebar of a narrow window: slides in over the page on the browser's own <dialog>.
import { useModal } from '#web/ui/overlays/use-modal.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Sidebar } from './Sidebar.tsx';

export function Drawer({ onClose }: { readonly onClose: () => void }) {
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
        'drawer window-safe m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-40px)] border-r ' +
        'border-line bg-surface-2 pr-0 text-ink'
      }
    >
      <Sidebar onNavigate={onClose} />
      <button
        type="button"
        onClick={onClose}
        aria-label="Close menu"
        className={
          'absolute top-[calc(12px+env(safe-area-inset-top))] right-3 grid size-11 place-items-center rounded-sm text-ink-2 ' +
          'hover:bg-surface-3'
        }
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
