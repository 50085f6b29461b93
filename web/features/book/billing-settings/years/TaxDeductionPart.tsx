// From when on the book deducts income tax from what it pays, and under which number.
import { useState } from 'react';
import { readBillingSettings, setTaxDeduction } from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { readTdsOfSupplier } from '#api/contract/trade/purchase-bill.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText, formatDate, todayInIndia } from '#web/format/dates.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { SettingsPart, WholeWidth } from '../SettingsPart.tsx';

type Props = {
  readonly settings: Pick<BillingSettings, 'taxDeduction' | 'seq'>;
  readonly readOnly: boolean;
  readonly onSaved: (text: string) => void;
};

export function TaxDeductionPart({ settings, readOnly, onSaved }: Props) {
  const { taxDeduction: set, seq } = settings;
  const { from, tan } = set;
  return (
    <SettingsPart
      title="Tax deducted (TDS)"
      part="tax-deduction"
      help="Companies and firms deduct income tax from certain payments; an individual or HUF only above the turnover that the law names. Bills then propose it."
    >
      <WholeWidth>
        <p className="text-sm text-ink-2">
          {from === null
            ? 'The book deducts no income tax.'
            : `The book deducts income tax from ${dayText(from)}, ` +
              (tan === null ? 'its TAN is not given.' : `TAN ${tan}.`)}
        </p>
      </WholeWidth>
      {!readOnly && (
        <TaxDeductionForm key={`${from} ${tan}`} set={set} seq={seq} onSaved={onSaved} />
      )}
    </SettingsPart>
  );
}

type FormProps = Pick<Props, 'onSaved'> & {
  readonly set: BillingSettings['taxDeduction'];
  readonly seq: BillingSettings['seq'];
};

function TaxDeductionForm({ set, seq, onSaved }: FormProps) {
  const { id: bookId } = usePageBook();
  const [today] = useState(todayInIndia);
  const [deducts, setDeducts] = useState(set.from !== null);
  const [typedDay, setTypedDay] = useState(
    formatDate(
      set.from === null ? yearPeriod(financialYearOf(today)).from : calendarDate(set.from),
    ),
  );
  const [tan, setTan] = useState(set.tan ?? '');
  const { busy, failure, send } = useSend();
  const day = parseDate(typedDay, today);
  const from = deducts ? day : null;
  const number = tan.trim() === '' ? null : tan.trim().toUpperCase();
  const isChanged = from !== set.from || number !== set.tan;
  const wrong = fieldErrorsOf(failure);
  const save = () => {
    if (deducts && day === null) return;
    void send(
      () =>
        call(setTaxDeduction, { params: { bookId }, body: { from, tan: number, expected: seq } }),
      async () => {
        await invalidate(readBillingSettings, readTdsOfSupplier);
        onSaved('Tax deduction saved.');
      },
    );
  };
  return (
    <>
      <WholeWidth>
        <Checkbox checked={deducts} onChange={setDeducts}>
          The book deducts income tax
        </Checkbox>
      </WholeWidth>
      {deducts && (
        <DateField
          label="Deducts from"
          text={typedDay}
          onText={setTypedDay}
          today={today}
          readOnly={busy}
          error={day === null ? UNREADABLE_DATE : wrong['from']}
        />
      )}
      <TextField
        label="TAN"
        optional
        value={tan}
        onChange={setTan}
        error={wrong['tan']}
        input={{ readOnly: busy, autoComplete: 'off', maxLength: 10 }}
      />
      <WholeWidth>
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        {isChanged && (
          <Button busyText={busy ? 'Saving…' : null} onClick={save}>
            Save tax deduction
          </Button>
        )}
      </WholeWidth>
    </>
  );
}
