// How the book files: every month, or every quarter under QRMP, from the first day of a quarter on.
import type { FormEvent } from 'react';
import { useSetAtom } from 'jotai';
import { setFilingFrequency } from '#api/contract/book/returns.ts';
import type { ReturnsOfYear } from '#api/contract/book/returns.ts';
import { calendarDate, dateOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { call } from '#web/client/call.ts';
import { formatDate } from '#web/format/dates.ts';
import { FormFailure } from '#web/shell/form/FormFrame.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { useReturnForm } from './use-return-form.ts';

const FREQUENCIES = [
  { value: 'monthly', label: 'Every month' },
  { value: 'quarterly', label: 'Every quarter (QRMP)' },
] as const;

type Frequency = (typeof FREQUENCIES)[number]['value'];

/** The first days of the quarters of a year, labelled as 26-27. */
const quartersOf = (label: string) => {
  const begins = 2000 + Number(label.slice(0, 2));
  return [
    dateOf(begins, 4, 1),
    dateOf(begins, 7, 1),
    dateOf(begins, 10, 1),
    dateOf(begins + 1, 1, 1),
  ] as const;
};

type Props = { readonly year: ReturnsOfYear; readonly mayMark: boolean };

export function FrequencyPart({ year, mayMark }: Props) {
  const inWords = (value: Frequency) =>
    (FREQUENCIES.find((one) => one.value === value)?.label ?? '').toLowerCase();
  return (
    <section className="card flex flex-col gap-3 p-4" aria-labelledby="frequency">
      <h2 id="frequency" className="text-h2 font-semibold">
        How often returns are filed
      </h2>
      <ul className="text-ink-2">
        {year.frequencies.length === 0 && <li>Every month, as nothing else was said.</li>}
        {year.frequencies.map(({ from, frequency }) => (
          <li key={from}>
            From {formatDate(from)}: {inWords(frequency)}
          </li>
        ))}
      </ul>
      {mayMark && <FrequencyForm key={year.year} year={year} />}
    </section>
  );
}

type FrequencyFields = { readonly frequency: Frequency; readonly from: CalendarDate };

function FrequencyForm({ year }: Pick<Props, 'year'>) {
  const setNotice = useSetAtom(noticeAtom);
  const quarters = quartersOf(year.year);
  const form = useReturnForm<FrequencyFields>({
    year,
    fieldsOf: () => ({ frequency: 'quarterly', from: quarters[0] }),
    check: () => ({}),
    write: (fields, { bookId, expected }) =>
      call(setFilingFrequency, { params: { bookId }, body: { ...fields, expected } }),
    onSaved: () => setNotice({ text: 'The filing frequency is saved.' }),
  });
  const { fields, set, busy } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Files"
        value={fields.frequency}
        options={FREQUENCIES}
        onChange={(frequency) =>
          set({ frequency: frequency === 'monthly' ? 'monthly' : 'quarterly' })
        }
        readOnly={busy}
      />
      <SelectField
        label="From"
        value={fields.from}
        options={quarters.map((day) => ({ value: day, label: formatDate(day) }))}
        onChange={(from) => set({ from: calendarDate(from) })}
        readOnly={busy}
      />
      <Button type="submit" busyText={busy ? 'Saving…' : null}>
        Save frequency
      </Button>
      <FormFailure failure={form.failure} conflict={form.conflict} />
    </form>
  );
}
