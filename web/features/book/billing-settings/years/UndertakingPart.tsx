// The letters of undertaking, one to a financial year: under the year's own, exports and supplies
// to SEZ bear no tax.
import { useState } from 'react';
import { readBillingSettings, recordUndertaking } from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import {
  financialYearLabel,
  financialYearOf,
  parseFinancialYear,
  yearPeriod,
} from '#core/kernel/financial-year.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { SettingsPart, WholeWidth } from '../SettingsPart.tsx';

type Props = {
  readonly settings: Pick<BillingSettings, 'undertakings' | 'lut'>;
  readonly readOnly: boolean;
  readonly onSaved: (text: string) => void;
};

const YEARS_SHOWN = 5;

/** The next year first, since its letter is given before it begins; then this one, and back. */
const yearChoices = (thisYear: number) =>
  Array.from({ length: YEARS_SHOWN }, (_, back) => {
    const label = financialYearLabel(thisYear + 1 - back);
    return { value: label, label };
  });

/** The first and last day on which the letter of a year is in force. */
function daysOf(label: string): string {
  const year = parseFinancialYear(label);
  if (year === null) return '';
  const { from, to } = yearPeriod(year);
  return `${formatDate(from)} to ${formatDate(to)}`;
}

export function UndertakingPart({ settings, readOnly, onSaved }: Props) {
  const { undertakings, lut } = settings;
  return (
    <SettingsPart
      title="Letter of undertaking"
      part="undertaking"
      help="For exports and supplies to SEZ without payment of tax. Given for a financial year."
    >
      <WholeWidth>
        <ul aria-label="Letters of undertaking by financial year">
          {undertakings.map(({ financialYear: year, reference }) => (
            <li
              key={year}
              className="flex justify-between gap-4 border-b border-line py-1.5 text-sm"
            >
              <span>
                {year} <span className="text-ink-2">{daysOf(year)}</span>
              </span>
              <span dir="auto">{reference}</span>
            </li>
          ))}
        </ul>
        {undertakings.length === 0 && lut !== null && (
          <p className="text-sm text-ink-2">{`${lut}, of no year; it counts until a year has one`}</p>
        )}
      </WholeWidth>
      {!readOnly && <UndertakingForm undertakings={undertakings} onSaved={onSaved} />}
    </SettingsPart>
  );
}

function UndertakingForm({
  undertakings,
  onSaved,
}: Pick<Props, 'onSaved'> & Pick<BillingSettings, 'undertakings'>) {
  const { id: bookId } = usePageBook();
  const [thisYear] = useState(() => financialYearOf(todayInIndia()));
  const [year, setYear] = useState(financialYearLabel(thisYear));
  const known = undertakings.find(({ financialYear: of }) => of === year)?.reference ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const { busy, failure, send } = useSend();
  const shown = typed ?? known;
  const save = () => {
    const reference = shown.trim() === '' ? null : shown.trim();
    const body = { financialYear: year, reference };
    void send(
      () => call(recordUndertaking, { params: { bookId }, body }),
      async () => {
        await invalidate(readBillingSettings);
        setTyped(null);
        onSaved(`Letter of ${year} ${reference === null ? 'removed' : 'saved'}.`);
      },
    );
  };
  return (
    <>
      <SelectField
        label="Year of the letter"
        value={year}
        options={yearChoices(thisYear)}
        onChange={(picked) => {
          setYear(picked);
          setTyped(null);
        }}
        hint={`In force from ${daysOf(year)}`}
        readOnly={busy}
      />
      <TextField
        label="LUT (ARN)"
        optional
        value={shown}
        onChange={setTyped}
        input={{ readOnly: busy, autoComplete: 'off', maxLength: 50 }}
      />
      <WholeWidth>
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        {shown.trim() !== known && (
          <Button busyText={busy ? 'Saving…' : null} onClick={save}>
            Save letter
          </Button>
        )}
      </WholeWidth>
    </>
  );
}
