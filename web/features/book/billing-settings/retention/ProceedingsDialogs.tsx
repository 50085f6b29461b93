// What is recorded of proceedings: what they are and since when, and later the day of their end.
import { useState } from 'react';
import { endProceedings, recordProceedings } from '#api/contract/book/retention.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { invalidateRetention } from './invalidate-retention.ts';

type Props = { readonly onClose: () => void; readonly onDone: (text: string) => void };

export function RecordProceedingsDialog({ onClose, onDone }: Props) {
  const { id: bookId } = usePageBook();
  const [what, setWhat] = useState('');
  const [today] = useState(todayInIndia);
  const [dayText, setDayText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const day = parseDate(dayText, today);
  const wrong = fieldErrorsOf(failure);
  const submit = (): boolean => {
    setSubmitted(true);
    if (what.trim() === '' || day === null) return false;
    const body = { what: what.trim(), beganOn: day };
    void send(
      () => call(recordProceedings, { params: { bookId }, body }),
      async () => {
        await invalidateRetention();
        onDone('Proceedings recorded.');
      },
    );
    return true;
  };
  return (
    <Dialog title="Record proceedings" onClose={onClose}>
      <FormFrame form={{ busy, failure, submit }} save="Record">
        <Required>
          <TextField
            label="Which proceedings"
            hint="Such as its number at the court or office"
            value={what}
            onChange={setWhat}
            error={submitted && what.trim() === '' ? 'Say which proceedings' : wrong['what']}
            input={{ readOnly: busy, autoComplete: 'off', maxLength: 200, dir: 'auto' }}
          />
          <DateField
            label="Began on"
            text={dayText}
            onText={setDayText}
            today={today}
            readOnly={busy}
            error={submitted && day === null ? UNREADABLE_DATE : wrong['began_on']}
          />
        </Required>
      </FormFrame>
    </Dialog>
  );
}

type EndProps = Props & {
  readonly proceedings: { readonly number: number; readonly what: string };
};

export function EndProceedingsDialog({ proceedings, onClose, onDone }: EndProps) {
  const { id: bookId } = usePageBook();
  const { number, what } = proceedings;
  const [today] = useState(todayInIndia);
  const [dayText, setDayText] = useState(formatDate(today));
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const [submitted, setSubmitted] = useState(false);
  const day = parseDate(dayText, today);
  const submit = (): boolean => {
    setSubmitted(true);
    if (day === null) return false;
    const params = { bookId, proceedingsId: number };
    void send(
      () => call(endProceedings, { params, body: { endedOn: day } }),
      async () => {
        await invalidateRetention();
        onDone('The end of the proceedings is recorded.');
      },
    );
    return true;
  };
  return (
    <Dialog title={`End ‘${what}’`} onClose={onClose}>
      <p className="mb-3 text-ink-2">
        The day of the final disposal. It cannot be changed afterwards, and documents are kept for a
        year from it.
      </p>
      <FormFrame form={{ busy, failure, submit }} save="Record the end">
        <Required>
          <DateField
            label="Ended on"
            data-first=""
            text={dayText}
            onText={setDayText}
            today={today}
            readOnly={busy}
            error={submitted && day === null ? UNREADABLE_DATE : fieldErrorsOf(failure)['ended_on']}
          />
        </Required>
      </FormFrame>
    </Dialog>
  );
}
