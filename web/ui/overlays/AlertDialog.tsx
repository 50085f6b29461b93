// A question that must be answered before anything else. It begins on the answer that changes
// nothing.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Modal } from './Modal.tsx';

type Props = {
  /** The question, as in: Remove Meera from this book? */
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** The words of the button, with the same verb as in the question. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly cancel?: string;
  readonly onCancel: () => void;
  /** Something is taken away. */
  readonly danger?: boolean;
  readonly busyText?: string | null;
  /** Why it was not done. */
  readonly refused?: string | null;
};

export function AlertDialog({ title, children, danger = false, ...rest }: Props) {
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onClose={rest.onCancel}
      className={
        'fade-in m-auto w-[min(440px,calc(100vw-32px))] rounded-md border border-line ' +
        'bg-surface p-4 text-ink shadow-dialog'
      }
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-1 mb-4 text-ink-2">
        {children}
        {rest.refused != null && (
          <div className="mt-2">
            <Notice kind="problem">{rest.refused}</Notice>
          </div>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button data-first="" onClick={rest.onCancel}>
          {rest.cancel ?? 'Cancel'}
        </Button>
        <Button
          kind={danger ? 'danger' : 'primary'}
          onClick={rest.onConfirm}
          busyText={rest.busyText ?? null}
        >
          {rest.confirm}
        </Button>
      </div>
    </Modal>
  );
}
