// What tax and stock need to know of a product: its code, rate and price, and what was there when
// the books began.
import type { Product } from '#api/contract/catalogue/product.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  asksNature,
  GST_BEGINS,
  natureByCode,
  serviceNature,
  SERVICE_NATURES,
} from '#core/tax/index.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { isRateChanged } from './fields.ts';
import { HsnField } from './HsnField.tsx';
import type { ProductFormState } from './fields.ts';

/** Left empty, the code says it; that it is any service is a choice where the code asks. */
const naturesFor = (hsn: string) => [
  { value: '', label: natureWords(hsn) },
  ...serviceNature.options
    .filter((nature) => nature !== 'general' || asksNature(hsn))
    .map((nature) => ({ value: nature, label: SERVICE_NATURES[nature].name })),
];

function natureWords(hsn: string): string {
  const coded = natureByCode(hsn, GST_BEGINS);
  if (coded === null) return SERVICE_NATURES.general.name;
  if (coded.nature === null) return 'Asked on each invoice';
  return `${SERVICE_NATURES[coded.nature].name}, by its code`;
}

type Props = {
  readonly form: ProductFormState;
  readonly product: Product | undefined;
  readonly today: CalendarDate;
};

export function GoodsFields({ form, product, today }: Props) {
  const { fields, set, errors, busy } = form;
  const plain = { readOnly: busy, autoComplete: 'off', inputMode: 'decimal' } as const;
  const changesRate = isRateChanged(fields, product);
  return (
    <>
      <HsnField
        code={fields.hsn}
        onChoose={(hsn) => set({ hsn })}
        error={errors['hsn']}
        readOnly={busy}
      />
      {fields.hsn?.startsWith('99') === true && (
        <SelectField
          label="What it is"
          value={fields.nature ?? ''}
          options={naturesFor(fields.hsn)}
          onChange={(nature) => set({ nature: serviceNature.safeParse(nature).data ?? null })}
          hint="Decides the place of supply of a service"
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="GST rate (%)"
          optional
          value={fields.rate}
          onChange={(rate) => set({ rate })}
          error={errors['gst_rate']}
          hint={product === undefined ? undefined : <Rates rates={product.gst_rates} />}
          input={plain}
        />
        <TextField
          label="Price (₹)"
          optional
          value={fields.price}
          onChange={(price) => set({ price })}
          error={errors['price']}
          hint="Exclusive of GST, per unit"
          input={plain}
        />
      </div>
      {changesRate && (
        <DateField
          label="Rate holds from"
          text={fields.rateFrom}
          onText={(rateFrom) => set({ rateFrom })}
          today={today}
          error={errors['gst_rate_from']}
          hint={
            `New invoices use ${fields.rate.trim()}%. ` +
            `Issued invoices keep ${product?.gst_rate}%.`
          }
          readOnly={busy}
        />
      )}
      <Checkbox checked={fields.stocked} onChange={(stocked) => set({ stocked })}>
        Stocked
      </Checkbox>
      {fields.stocked && <Opening form={form} today={today} />}
    </>
  );
}

/** Each rate with the day from which it holds. */
const Rates = ({ rates }: { readonly rates: Product['gst_rates'] }) =>
  rates.map(({ from, rate }) => `${rate}% from ${dayOf(from)}`).join(', ');

const dayOf = (day: string): string => {
  const date = parseCalendarDate(day);
  return date === null ? day : formatDate(date);
};

function Opening({ form, today }: Pick<Props, 'form' | 'today'>) {
  const { fields, set, errors, busy } = form;
  return (
    <fieldset className="min-w-0 border-l-2 border-line pl-4">
      <legend className="mb-2 font-semibold">Opening stock</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          label="Quantity"
          optional
          value={fields.openingQuantity}
          onChange={(openingQuantity) => set({ openingQuantity })}
          error={errors['opening_quantity']}
          input={{ readOnly: busy, autoComplete: 'off', inputMode: 'decimal' }}
        />
        <AmountField
          label="Value (₹)"
          optional
          text={fields.openingValue}
          onText={(openingValue) => set({ openingValue })}
          error={errors['opening_value'] ?? null}
          readOnly={busy}
        />
        <DateField
          label="On"
          text={fields.openingDate}
          onText={(openingDate) => set({ openingDate })}
          today={today}
          error={errors['opening_date'] ?? null}
          readOnly={busy}
        />
      </div>
    </fieldset>
  );
}
