// A modal dialog on the browser's own <dialog>, which keeps the focus inside and gives it back.
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '#web/ui/marks/Icon.tsx';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Mount it to open it. Escape, the close button and a click beside it ask to close. */
export function Dialog({ title, onClose, children }: Props) {
  const ref = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-auto w-[min(480px,calc(100vw-32px))] rounded-md border border-line bg-surface p-0 text-ink shadow-dialog"
    >
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
        <h2 id={titleId} className="text-h2 font-semibold">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="grid size-9 place-items-center rounded-sm text-ink-2 hover:bg-surface-2 pointer-coarse:size-11"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="p-4">{children}</div>
    </dialog>
  );
}

/**
 * Opens a <dialog> over the page while it is mounted. showModal is a command to the browser, so it
 * cannot be said in the markup; and an element that is taken away gives no focus back by itself.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) {
      dialog.showModal();
      firstGap(dialog)?.focus();
    }
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return ref;
}

/** A dialog begins in the first field that is still to be filled in. */
const firstGap = (dialog: HTMLDialogElement): HTMLElement | undefined =>
  [...dialog.querySelectorAll('input')].find(({ value, type }) => type === 'text' && value === '');
