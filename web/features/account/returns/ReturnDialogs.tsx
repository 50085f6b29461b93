// The two acts on a return: to mark it filed with its ARN, and to take that mark back.
import { useState } from 'react';
import { markReturnFiled, readReturns, reverseReturnFiling } from '#api/contract/book/returns.ts';
import type { BookReturn } from '#api/contract/book/returns.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { RETURN_NAMES, spanInWords } from './wording.ts';

type Props = {
  readonly of: BookReturn;
  readonly seq: number;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
};

export const nameOf = (of: BookReturn): string =>
  `${RETURN_NAMES[of.return_kind]} of ${spanInWords(of)}`;

export function MarkFiledDialog({ of, seq, onClose, onDone }: Props) {
  const { id: bookId } = usePageBook();
  const [today] = useState(todayInIndia);
  const [arn, setArn] = useState('');
  const [dayText, setDayText] = useState(formatDate(today));
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const day = parseDate(dayText, today);
  const wrong = fieldErrorsOf(failure);
  const submit = (): boolean => {
    setSubmitted(true);
    if (arn.trim() === '' || day === null) return false;
    const { return_kind, period } = of;
    const body = { return_kind, period, filed_on: day, arn: arn.trim(), expected: seq };
    void send(
      () => call(markReturnFiled, { params: { bookId }, body }),
      async () => {
        await invalidate(readReturns);
        onDone(`${nameOf(of)} is marked filed.`);
      },
    );
    return true;
  };
  return (
    <Dialog title={`Mark ${nameOf(of)} filed`} onClose={onClose}>
      {of.return_kind === 'gstr-1' && (
        <p className="mb-3 text-ink-2">
          No invoice, note or advance with GST is dated in this period afterwards, nor cancelled in
          it. A forgotten one is issued with a later date.
        </p>
      )}
      <FormFrame form={{ busy, failure, submit }} save="Mark filed">
        <Required>
          <TextField
            label="ARN"
            hint="15 characters, from the acknowledgement of the portal"
            value={arn}
            onChange={setArn}
            error={submitted && arn.trim() === '' ? 'Enter the ARN' : wrong['arn']}
            input={{ readOnly: busy, autoComplete: 'off', maxLength: 40 }}
          />
          <DateField
            label="Filed on"
            text={dayText}
            onText={setDayText}
            today={today}
            readOnly={busy}
            error={submitted && day === null ? UNREADABLE_DATE : wrong['filed_on']}
          />
        </Required>
      </FormFrame>
    </Dialog>
  );
}

export function TakeFilingBackDialog({ of, seq, onClose, onDone }: Props) {
  const { id: bookId } = usePageBook();
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const submit = (): boolean => {
    setSubmitted(true);
    if (reason.trim() === '') return false;
    const { return_kind, period } = of;
    const body = { return_kind, period, reason: reason.trim(), expected: seq };
    void send(
      () => call(reverseReturnFiling, { params: { bookId }, body }),
      async () => {
        await invalidate(readReturns);
        onDone(`${nameOf(of)} is no longer marked filed.`);
      },
    );
    return true;
  };
  return (
    <Dialog title={`${nameOf(of)} was not filed?`} onClose={onClose}>
      <p className="mb-3 text-ink-2">
        The mark is removed here; what the portal has stays as it is. The reason stays in the
        history of the book.
      </p>
      <FormFrame form={{ busy, failure, submit }} save="Remove the mark">
        <Required>
          <TextField
            label="Reason"
            value={reason}
            onChange={setReason}
            error={
              submitted && reason.trim() === '' ? 'Give a reason' : fieldErrorsOf(failure)['reason']
            }
            input={{ readOnly: busy, autoComplete: 'off', maxLength: 500, dir: 'auto' }}
          />
        </Required>
      </FormFrame>
    </Dialog>
  );
}
