// Whether a record is offered to choose, and the end of one. What the catalogue does not allow is
// said here in the server's words.
import { useRef, useState } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import type { ListedMaster } from '../calls/lists.ts';
import { applyAction } from '../calls/one.ts';
import type { LifecycleAction } from '../calls/one.ts';
import { doneSentence } from '../form/use-return.ts';
import { invalidateKind } from '../form/use-master-form.ts';
import type { EditableKind, MastersBook } from '../kinds.ts';
import { catalogueWords as wording } from '../wording.ts';

type Props = {
  readonly kind: EditableKind | 'asset';
  /** What it is called in a sentence. */
  readonly noun: string;
  readonly where: MastersBook;
  readonly record: Pick<ListedMaster, 'id' | 'name' | 'seq' | 'status'>;
  /** The list that it is gone from once it is removed. */
  readonly listAt: string;
};

const ACTIONS_OF: Readonly<Record<ListedMaster['status'], readonly LifecycleAction[]>> = {
  enabled: ['disable', 'retire', 'remove'],
  disabled: ['enable', 'retire', 'remove'],
  retired: ['remove'],
};

export function MasterLifecycle({ kind, noun, where, record, listAt }: Props) {
  const [asked, setAsked] = useState<LifecycleAction | null>(null);
  const setNotice = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const { busy, failure, send, clear } = useSend();
  const section = useRef<HTMLElement>(null);
  const { id, name, seq, status } = record;
  const act = (action: LifecycleAction) =>
    send<unknown>(
      () => applyAction({ kind, where, id, seq }, action),
      async () => {
        setNotice({ text: doneSentence(noun, name, wording.actions[action].done) });
        if (action === 'remove') void navigate(listAt, { replace: true });
        await invalidateKind(kind);
      },
    );
  const begin = (action: LifecycleAction) => {
    clear();
    // What can be taken back is not asked about.
    if (action === 'retire' || action === 'remove') setAsked(action);
    else void act(action).then(keepFocus);
  };
  // The button had it and is another one now, or was off for a while.
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      section.current?.querySelector('button')?.focus();
    });
  return (
    <section ref={section} aria-labelledby="end-of-master" className="card flex flex-col gap-3 p-4">
      <h2 id="end-of-master" className="text-h2 font-semibold">
        {status === 'enabled' ? 'Shown in new entries' : `Hidden from new entries: ${status}`}
      </h2>
      {ACTIONS_OF[status].map((action) => (
        <div key={action} className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-1 basis-40 text-ink-2">{wording.actionHelp[action]}</p>
          <Button
            kind={action === 'remove' ? 'danger' : 'secondary'}
            disabled={busy}
            onClick={() => begin(action)}
          >
            {wording.actions[action].button}
          </Button>
        </div>
      ))}
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      {asked !== null && (
        <AlertDialog
          title={`${wording.actions[asked].button} ‘${name}’?`}
          confirm={wording.actions[asked].button}
          danger={asked === 'remove'}
          busyText={busy ? wording.actions[asked].busy : null}
          onConfirm={() => void act(asked).then(() => setAsked(null))}
          onCancel={() => setAsked(null)}
        >
          {wording.actionHelp[asked]}
        </AlertDialog>
      )}
    </section>
  );
}
