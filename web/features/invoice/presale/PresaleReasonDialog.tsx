// Ending a document before an invoice: what will happen, and why, which the books keep.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import type { PresaleDetail } from '#api/contract/trade/presale.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { REASON_MISSING } from '#web/shell/form/reason.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { tookInPresale } from './queries.ts';

export type PresaleEnding = {
  readonly title: string;
  /** What will happen. */
  readonly about: string;
  readonly confirm: string;
  readonly done: string;
  readonly write: (reason: string) => Promise<CallResult<PresaleDetail>>;
};

type Props = {
  readonly bookId: number;
  readonly ending: PresaleEnding;
  readonly onClose: () => void;
};

export function PresaleReasonDialog({ bookId, ending, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const missing = submitted && reason.trim() === '' ? REASON_MISSING : undefined;
  const submit = () => {
    setSubmitted(true);
    if (reason.trim() === '') return;
    void send(
      () => ending.write(reason.trim()),
      (presale) => {
        void tookInPresale(bookId, presale);
        setNotice({ text: ending.done });
        onClose();
      },
    );
  };
  return (
    <Dialog title={ending.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
        className="flex flex-col gap-3"
      >
        <EndingKeys does={ending.confirm} submit={submit} />
        <p className="text-ink-2">{ending.about}</p>
        <TextField
          label="Reason"
          value={reason}
          onChange={setReason}
          error={missing ?? fieldErrorsOf(failure)['reason']}
          input={{ autoComplete: 'off', maxLength: 500, readOnly: busy }}
        />
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Leave it</Button>
          <Button type="submit" kind="danger" busyText={busy ? 'Writing…' : null}>
            {ending.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function EndingKeys({ does, submit }: { readonly does: string; readonly submit: () => void }) {
  useKeys('Reason', acceptKeys(does, submit));
  return null;
}
