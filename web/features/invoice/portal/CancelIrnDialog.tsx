// Recording that the portal cancelled an IRN, which it does for 24 hours.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { cancelEInvoice } from '#api/contract/invoice/e-invoice.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { tookIn } from '../queries.ts';
import { CANCEL_REASON_NAMES, momentText } from './portal.ts';
import type { DocumentOnPage } from './portal.ts';

type Props = {
  readonly bookId: number;
  readonly invoiceId: number;
  readonly document: DocumentOnPage;
  readonly onClose: () => void;
};

const noteOf = ({ kind, id }: DocumentOnPage) => {
  if (kind === 'credit-note') return { credit_note_id: id };
  return kind === 'debit-note' ? { debit_note_id: id } : {};
};

export function CancelIrnDialog({ bookId, invoiceId, document, onClose }: Props) {
  const [reason, setReason] = useState<string>('2');
  const [remark, setRemark] = useState('');
  const [at, setAt] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const { number, registration } = document;
  const until = registration.cancellableUntil;
  const submit = (): boolean => {
    setSubmitted(true);
    const named = CANCEL_REASON_NAMES.find(({ value }) => value === reason);
    if (remark.trim() === '' || at === '' || named === undefined) return false;
    const given = { cancelled_at: at, reason: named.value, remark: remark.trim() };
    const body = { ...noteOf(document), ...given, book_id: bookId };
    void send(
      () => call(cancelEInvoice, { params: { invoiceId }, body }),
      (after) => {
        void tookIn(bookId, after);
        setNotice({ text: `The IRN of ${number} is cancelled.` });
        onClose();
      },
    );
    return true;
  };
  const errors = fieldErrorsOf(failure);
  return (
    <Dialog title={`Cancel the IRN of ${number}?`} onClose={onClose}>
      <p className="mb-3 text-ink-2">
        Cancel it at the portal first, and say here when that was.
        {until !== null && ` The portal does it until ${momentText(until)}.`} The number is never
        registered again.
      </p>
      <FormFrame form={{ busy, failure, submit }} save="Cancel IRN">
        <SelectField
          label="Reason"
          value={reason}
          options={CANCEL_REASON_NAMES}
          onChange={setReason}
          readOnly={busy}
        />
        <Required>
          <TextField
            label="Remark"
            value={remark}
            onChange={setRemark}
            error={submitted && remark.trim() === '' ? 'Enter the remark.' : errors['remark']}
            input={{ autoComplete: 'off', maxLength: 100, readOnly: busy }}
          />
          <TextField
            label="Cancelled at"
            value={at}
            onChange={setAt}
            error={submitted && at === '' ? 'Enter the date and time.' : errors['cancelled_at']}
            input={{ type: 'datetime-local', readOnly: busy }}
          />
        </Required>
      </FormFrame>
    </Dialog>
  );
}
