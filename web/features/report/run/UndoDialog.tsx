// Taking back what was posted in one act, for whichever run: it needs a reason.
import { useState } from 'react';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

type Props = {
  /** Undo run 3. */
  readonly title: string;
  readonly help: string;
  readonly undo: (reason: string) => Promise<CallResult<unknown>>;
  readonly onClose: () => void;
  readonly onDone: () => void | Promise<void>;
};

export function UndoDialog({ title, help, undo, onClose, onDone }: Props) {
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const missing = submitted && reason.trim() === '' ? 'Give a reason' : null;
  const submit = (): boolean => {
    setSubmitted(true);
    if (reason.trim() === '') return false;
    void send(() => undo(reason.trim()), onDone);
    return true;
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mb-3 text-ink-2">{help}</p>
      <FormFrame form={{ busy, failure, submit }} save="Undo">
        <Required>
          <TextField
            label="Reason"
            value={reason}
            onChange={setReason}
            error={missing ?? fieldErrorsOf(failure)['reason']}
            input={{ readOnly: busy, autoComplete: 'off', maxLength: 500, dir: 'auto' }}
          />
        </Required>
      </FormFrame>
    </Dialog>
  );
}
