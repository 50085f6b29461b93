// Where a series of numbers begins, for a business that moves in during the year.
import { useState } from 'react';
import { readBillingSettings, startSeries } from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { readBillingOverview } from '#api/contract/invoice/billing.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { documentNumber } from '#core/tax/index.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { SettingsPart, WholeWidth } from '../SettingsPart.tsx';
import { SERIES_NAMES } from './names.ts';

type Start = BillingSettings['seriesStarts'][number];
type Props = {
  readonly settings: BillingSettings;
  readonly readOnly: boolean;
  readonly onSaved: (text: string) => void;
};

const isSeries = (text: string): text is Start['series'] => text in SERIES_NAMES;

export function SeriesStartPart({ settings, readOnly, onSaved }: Props) {
  const { seriesStarts: starts } = settings;
  if (readOnly && starts.length === 0) return null;
  return (
    <SettingsPart
      title="Starting numbers"
      help="Issued documents in another program this year? Continue from the last number. Possible only before the first document of a series."
    >
      {starts.length > 0 && (
        <WholeWidth>
          <ul aria-label="Starting numbers">
            {starts.map(({ series, before, startsAt: at }) => (
              <li
                key={`${series} ${before}`}
                className="flex justify-between gap-4 border-b border-line py-1.5 text-sm"
              >
                <span>{SERIES_NAMES[series]}</span>
                <span className="num">
                  {before}
                  {at}
                </span>
              </li>
            ))}
          </ul>
        </WholeWidth>
      )}
      {!readOnly && <StartForm settings={settings} onSaved={onSaved} />}
    </SettingsPart>
  );
}

function StartForm({ settings, onSaved }: Pick<Props, 'settings' | 'onSaved'>) {
  const { id: bookId } = usePageBook();
  const [series, setSeries] = useState<Start['series']>('invoice');
  const [typed, setTyped] = useState('');
  const { busy, failure, send, clear } = useSend();
  const isNumber = /^[1-9]\d{0,9}$/.test(typed.trim());
  const startsAt = Number(typed.trim());
  const number = isNumber ? numberedAt(settings, series, startsAt) : null;
  const save = () => {
    if (!isNumber) return;
    const body = { series, startsAt };
    void send(
      () => call(startSeries, { params: { bookId }, body }),
      async () => {
        await invalidate(readBillingSettings, readBillingOverview);
        setTyped('');
        onSaved(`${SERIES_NAMES[series]} begin at ${number}.`);
      },
    );
  };
  return (
    <>
      <SelectField
        label="Series"
        value={series}
        options={Object.entries(SERIES_NAMES).map(([value, label]) => ({ value, label }))}
        onChange={(value) => {
          if (isSeries(value)) setSeries(value);
          clear();
        }}
        readOnly={busy}
      />
      <TextField
        label="First number"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          clear();
        }}
        hint={number === null ? 'Digits only, such as 457' : `The first is ${number}`}
        error={fieldErrorsOf(failure)['starts_at']}
        input={{ readOnly: busy, inputMode: 'numeric', autoComplete: 'off', maxLength: 10 }}
      />
      <WholeWidth>
        {failure !== null && fieldErrorsOf(failure)['starts_at'] === undefined && (
          <Notice kind="problem">{sentenceOf(failure)}</Notice>
        )}
        {isNumber && (
          <Button busyText={busy ? 'Saving…' : null} onClick={save}>
            Begin at {number}
          </Button>
        )}
      </WholeWidth>
    </>
  );
}

function numberedAt(settings: BillingSettings, series: Start['series'], n: number): string {
  const { prefix, padding } = {
    invoice: settings.invoiceSeries,
    'credit-note': settings.creditNoteSeries,
    'debit-note': settings.debitNoteSeries,
    receipt: settings.receiptSeries,
    quotation: settings.quotationSeries,
    proforma: settings.proformaSeries,
    challan: settings.challanSeries,
    'self-invoice': settings.selfInvoiceSeries,
    'payment-voucher': settings.paymentVoucherSeries,
  }[series];
  const financialYear = financialYearLabel(financialYearOf(todayInIndia()));
  return documentNumber({ prefix, padding, n, financialYear });
}
