// What a bill needs of something that is sold: name, code, rate, price and unit. Category and brand
// are not asked for; the full form has them.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { UQCS } from '#core/catalogue/unit/index.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import type { CallResult } from '#web/client/call.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { EnterStop, FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { writeMaster } from '../calls/writes.ts';
import type { SavedMaster } from '../calls/writes.ts';
import { NameField } from '../form/NameField.tsx';
import { useMasterForm } from '../form/use-master-form.ts';
import { catalogueWords as wording } from '../wording.ts';
import { blankProduct, newProductBody } from './fields.ts';
import type { ProductFields } from './fields.ts';
import { HsnField } from './HsnField.tsx';
import { checkProductAndRate } from './rates.ts';
import { unitOfUqc, withoutBrand, withoutCategory } from './unsaid.ts';

type Props = {
  readonly bookId: number;
  readonly name: string;
  /** What the button says, where it is not the usual. */
  readonly save?: string;
  /** Another button, before the one that saves. */
  readonly second?: ReactNode;
  readonly onSaved: (saved: SavedMaster) => void;
};

type ItemFields = ProductFields & { readonly uqc: string };

/** Most goods are counted; what is weighed or measured is chosen. */
const COUNTED = 'NOS';

const UNITS = UQCS.map(({ code, words }) => ({
  value: code,
  label: `${words.charAt(0)}${words.slice(1).toLowerCase()} (${code})`,
}));

const isService = ({ hsn }: ItemFields): boolean => hsn?.startsWith('99') === true;

export function ItemForm({ bookId, name, save = 'Save product', second, onSaved }: Props) {
  const [today] = useState(todayInIndia);
  const settings = useQuery(billingSettingsOf(bookId));
  const isTaxed = settings.data?.gstin != null && settings.data.registration !== 'composition';
  const form = useMasterForm<ItemFields>({
    kind: 'product',
    begin: { ...blankProduct(name, today), rate: '', uqc: COUNTED },
    check: (now) => checkItem(now, { category: undefined, today }, isTaxed),
    write: async (now) => {
      const whole = await withTheRest(bookId, now);
      if (!whole.ok) return whole;
      const body = newProductBody(whole.value, { category: undefined, today });
      return writeMaster('product', bookId, undefined, body);
    },
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  const plain = { readOnly: busy, autoComplete: 'off', inputMode: 'decimal' } as const;
  const rate = (
    <TextField
      label="GST rate (%)"
      optional={!isTaxed}
      value={fields.rate}
      onChange={(text) => set({ rate: text })}
      error={errors['gst_rate']}
      hint={wording.rateHint}
      input={plain}
    />
  );
  return (
    <FormFrame form={form} save={save} second={second}>
      <NameField form={form} autoFocus={name === ''} />
      <div className="grid gap-3 sm:grid-cols-2">
        <EnterStop>
          <HsnField
            code={fields.hsn}
            onChoose={(hsn) => set({ hsn })}
            error={errors['hsn']}
            readOnly={busy}
            autoFocus={name !== ''}
          />
        </EnterStop>
        {isTaxed ? <Required>{rate}</Required> : rate}
        <EnterStop>
          <TextField
            label="Price (₹)"
            optional
            value={fields.price}
            onChange={(price) => set({ price })}
            error={errors['price']}
            hint={isTaxed ? wording.priceHint : wording.priceHintUntaxed}
            input={plain}
          />
        </EnterStop>
        {!isService(fields) && (
          <SelectField
            label="Unit"
            value={fields.uqc}
            options={UNITS}
            onChange={(uqc) => set({ uqc })}
            error={errors['unit_id']}
            readOnly={busy}
          />
        )}
      </div>
    </FormFrame>
  );
}

function checkItem(
  fields: ItemFields,
  context: Parameters<typeof checkProductAndRate>[1],
  isTaxed: boolean,
) {
  const {
    brand_id: _brand,
    category_id: _category,
    ...gaps
  } = checkProductAndRate(fields, context);
  return isTaxed && fields.rate.trim() === '' ? { ...gaps, gst_rate: wording.rateMissing } : gaps;
}

/** What the form did not ask for. */
async function withTheRest(bookId: number, fields: ItemFields): Promise<CallResult<ProductFields>> {
  const [category, brand, unit] = await Promise.all([
    withoutCategory(bookId),
    withoutBrand(bookId),
    isService(fields) ? null : unitOfUqc(bookId, fields.uqc),
  ]);
  if (!category.ok) return category;
  if (!brand.ok) return brand;
  if (unit !== null && !unit.ok) return unit;
  const ids = { categoryId: category.value.id, brandId: brand.value.id };
  return { ok: true, value: { ...fields, ...ids, unitId: unit?.value.id ?? null } };
}
