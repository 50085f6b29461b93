// The dialogs around a run: the yes before it is posted, and the reason before it is undone.
// Afterwards what it changed is read again, and a sentence says what was done.
import type { ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import type { CallResult } from '#web/client/call.ts';
import { invalidate } from '#web/client/query.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { ReasonDialog } from '#web/shell/form/ReasonDialog.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

type Posting = {
  readonly title: string;
  /** What it comes to, and what it posts. */
  readonly says: ReactNode;
  readonly post: () => Promise<CallResult<unknown>>;
  readonly posted: string;
};

type Undoing = {
  /** Undo run 3. */
  readonly title: string;
  readonly help: string;
  readonly undo: (reason: string) => Promise<CallResult<unknown>>;
  readonly undone: string;
};

type Props = {
  readonly of: Posting | Undoing;
  /** What shows the run. */
  readonly reads: readonly ReadEndpoint[];
  readonly onClose: () => void;
};

export function RunDialog({ of, reads, onClose }: Props) {
  const done = useRunDone(reads, onClose);
  return 'post' in of ? (
    <PostDialog title={of.title} post={of.post} onClose={onClose} onDone={done(of.posted)}>
      <p className="mb-3">{of.says}</p>
    </PostDialog>
  ) : (
    <ReasonDialog
      title={of.title}
      about={of.help}
      confirm="Undo"
      act={(reason) => ({ send: () => of.undo(reason) })}
      done={of.undone}
      onDone={() => invalidate(...reads)}
      onClose={onClose}
    />
  );
}

/** @returns what a dialog of a run does once it is done, for the sentence that is said then. */
export function useRunDone(reads: readonly ReadEndpoint[], onClose: () => void) {
  const notify = useSetAtom(noticeAtom);
  return (text: string) => async () => {
    await invalidate(...reads);
    onClose();
    notify({ kind: 'done', text });
  };
}

// The yes before a run is posted: what it comes to, and what it posts.
type PostDialogProps<Reply> = {
  readonly title: string;
  readonly post: () => Promise<CallResult<Reply>>;
  readonly onClose: () => void;
  readonly onDone: (reply: Reply) => void | Promise<void>;
  readonly children: ReactNode;
};

function PostDialog<Reply>({ title, post, onClose, onDone, children }: PostDialogProps<Reply>) {
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const submit = (): boolean => {
    void send(post, onDone);
    return true;
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <FormFrame form={{ busy, failure, submit }} save="Post" isReady>
        {null}
      </FormFrame>
    </Dialog>
  );
}
