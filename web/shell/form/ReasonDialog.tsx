// Reversing or undoing something: what will happen, and why, which the books keep; of some acts the
// day too, and what a bank charged for it.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import type { AskedAct } from '#web/client/act-warnings.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { noticeAtom } from '#web/state/notice.ts';
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

/** What is reversed or ended, as its dialog says it. */
export type AskedReversal<Reply> = {
  readonly title: string;
  /** What will happen. */
  readonly about: ReactNode;
  readonly confirm: string;
  /** Said once it is done. */
  readonly done: string;
  readonly act: (reason: string, beside: BesideReason) => ReasonedAct<Reply>;
  /** What the day is called, where the person may choose it. */
  readonly dated?: string;
  /** What a day means that is left out, where it is another than today. */
  readonly ownDay?: string;
  /** How long the reason may be; 500 unless it says so. */
  readonly reasonMax?: number;
  /** Whether a bank may have charged for it. */
  readonly isOfBank?: boolean;
};

type Props<Reply> = AskedReversal<Reply> & {
  /** What is no longer so is read again. */
  readonly onDone: (reply: Reply) => unknown;
  readonly onClose: () => void;
};

export function ReasonDialog<Reply>(props: Props<Reply>) {
  const { title, about, confirm, done, dated, ownDay, onDone, onClose } = props;
  const { reasonMax = 500, isOfBank = false } = props;
  const [reason, setReason] = useState('');
  const day = useDateText(ownDay !== undefined);
  const { today, text, onText } = day;
  const isLeftOut = ownDay !== undefined && text.trim() === '';
  const date = isLeftOut ? today : day.date;
  const charge = useBankCharge();
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const notify = useSetAtom(noticeAtom);
  const errors = fieldErrorsOf(failure);
  const given = reason.trim();
  const isWhole = given !== '' && date !== null && charge.body !== null;
  const act = props.act(given, {
    ...charge.body,
    date: date === null || isLeftOut || (ownDay === undefined && date === today) ? undefined : date,
  });
  const submit = (): boolean => {
    setSubmitted(true);
    if (!isWhole) return false;
    void send(act.send, async (reply) => {
      await onDone(reply);
      notify({ text: done });
      onClose();
    });
    return true;
  };
  const dayField = dated !== undefined && (
    <DateField
      label={dated}
      text={text}
      onText={onText}
      today={today}
      readOnly={busy}
      error={submitted && date === null ? UNREADABLE_DATE : errors['date']}
      hint={ownDay}
    />
  );
  return (
    <Dialog title={title} grows onClose={onClose}>
      <p className="mb-3 text-ink-2">{about}</p>
      <FormFrame
        form={{ busy, failure, submit }}
        save={confirm}
        kind="danger"
        second={<Button onClick={onClose}>Leave it</Button>}
      >
        <Required>
          <TextField
            label="Reason"
            value={reason}
            onChange={setReason}
            error={submitted && given === '' ? REASON_MISSING : errors['reason']}
            input={{ readOnly: busy, autoComplete: 'off', maxLength: reasonMax, dir: 'auto' }}
          />
        </Required>
        {ownDay === undefined ? <Required>{dayField}</Required> : dayField}
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
