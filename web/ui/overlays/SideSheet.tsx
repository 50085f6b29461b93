// A sheet that slides in over the page, which stays where it is: history, a correction, something
// new that a form needs.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/buttons/Button.tsx';
import { Modal } from './Modal.tsx';

const WIDTHS = {
  narrow: 'sm:w-105',
  wide: 'sm:w-[min(880px,calc(100vw-48px))]',
} as const;

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly width?: keyof typeof WIDTHS;
  /** Beside the title: what it was opened for. */
  readonly beside?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** Mount it to open it; on a phone it takes the whole width. */
export function SideSheet({ title, onClose, width = 'narrow', beside, foot, children }: Props) {
  const titleId = useId();
  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      className={
        'sheet-in my-0 mr-0 ml-auto h-dvh max-h-none w-screen max-w-none border-line ' +
        `window-safe bg-surface pl-0 text-ink open:flex open:flex-col sm:border-l ${WIDTHS[width]}`
      }
    >
      <div className="flex min-h-13 items-center gap-3 border-b border-line py-2 pr-2 pl-4">
        <h2
          id={titleId}
          dir="auto"
          tabIndex={-1}
          className="min-w-0 text-h2 font-semibold outline-none"
        >
          {title}
        </h2>
        {beside}
        <span className="ml-auto">
          <IconButton icon="close" label="Close" onClick={onClose} />
        </span>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
      {foot !== undefined && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">
          {foot}
        </div>
      )}
    </Modal>
  );
}
