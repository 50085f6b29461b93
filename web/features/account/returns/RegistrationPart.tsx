// Since when the book is registered for GST as it is now: earlier returns are not due by it.
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSetAtom } from 'jotai';
import { changeBookSettings } from '#api/contract/book/book.ts';
import type { ReturnsOfYear } from '#api/contract/book/returns.ts';
import { call } from '#web/client/call.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText, formatDate, todayInIndia } from '#web/format/dates.ts';
import { FormFailure } from '#web/shell/form/FormFrame.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { useReturnForm } from './use-return-form.ts';

const REGISTRATIONS: Readonly<Record<ReturnsOfYear['registration'], string>> = {
  regular: 'Regular',
  composition: 'Composition',
  unregistered: 'Not registered',
  sez: 'SEZ',
};

type Props = { readonly year: ReturnsOfYear; readonly mayMark: boolean };

export function RegistrationPart({ year, mayMark }: Props) {
  const { registeredFrom: from } = year;
  return (
    <section className="card flex flex-col gap-3 p-4" aria-labelledby="registration">
      <h2 id="registration" className="text-h2 font-semibold">
        GST registration
      </h2>
      <p className="text-ink-2">
        {REGISTRATIONS[year.registration]}
        {from !== null && ` from ${formatDate(from)}`}
      </p>
      {mayMark && <RegistrationForm year={year} />}
    </section>
  );
}

type RegistrationFields = { readonly from: string };

const registrationFieldsOf = ({ registeredFrom: from }: ReturnsOfYear): RegistrationFields => ({
  from: dayText(from),
});

function RegistrationForm({ year }: Pick<Props, 'year'>) {
  const setNotice = useSetAtom(noticeAtom);
  const [today] = useState(todayInIndia);
  const dayOf = ({ from }: RegistrationFields) =>
    from.trim() === '' ? null : parseDate(from, today);
  const form = useReturnForm<RegistrationFields>({
    year,
    fieldsOf: registrationFieldsOf,
    check: (fields) =>
      fields.from.trim() !== '' && dayOf(fields) === null
        ? { registered_from: UNREADABLE_DATE }
        : {},
    write: (fields, { bookId, expected }) => {
      const body = { registered_from: dayOf(fields), expected };
      return call(changeBookSettings, { params: { bookId }, body });
    },
    onSaved: () => setNotice({ text: 'The first day of the registration is saved.' }),
  });
  const { fields, set, busy, failure } = form;
  const wrong = form.errors['registered_from'];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <DateField
        label="GST registration from"
        text={fields.from}
        onText={(from) => set({ from })}
        today={today}
        readOnly={busy}
        error={wrong}
      />
      <Button type="submit" busyText={busy ? 'Saving…' : null}>
        Save date
      </Button>
      {wrong === undefined && <FormFailure failure={failure} conflict={form.conflict} />}
    </form>
  );
}
