// A draft that cannot be issued as it is: what the law still demands of it, and the way without.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { issueInvoice } from '#api/contract/invoice/invoice.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { MissingParticular } from '#core/invoice/index.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { actOf, useActWarnings } from '#web/client/act-warnings.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { isReasonEnough, missingIn, MissingNotice } from '#web/shell/form/MissingNotice.tsx';
import { REASON_MISSING } from '#web/shell/form/reason.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { focusFirstWrong } from '#web/ui/inputs/focus-first-wrong.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';

type Props = {
  readonly bookId: number;
  readonly invoice: InvoiceDetail;
  /** As the refusal told it. */
  readonly missing: readonly MissingParticular[];
  readonly onIssued: (after: InvoiceDetail) => void;
  readonly onClose: () => void;
};

export function IssueDialog({ bookId, invoice, missing: first, onIssued, onClose }: Props) {
  const [missing, setMissing] = useState(first);
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const go = useGo();
  const { scope } = usePageBook();
  const isEnough = isReasonEnough(missing);
  const edit = () => go(paths.editInvoice(invoice.id, scope));
  const overrideReason = reason.trim();
  const isWhole = isEnough && overrideReason !== '';
  const act = actOf(issueInvoice, {
    params: { invoiceId: invoice.id },
    body: { bookId, expected: invoice.seq, overrideReason },
  });
  const warnings = useActWarnings(act.endpoint, isWhole && !busy ? act.input : null);
  const issue = () => {
    setSubmitted(true);
    if (!isWhole) return false;
    void send(
      async () => {
        const result = await act.send();
        // Somebody else may have changed the customer or the settings meanwhile.
        const more = result.ok ? [] : missingIn(result.failure);
        if (more.length > 0) setMissing(more);
        return result;
      },
      (after) => {
        onIssued(after);
        setNotice({ text: `Issued ${after.number}.` });
        onClose();
      },
    );
    return true;
  };
  return (
    <Dialog title={`Issue ${invoice.number}`} grows onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!issue()) focusFirstWrong(event.currentTarget);
        }}
        className="flex flex-col gap-3"
      >
        <IssueKeys edit={edit} issue={issue} />
        <MissingNotice
          missing={missing}
          bookId={bookId}
          reason={reason}
          onReason={setReason}
          customerId={invoice.customerId}
          draftId={invoice.id}
          error={submitted && reason.trim() === '' ? REASON_MISSING : undefined}
        />
        {failure !== null && missingIn(failure).length === 0 && (
          <Notice kind="problem">{sentenceOf(failure)}</Notice>
        )}
        <ActWarnings texts={warnings} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button data-first={isEnough ? undefined : ''} aria-keyshortcuts="Alt+E" onClick={edit}>
            Edit draft <Kbd>Alt E</Kbd>
          </Button>
          {isEnough && (
            <Button
              type="submit"
              kind="primary"
              aria-keyshortcuts="Control+Enter"
              busyText={busy ? 'Issuing…' : null}
            >
              Issue without <Kbd onBrand>Ctrl ↵</Kbd>
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

type KeysProps = { readonly edit: () => void; readonly issue: () => boolean };

function IssueKeys({ edit, issue }: KeysProps) {
  useKeys('Issue', [
    ...acceptKeys('Issue without it, for a reason', issue),
    { keys: 'Alt+E', does: 'Edit this draft', run: edit },
  ]);
  return null;
}
