// A modal dialog: a title, what it asks for, and its buttons, which stay in view while it scrolls.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/buttons/Button.tsx';
import { Modal } from './Modal.tsx';

const WIDTHS = {
  small: 'w-[min(480px,calc(100vw-32px))]',
  medium: 'w-[min(640px,calc(100vw-32px))]',
  large: 'w-[min(960px,calc(100vw-32px))]',
  /** Two columns; on a phone the whole screen. */
  wide:
    'w-[min(1040px,calc(100vw-32px))] max-sm:h-dvh max-sm:max-h-dvh max-sm:w-screen ' +
    'max-sm:max-w-none max-sm:rounded-none max-sm:border-0 max-sm:window-safe',
  /** For a document that is edited as it will look. */
  paper:
    'h-[92dvh] w-[96vw] max-lg:h-dvh max-lg:max-h-dvh max-lg:w-screen max-lg:max-w-none ' +
    'max-lg:window-safe',
} as const;

const CENTRED = 'm-auto max-h-[calc(100dvh-32px)]';
/** On a phone the buttons stay at the foot, and a dialog may fill the screen. */
const ANCHORED = `${CENTRED} sm:mt-[max(16px,9dvh)] sm:max-h-[calc(100dvh-max(16px,9dvh)-16px)]`;

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: keyof typeof WIDTHS;
  /** Beside the title. */
  readonly beside?: ReactNode;
  /** Whether what is inside reaches the edges. */
  readonly isFlush?: boolean;
  /** Whether it grows by itself while it is open: its top keeps its place, and so what is above. */
  readonly grows?: boolean;
  /** The buttons at the foot. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** Mount it to open it. Escape, the close button and a click beside it ask to close. */
export function Dialog({ title, onClose, size = 'small', foot, children, ...rest }: Props) {
  const { beside, isFlush = false, grows = false } = rest;
  const titleId = useId();
  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      className={
        'fade-in rounded-md border border-line bg-surface p-0 text-ink shadow-dialog ' +
        `open:flex open:flex-col ${grows ? ANCHORED : CENTRED} ${WIDTHS[size]}`
      }
    >
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id={titleId} tabIndex={-1} className="text-h2 font-semibold outline-none">
            {title}
          </h2>
          {beside}
        </div>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className={`min-h-0 flex-1 overflow-y-auto ${isFlush ? '' : 'p-4'}`}>{children}</div>
      {foot !== undefined && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">
          {foot}
        </div>
      )}
    </Modal>
  );
}
