// The kind of voucher and the day. The kind changes the reading order and the ranking, never what
// is sent of the lines.
import { formatDate } from '#web/format/dates.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { VOUCHERS } from '../wording.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { dateRemarks } from '../draft/check.ts';
import { manualVoucherType } from '../draft/draft.ts';
import { onJournalEnter } from '../draft/use-journal-draft.ts';
import type { JournalTyping } from '../draft/use-journal-draft.ts';
import type { FormParts } from './parts.ts';

type Props = FormParts & { readonly showKeys: boolean };

export function VoucherHead({ journal, errors, busy, showKeys }: Props) {
  const { draft, change, today } = journal;
  const date = parseDate(draft.dateText, today);
  return (
    <div
      className={'flex flex-wrap items-start justify-between gap-3 border-b border-line px-4 py-3'}
    >
      <VoucherChoice journal={journal} showKeys={showKeys} />
      <div className="flex items-start gap-2">
        <label htmlFor="journal-date" className="flex h-(--row) items-center gap-2 text-ink-2">
          Date <Kbd>F2</Kbd>
        </label>
        <div className="w-36">
          <DateInput
            id="journal-date"
            data-place="date"
            aria-keyshortcuts="F2"
            aria-invalid={errors['date'] !== undefined}
            aria-describedby="journal-date-text"
            readOnly={busy}
            text={draft.dateText}
            onText={(dateText) => change((now) => ({ ...now, dateText }))}
            today={today}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              if (date !== null) change((now) => ({ ...now, dateText: formatDate(date) }));
              onJournalEnter(event, journal, { field: 'date' });
            }}
          />
          <div id="journal-date-text" className="pt-1 text-xs text-ink-2">
            {dateRemarks(draft.dateText, today).map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
            {errors['date'] !== undefined && <FieldError>{errors['date']}</FieldError>}
          </div>
        </div>
      </div>
    </div>
  );
}

type ChoiceProps = { readonly journal: JournalTyping; readonly showKeys: boolean };

/** A bar of four, or a list where four would not fit. */
function VoucherChoice({ journal: { draft, changeType }, showKeys }: ChoiceProps) {
  const wide = useWide();
  const choice = {
    label: 'Kind of voucher',
    value: draft.voucherType,
    options: VOUCHERS.map(({ value, label, key }) => ({
      value,
      label,
      hint: showKeys ? <Kbd>{key}</Kbd> : undefined,
    })),
  };
  const choose = (value: string) => {
    const type = manualVoucherType.safeParse(value);
    if (type.success) changeType(type.data);
  };
  return wide ? (
    <Segmented {...choice} onChange={choose} />
  ) : (
    <Select {...choice} onChange={choose} />
  );
}
