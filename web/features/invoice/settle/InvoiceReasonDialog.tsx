// Reversing something of an invoice: what will happen, and why, which the books keep.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import type { AskedAct } from '#web/client/act-warnings.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { REASON_MISSING } from '#web/shell/form/reason.ts';
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
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { tookIn } from '../queries.ts';

/** What a call is given beside the reason; without a date it is today. */
type BesideReason = BankChargeInput & { readonly date?: CalendarDate | undefined };

export type InvoiceReversal = {
  readonly title: string;
  /** What will happen. */
  readonly about: string;
  readonly confirm: string;
  readonly done: string;
  /** What the date is called, where the person may choose it. */
  readonly dated?: string;
  /** Whether a day that is left out is the document’s own while that is open, and today else. */
  readonly isOwnDay?: boolean;
  /** How long the reason may be; 500 unless it says so. */
  readonly reasonMax?: number;
  /** Whether a bank may have charged for it. */
  readonly isOfBank?: boolean;
  readonly act: (reason: string, rest: BesideReason) => AskedAct<InvoiceDetail>;
};

type Props = {
  readonly bookId: number;
  readonly taking: InvoiceReversal;
  readonly onClose: () => void;
};

const OWN_DAY =
  'Empty: the day of the note while it is open, else today. Goods and GST go with it.';

export function InvoiceReasonDialog({ bookId, taking, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { isOwnDay = false } = taking;
  const { today, text, onText, ...typed } = useDateText(isOwnDay);
  const isLeftOut = isOwnDay && text.trim() === '';
  const date = isLeftOut ? today : typed.date;
  const charge = useBankCharge();
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const missing = submitted && reason.trim() === '' ? REASON_MISSING : undefined;
  const isWhole = reason.trim() !== '' && date !== null && charge.body !== null;
  const isToday = date === null || isLeftOut || (date === today && !isOwnDay);
  const act = taking.act(reason.trim(), { ...charge.body, date: isToday ? undefined : date });
  const warnings = useActWarnings(act.endpoint, isWhole && !busy ? act.input : null);
  const submit = () => {
    setSubmitted(true);
    if (!isWhole) return;
    void send(act.send, (invoice) => {
      void tookIn(bookId, invoice);
      setNotice({ text: taking.done });
      onClose();
    });
  };
  return (
    <Dialog title={taking.title} grows onClose={onClose}>
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
            hint={isOwnDay ? OWN_DAY : undefined}
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
        <ActWarnings texts={warnings} />
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
