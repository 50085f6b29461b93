// How documents are numbered, each with the number that comes of it.
import { useQuery } from '@tanstack/react-query';
import { readBillingOverview } from '#api/contract/invoice/billing.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { documentNumber, isDocumentNumber } from '#core/tax/index.ts';
import { wireName } from '#core/shapes/record.ts';
import { asking } from '#web/client/query.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import type { SeriesFields, SeriesField } from '../fields.ts';
import { SERIES } from './names.ts';
import { SettingsPart, WholeWidth } from '../SettingsPart.tsx';
import type { BillingForm } from '../use-billing-form.ts';

type Props = { readonly form: BillingForm };

export function SeriesPart({ form }: Props) {
  return (
    <SettingsPart
      title="Numbers"
      part="numbers"
      help="At most 16 characters of letters, digits, - and /. {FY} becomes the year, as 26-27."
    >
      {SERIES.map((series) => (
        <WholeWidth key={series.name}>
          <Series form={form} {...series} />
        </WholeWidth>
      ))}
    </SettingsPart>
  );
}

type SeriesProps = Props & { readonly name: SeriesField; readonly title: string };

function Series({ form, name, title }: SeriesProps) {
  const { fields, setSeries, errors, locked } = form;
  const { prefix, padding, restartsYearly } = fields.series[name];
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{title}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Prefix"
          value={prefix}
          onChange={(text) => setSeries(name, { prefix: text })}
          error={errors[wireName(name)]}
          hint={<Example form={form} name={name} />}
          input={{ readOnly: locked, autoComplete: 'off', spellCheck: false, maxLength: 16 }}
        />
        <TextField
          label="Number of digits"
          value={padding}
          onChange={(text) => setSeries(name, { padding: text.trim() })}
          input={{ readOnly: locked, autoComplete: 'off', inputMode: 'numeric', maxLength: 2 }}
        />
      </div>
      <div className="mt-2">
        {locked ? (
          restartsYearly && <p className="text-ink-2">Restart from 1 every financial year</p>
        ) : (
          <Checkbox
            checked={restartsYearly}
            onChange={(on) => setSeries(name, { restartsYearly: on })}
          >
            Restart from 1 every financial year
          </Checkbox>
        )}
      </div>
    </fieldset>
  );
}

/** Of invoices as they are numbered now, the next one; else the first of its kind. */
function Example({ form: { begin, fields }, name }: Props & { readonly name: SeriesField }) {
  const { id: bookId } = usePageBook();
  const overview = useQuery(asking(readBillingOverview, { query: { book_id: bookId } }));
  const series = fields.series[name];
  const isAsBefore =
    name === 'invoiceSeries' &&
    series.prefix === begin[name].prefix &&
    series.padding === String(begin[name].padding);
  const next = overview.data?.nextNumber;
  if (isAsBefore && next !== undefined) return <>The next is {next}</>;
  const number = exampleOf(series);
  return isDocumentNumber(number) ? <>Such as {number}</> : <>{number} cannot be a number</>;
}

function exampleOf({ prefix, padding }: SeriesFields): string {
  const financialYear = financialYearLabel(financialYearOf(todayInIndia()));
  const digits = Math.min(Math.max(Number(padding) || 1, 1), 10);
  return documentNumber({ prefix, padding: digits, n: 1, financialYear });
}
