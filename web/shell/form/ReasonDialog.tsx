// Reversing or undoing something: what will happen, and why, which the books keep; of some acts the
// day too, and what a bank charged for it.
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import type { AskedAct } from '#web/client/act-warnings.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { BankChargeField, useBankCharge } from './fields/BankChargeField.tsx';
import type { BankChargeInput } from './fields/BankChargeField.tsx';
import { FormFrame, Required } from './FormFrame.tsx';
import { REASON_MISSING } from './reason.ts';
import { useDateText } from './use-date-text.ts';
import { useSend } from './use-send.ts';

/** What an act is given beside its reason; a day that is left out is today. */
type BesideReason = BankChargeInput & { readonly date: CalendarDate | undefined };

/** An act that the server can judge before it is done, or one that is sent alone. */
type ReasonedAct<Reply> =
  | AskedAct<Reply>
  | { readonly endpoint?: never; readonly send: () => Promise<CallResult<Reply>> };

type Props<Reply> = {
  readonly title: string;
  /** What will happen. */
  readonly about: ReactNode;
  readonly confirm: string;
  readonly act: (reason: string, beside: BesideReason) => ReasonedAct<Reply>;
  readonly onDone: (reply: Reply) => void | Promise<void>;
  readonly onClose: () => void;
  /** What the day is called, where the person may choose it. */
  readonly dated?: string;
  /** Whether a bank may have charged for it. */
  readonly isOfBank?: boolean;
};

export function ReasonDialog<Reply>(props: Props<Reply>) {
  const { title, about, confirm, onDone, onClose, dated, isOfBank = false } = props;
  const [reason, setReason] = useState('');
  const { today, text, onText, date } = useDateText();
  const charge = useBankCharge();
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const errors = fieldErrorsOf(failure);
  const given = reason.trim();
  const isWhole = given !== '' && date !== null && charge.body !== null;
  const act = props.act(given, {
    ...charge.body,
    date: date === null || date === today ? undefined : date,
  });
  const submit = (): boolean => {
    setSubmitted(true);
    if (!isWhole) return false;
    void send(act.send, onDone);
    return true;
  };
  return (
    <Dialog title={title} grows onClose={onClose}>
      <p className="mb-3 text-ink-2">{about}</p>
      <FormFrame
        form={{ busy, failure, submit }}
        save={confirm}
        second={<Button onClick={onClose}>Leave it</Button>}
      >
        <Required>
          <TextField
            label="Reason"
            value={reason}
            onChange={setReason}
            error={submitted && given === '' ? REASON_MISSING : errors['reason']}
            input={{ readOnly: busy, autoComplete: 'off', maxLength: 500, dir: 'auto' }}
          />
          {dated !== undefined && (
            <DateField
              label={dated}
              text={text}
              onText={onText}
              today={today}
              readOnly={busy}
              error={submitted && date === null ? UNREADABLE_DATE : errors['date']}
            />
          )}
        </Required>
        {isOfBank && (
          <BankChargeField
            charge={charge}
            readOnly={busy}
            submitted={submitted}
            error={errors['bank_charge.amount']}
          />
        )}
        {act.endpoint !== undefined && <Warnings act={act} isAsked={isWhole && !busy} />}
      </FormFrame>
    </Dialog>
  );
}

type WarningsProps = { readonly act: AskedAct<unknown>; readonly isAsked: boolean };

const Warnings = ({ act, isAsked }: WarningsProps) => (
  <ActWarnings texts={useActWarnings(act.endpoint, isAsked ? act.input : null)} />
);
