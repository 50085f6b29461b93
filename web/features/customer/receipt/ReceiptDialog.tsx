// Money of a customer as it comes in: into which account, against which bills, and what was kept
// back of it. Bills less deductions are the money, and what settles nothing goes on account.
import { useEffect, useId, useRef } from 'react';
import { useSetAtom } from 'jotai';
import { useKeysUntil } from '#web/ahead/use-keys-until.ts';
import { NO_ADDRESS, NO_ADDRESS_WHY } from '#web/client/no-address.ts';
import { Restored } from '#web/shell/form/Restored.tsx';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import type { ReceiptProps } from '#web/shell/form/receipt-dialog.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { focusFirstWrong, focusRefused } from '#web/ui/inputs/focus-first-wrong.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { AdvancePurpose } from './parts/AdvancePurpose.tsx';
import { Refused } from './parts/Refused.tsx';
import { Against } from './parts/Against.tsx';
import { addDeduction } from './draft/fields.ts';
import { markOldest } from './draft/reckoning.ts';
import { ReceiptHead } from './parts/ReceiptHead.tsx';
import { ReceiptSide } from './parts/ReceiptSide.tsx';
import { useReceipt } from './use-receipt.ts';
import { useRecording } from './use-recording.ts';
import { walk } from './walk.ts';

export function ReceiptDialog({ onClose, ...opening }: ReceiptProps) {
  const { bookId, customer } = opening;
  const setNotice = useSetAtom(noticeAtom);
  const { form, data, kept, personId } = useReceipt(opening);
  const recording = useRecording(form, {
    bookId,
    personId,
    customerId: customer.id,
    onRecorded: (notice) => {
      kept.forget();
      setNotice(notice);
      onClose();
    },
  });
  const { busy, failure, errors, missing, submit, warnings } = recording;
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  useKeysUntil(data.isReady);
  const send = () => {
    if (!submit() && box.current !== null) focusFirstWrong(box.current);
  };
  useEffect(() => {
    if (failure !== null) focusRefused(box.current);
  }, [failure]);
  return (
    <Dialog
      title={`Receipt from ${customer.name}`}
      size="wide"
      isFlush
      grows
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            kind="primary"
            aria-keyshortcuts="Control+Enter"
            busyText={busy ? 'Recording…' : null}
          >
            Record receipt <Kbd onBrand>Ctrl ↵</Kbd>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          send();
        }}
        onKeyDown={walk}
        className="grid min-h-full lg:grid-cols-[minmax(0,1fr)_19.5rem]"
      >
        <ReceiptKeys form={form} send={send} />
        <div className="flex min-w-0 flex-col gap-3 p-4">
          <Restored form={kept} />
          <ReceiptHead form={form} errors={errors} busy={busy} />
          <OfDraft form={form} error={errors['no-address']} />
          <Against form={form} errors={errors} busy={busy} data={data} />
          <AdvancePurpose form={form} errors={errors} busy={busy} />
          <Refused
            form={form}
            bookId={bookId}
            failure={failure}
            missing={missing}
            customerId={customer.id}
          />
        </div>
        <ReceiptSide form={form} customer={customer}>
          <ActWarnings texts={warnings} />
        </ReceiptSide>
      </form>
    </Dialog>
  );
}

type DraftProps = {
  readonly form: ReturnType<typeof useReceipt>['form'];
  readonly error: string | undefined;
};

/** Its payment issues a draft, so what is confirmed before issuing is confirmed here. */
function OfDraft({ form: { draft, awaitsAddressWord, confirmNoAddress }, error }: DraftProps) {
  if (draft === null) return null;
  return (
    <Notice kind="remark">
      {draft.number} is a draft. Its payment issues it first. Issue it before, to deduct something
      or to settle other bills with it.
      {awaitsAddressWord && (
        <div className="pt-2">
          <p>{NO_ADDRESS_WHY}</p>
          <Checkbox checked={false} onChange={confirmNoAddress} error={error ?? null}>
            {NO_ADDRESS}
          </Checkbox>
        </div>
      )}
    </Notice>
  );
}

type KeysProps = {
  readonly form: ReturnType<typeof useReceipt>['form'];
  readonly send: () => void;
};

function ReceiptKeys({ form: { change, bills, choices, draft }, send }: KeysProps) {
  useKeys('Receipt', [
    {
      keys: 'Alt+O',
      does: 'Settle the oldest bills first',
      run: () => change((now) => markOldest(now, bills, choices)),
    },
    {
      keys: 'Alt+L',
      does: 'Add a deduction',
      run: () => (draft === null ? change(addDeduction) : false),
    },
    ...acceptKeys('Record receipt', send),
  ]);
  return null;
}
