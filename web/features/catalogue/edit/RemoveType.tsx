// The end of an account type that no account is of. An account made of it meanwhile keeps it: the
// server then refuses, in its own words.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { removeSharedAccountType } from '#api/contract/server/installation.ts';
import type { SharedAccountType } from '#api/contract/server/installation.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { invalidateKind } from '../form/use-master-form.ts';
import { doneSentence } from '../form/use-return.ts';
import { catalogueWords as wording } from '../wording.ts';

const { button, busy: busyText, done } = wording.actions.remove;

export function RemoveType({ type: { id, name } }: { readonly type: SharedAccountType }) {
  const [isAsked, setAsked] = useState(false);
  const setNotice = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const { busy, failure, send, clear } = useSend();
  const remove = () =>
    send(
      () => call(removeSharedAccountType, { params: { typeId: id } }),
      async () => {
        setNotice({ text: doneSentence('account type', name, done) });
        void navigate(paths.adminList('account_type'), { replace: true });
        await invalidateKind('account_type');
      },
    );
  const ask = () => {
    clear();
    setAsked(true);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
      <p className="min-w-0 flex-1 basis-40 text-ink-2">{wording.actionHelp.remove}</p>
      <Button kind="danger" disabled={busy} onClick={ask}>
        {button}
      </Button>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      {isAsked && (
        <AlertDialog
          title={`${button} ‘${name}’?`}
          confirm={button}
          danger
          busyText={busy ? busyText : null}
          onConfirm={() => void remove().then(() => setAsked(false))}
          onCancel={() => setAsked(false)}
        >
          {wording.actionHelp.remove}
        </AlertDialog>
      )}
    </div>
  );
}
