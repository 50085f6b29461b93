// The two acts on a return: to mark it filed with its ARN, and to remove that mark.
import { useState } from 'react';
import { markReturnFiled, reverseReturnFiling } from '#api/contract/book/returns.ts';
import type { BookReturn, ReturnsOfYear } from '#api/contract/book/returns.ts';
import { RETURN_NAMES } from '#core/tax/index.ts';
import { call } from '#web/client/call.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { REASON_MISSING } from '#web/shell/form/reason.ts';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useReturnForm } from './use-return-form.ts';
import { spanInWords } from './wording.ts';

type Props = {
  readonly of: BookReturn;
  readonly year: ReturnsOfYear;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
};

export const nameOf = (of: BookReturn): string =>
  `${RETURN_NAMES[of.returnKind]} of ${spanInWords(of)}`;

type FiledFields = { readonly arn: string; readonly filedOn: string };

export function MarkFiledDialog({ of, year, onClose, onDone }: Props) {
  const [today] = useState(todayInIndia);
  const { returnKind, period } = of;
  const form = useReturnForm<FiledFields>({
    year,
    fieldsOf: () => ({ arn: '', filedOn: formatDate(today) }),
    leaves: true,
    check: ({ arn, filedOn }) => ({
      ...(arn.trim() === '' ? { arn: 'Enter the ARN' } : {}),
      ...(parseDate(filedOn, today) === null ? { filed_on: UNREADABLE_DATE } : {}),
    }),
    write: ({ arn, filedOn }, { bookId, expected }) => {
      const day = parseDate(filedOn, today) ?? today;
      const body = { returnKind, period, filedOn: day, arn: arn.trim(), expected };
      return call(markReturnFiled, { params: { bookId }, body });
    },
    onSaved: () => onDone(`${nameOf(of)} is marked filed.`),
  });
  const { fields, set, errors, busy } = form;
  return (
    <Dialog title={`Mark ${nameOf(of)} filed`} onClose={onClose}>
      {of.returnKind === 'gstr-1' && (
        <p className="mb-3 text-ink-2">
          No invoice, note or advance with GST is dated in this period afterwards, nor cancelled in
          it. A forgotten one is issued with a later date.
        </p>
      )}
      <FormFrame form={form} save="Mark filed">
        <Required>
          <TextField
            label="ARN"
            hint="15 characters, from the acknowledgement of the portal"
            value={fields.arn}
            onChange={(arn) => set({ arn })}
            error={errors['arn']}
            input={{ readOnly: busy, autoComplete: 'off', maxLength: 40 }}
          />
          <DateField
            label="Filed on"
            text={fields.filedOn}
            onText={(filedOn) => set({ filedOn })}
            today={today}
            readOnly={busy}
            error={errors['filed_on']}
          />
        </Required>
      </FormFrame>
    </Dialog>
  );
}

export function ReverseFilingDialog({ of, year, onClose, onDone }: Props) {
  const { returnKind, period } = of;
  const form = useReturnForm<{ readonly reason: string }>({
    year,
    fieldsOf: () => ({ reason: '' }),
    leaves: true,
    check: ({ reason }) => (reason.trim() === '' ? { reason: REASON_MISSING } : {}),
    write: ({ reason }, { bookId, expected }) => {
      const body = { returnKind, period, reason: reason.trim(), expected };
      return call(reverseReturnFiling, { params: { bookId }, body });
    },
    onSaved: () => onDone(`${nameOf(of)} is no longer marked filed.`),
  });
  const { fields, set, errors, busy } = form;
  return (
    <Dialog title={`${nameOf(of)} was not filed?`} onClose={onClose}>
      <p className="mb-3 text-ink-2">
        The mark is removed here; what the portal has stays as it is. The reason stays in the
        history of the book.
      </p>
      <FormFrame form={form} save="Remove the mark">
        <Required>
          <TextField
            label="Reason"
            value={fields.reason}
            onChange={(reason) => set({ reason })}
            error={errors['reason']}
            input={{ readOnly: busy, autoComplete: 'off', maxLength: 500, dir: 'auto' }}
          />
        </Required>
      </FormFrame>
    </Dialog>
  );
}
