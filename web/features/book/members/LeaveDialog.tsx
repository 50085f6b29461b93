import { removeMember } from '#api/contract/book/book.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';

type Props = {
  readonly book: { readonly id: number; readonly name: string };
  /** Who leaves: the person who is signed in. */
  readonly personId: number;
  readonly onClose: () => void;
  readonly onLeft: () => void | Promise<void>;
};

export function LeaveDialog({ book, personId, onClose, onLeft }: Props) {
  const { busy, failure, send } = useSend();
  const leave = () =>
    void send(() => call(removeMember, { params: { bookId: book.id, personId } }), onLeft);
  return (
    <Dialog
      title="Leave this book"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busyText={busy ? 'Leaving…' : null} onClick={leave}>
            Leave this book
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          You lose access to <span dir="auto">‘{book.name}’</span> at once. What you entered stays,
          with your name beside it. Only an owner of the book can invite you again.
        </p>
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      </div>
    </Dialog>
  );
}
