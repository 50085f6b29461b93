// The yes before a run is posted: what it comes to, and what it posts.
import type { ReactNode } from 'react';
import type { CallResult } from '#web/client/call.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

type Props<Reply> = {
  readonly title: string;
  readonly post: () => Promise<CallResult<Reply>>;
  readonly onClose: () => void;
  readonly onDone: (reply: Reply) => void | Promise<void>;
  readonly children: ReactNode;
};

export function PostDialog<Reply>({ title, post, onClose, onDone, children }: Props<Reply>) {
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
