// Cancelling an issued invoice. What its return period lets it do is said before anything is done:
// where it may not be cancelled, the way that is open stands in place of the form.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { listBooks } from '#api/contract/book/book.ts';
import { readReturns } from '#api/contract/book/returns.ts';
import { cancelInvoice } from '#api/contract/invoice/invoice.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { actOf, useActWarnings } from '#web/client/act-warnings.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { asking, awaited } from '#web/client/query.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { REASON_MISSING } from '#web/shell/form/reason.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { tookIn } from '../queries.ts';
import { cancellingOf } from './cancelling.ts';
import type { Cancelling } from './cancelling.ts';

type Props = {
  readonly bookId: number;
  readonly invoice: InvoiceDetail;
  readonly onClose: () => void;
  readonly onCredit: () => void;
};

export function CancelDialog(props: Props) {
  const { bookId, invoice, onClose, onCredit } = props;
  const year = financialYearLabel(financialYearOf(invoice.issueDate));
  const returns = useQuery(asking(readReturns, { params: { bookId }, query: { year } }));
  const books = useQuery(asking(listBooks, {}));
  const { why, onRetry } = awaited(returns);
  const book = books.data?.find(({ id }) => id === bookId);
  const state =
    returns.data === undefined || book === undefined
      ? null
      : cancellingOf(invoice, { returns: returns.data, book });
  return (
    <Dialog title={`Cancel ${invoice.number}?`} grows onClose={onClose}>
      {why !== null && <ErrorState what="the returns of its year" why={why} onRetry={onRetry} />}
      {state === null && why === null && (
        <Skeletons label="Checking the period" count={2} item="h-8" layout="grid gap-2" />
      )}
      {state !== null && <p className="mb-3 text-ink-2">{state.about}</p>}
      {state?.instead != null && (
        <div className="flex flex-col gap-3">
          <Notice kind="warning">{state.instead}</Notice>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>Leave it</Button>
            <Button kind="primary" onClick={onCredit}>
              Credit note
            </Button>
          </div>
        </div>
      )}
      {/* What is typed while the period is looked at is not lost. */}
      {(state === null || state.instead === null) && <CancelForm {...props} state={state} />}
    </Dialog>
  );
}

type FormProps = Props & { readonly state: Cancelling | null };

function CancelForm({ bookId, invoice, onClose, state }: FormProps) {
  const [reason, setReason] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const setNotice = useSetAtom(noticeAtom);
  const asksFor = state?.confirm ?? null;
  const isWhole = reason.trim() !== '' && (asksFor === null || isConfirmed);
  const confirm = asksFor === null ? {} : { confirm: 'past_due_date' as const };
  const body = { reason: reason.trim(), bookId, ...confirm };
  const act = actOf(cancelInvoice, { params: { invoiceId: invoice.id }, body });
  const warnings = useActWarnings(act.endpoint, isWhole && !busy ? act.input : null);
  const submit = (): boolean => {
    setSubmitted(true);
    if (!isWhole) return false;
    void send(act.send, (after) => {
      void tookIn(bookId, after);
      setNotice({ text: `Cancelled ${invoice.number}.` });
      onClose();
    });
    return true;
  };
  return (
    <FormFrame form={{ busy, failure, submit }} save="Cancel invoice">
      <Required>
        <TextField
          label="Reason"
          value={reason}
          onChange={setReason}
          error={
            submitted && reason.trim() === '' ? REASON_MISSING : fieldErrorsOf(failure)['reason']
          }
          input={{ autoComplete: 'off', maxLength: 500, readOnly: busy }}
        />
        {asksFor !== null && (
          <Checkbox
            checked={isConfirmed}
            onChange={setConfirmed}
            error={submitted && !isConfirmed ? 'Confirm it, or issue a credit note instead.' : null}
          >
            {asksFor}
          </Checkbox>
        )}
      </Required>
      <ActWarnings texts={warnings} />
    </FormFrame>
  );
}
