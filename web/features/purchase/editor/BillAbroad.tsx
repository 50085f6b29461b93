// What a bill of a supplier abroad says more: whether it is of goods or services, and the currency
// with its rates. Goods of a special economic zone may come by a bill of entry, too.
import { importOf } from '#core/trade/terms.ts';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { FieldError, TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { BLANK_CURRENCY } from './beside-text.ts';
import type { CurrencyText } from './beside-text.ts';
import type { BillForm } from './use-bill-form.ts';

type Props = { readonly form: BillForm };

const WHAT = [
  { value: '', label: 'Choose' },
  { value: 'goods', label: 'Goods' },
  { value: 'services', label: 'Services' },
] as const;
const IGST = {
  goods: 'Its IGST comes with the bill of entry',
  services: 'You pay its IGST',
} as const;

export function BillAbroad({ form }: Props) {
  const { fields, set, errors, typed } = form;
  const { registration } = typed.supplier;
  const isAbroad = registration === 'overseas' || fields.currency !== null;
  if (registration === 'sez') {
    return (
      <div className="max-sm:col-span-full">
        <Checkbox
          checked={fields.importOf === 'goods'}
          onChange={(isImport) => set({ importOf: isImport ? 'goods' : null })}
          error={errors.importOf ?? null}
        >
          A bill of entry is filed: its IGST comes with that
        </Checkbox>
      </div>
    );
  }
  if (!isAbroad && fields.importOf === null) return null;
  return (
    <div className="flex flex-col gap-3 max-sm:col-span-full">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label="Import of"
          value={fields.importOf ?? ''}
          options={WHAT}
          hint={fields.importOf === null ? undefined : IGST[fields.importOf]}
          error={errors.importOf}
          onChange={(value) =>
            set({ importOf: importOf.options.find((one) => one === value) ?? null })
          }
        />
        <SelectField
          label="Currency"
          value={fields.currency === null ? 'INR' : 'other'}
          options={[
            { value: 'INR', label: 'Rupees' },
            { value: 'other', label: 'Another currency' },
          ]}
          onChange={(value) => set({ currency: value === 'INR' ? null : BLANK_CURRENCY })}
        />
      </div>
      {fields.currency !== null && <Currency form={form} currency={fields.currency} />}
      {errors.currency !== undefined && <FieldError>{errors.currency}</FieldError>}
    </div>
  );
}

type CurrencyProps = Props & { readonly currency: CurrencyText };

function Currency({ form, currency }: CurrencyProps) {
  const { set, busy, today } = form;
  const text = (
    name: 'rate' | 'source' | 'taxRate' | 'taxSource',
    label: string,
    hint?: string,
  ) => (
    <TextField
      label={label}
      hint={hint}
      value={currency[name]}
      onChange={(value) => set({ currency: { ...currency, [name]: value } })}
      input={{ readOnly: busy, autoComplete: 'off', maxLength: 100 }}
    />
  );
  const day = (name: 'date' | 'taxDate', label: string) => (
    <DateField
      label={label}
      today={today}
      readOnly={busy}
      text={currency[name]}
      onText={(value) => set({ currency: { ...currency, [name]: value } })}
    />
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <TextField
        label="Currency code"
        value={currency.code}
        onChange={(code) => set({ currency: { ...currency, code: code.toUpperCase() } })}
        input={{ readOnly: busy, autoComplete: 'off', maxLength: 3 }}
      />
      {text('rate', 'Rate of the books', 'Rupees for one unit')}
      {text('source', 'Whose rate')}
      {day('date', 'Rate of')}
      {text('taxRate', 'Rate of the tax', 'Empty: the one of the books')}
      {currency.taxRate.trim() !== '' && (
        <>
          {text('taxSource', 'Whose rate of the tax')}
          {day('taxDate', 'Rate of the tax of')}
        </>
      )}
    </div>
  );
}
