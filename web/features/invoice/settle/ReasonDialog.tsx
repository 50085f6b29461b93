// Taking something back: what will happen, and why, which the books keep.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { BankChargeField, useBankCharge } from '#web/shell/form/fields/BankChargeField.tsx';
import type { BankChargeInput } from '#web/shell/form/fields/BankChargeField.tsx';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { useDateText } from '#web/shell/form/use-date-text.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { tookIn } from '../queries.ts';

/** What a call is given beside the reason; without a date it is today. */
export type TakingRest = BankChargeInput & { readonly date?: CalendarDate | undefined };

export type Taking = {
  readonly title: string;
  /** What will happen. */
  readonly about: string;
  readonly confirm: string;
  readonly done: string;
  /** What the date is called, where the person may choose it. */
  readonly dated?: string;
  /** How long the reason may be; 500 unless it says so. */
  readonly reasonMax?: number;
  /** Whether a bank may have charged for it. */
  readonly isOfBank?: boolean;
  readonly write: (reason: string, rest: TakingRest) => Promise<CallResult<InvoiceDetail>>;
};

type Props = {
  readonly bookId: number;
  readonly taking: Taking;
  readonly onClose: () => void;
};

export function ReasonDialog({ bookId, taking, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { today, text, onText, date } = useDateText();
  const charge = useBankCharge();
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const missing = submitted && reason.trim() === '' ? 'Give a reason.' : undefined;
  const submit = () => {
    setSubmitted(true);
    const { body } = charge;
    if (reason.trim() === '' || date === null || body === null) return;
    void send(
      () => taking.write(reason.trim(), { ...body, date: date === today ? undefined : date }),
      (invoice) => {
        void tookIn(bookId, invoice);
        setNotice({ text: taking.done });
        onClose();
      },
    );
  };
  return (
    <Dialog title={taking.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
        className="flex flex-col gap-3"
      >
        <ReasonKeys does={taking.confirm} submit={submit} />
        <p className="text-ink-2">{taking.about}</p>
        <TextField
          label="Reason"
          value={reason}
          onChange={setReason}
          error={missing ?? fieldErrorsOf(failure)['reason']}
          input={{ autoComplete: 'off', maxLength: taking.reasonMax ?? 500, readOnly: busy }}
        />
        {taking.dated !== undefined && (
          <DateField
            label={taking.dated}
            text={text}
            onText={onText}
            today={today}
            readOnly={busy}
            error={submitted && date === null ? UNREADABLE_DATE : fieldErrorsOf(failure)['date']}
          />
        )}
        {taking.isOfBank === true && (
          <BankChargeField
            charge={charge}
            readOnly={busy}
            submitted={submitted}
            error={fieldErrorsOf(failure)['bank_charge.amount']}
          />
        )}
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Leave it</Button>
          <Button type="submit" kind="danger" busyText={busy ? 'Writing…' : null}>
            {taking.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function ReasonKeys({ does, submit }: { readonly does: string; readonly submit: () => void }) {
  useKeys('Reason', acceptKeys(does, submit));
  return null;
}
