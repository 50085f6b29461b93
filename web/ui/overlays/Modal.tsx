// What every modal surface shares: the browser's own <dialog>, which keeps the focus inside, is
// above everything, and closes on Escape and on a click beside it.
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { ModalDepth } from './modal-depth.ts';
import { useModal } from './use-modal.ts';

type Props = {
  /** Of the heading inside, or a name where there is none. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly describedBy?: string;
  readonly role?: 'alertdialog';
  readonly onClose: () => void;
  readonly className: string;
  readonly children: ReactNode;
};

/** Mount it to open it. */
export function Modal({ labelledBy, label, describedBy, role, onClose, ...rest }: Props) {
  const ref = useModal();
  const depth = useContext(ModalDepth);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={rest.className}
    >
      <ModalDepth value={depth + 1}>{rest.children}</ModalDepth>
    </dialog>
  );
}
