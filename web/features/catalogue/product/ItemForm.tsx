// What a bill needs of something that is sold: name, code, rate, price and unit. Category and brand
// are not asked for; the full form has them.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '#api/contract/catalogue/product.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
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
import { editingOf, useMasterForm } from '../form/use-master-form.ts';
import { catalogueWords as wording } from '../wording.ts';
import { blankProduct, changedProductBody, newProductBody, productFieldsOf } from './fields.ts';
import type { ProductFields } from './fields.ts';
import { HsnField } from './HsnField.tsx';
import { checkProductAndRate } from './rates.ts';
import { unitOfUqc, unsaidWords, withoutBrand, withoutCategory } from './unsaid.ts';

type Props = {
  readonly bookId: number;
  readonly name: string;
  /** What is changed, where it is not a new one. */
  readonly product?: Product | undefined;
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

export function ItemForm({ bookId, name, product: begun, save = 'Save product', ...more }: Props) {
  const { second, onSaved } = more;
  const [today] = useState(todayInIndia);
  const settings = useQuery(billingSettingsOf(bookId));
  const isTaxed = settings.data?.gstin != null && settings.data.registration !== 'composition';
  const form = useMasterForm<ItemFields, Product>({
    kind: 'product',
    begin: beginOf(name, begun, today),
    editing: editingOf('product', bookId, begun, (product) => beginOf(name, product, today)),
    check: (now, product) => checkItem(now, { category: undefined, today, product }, isTaxed),
    write: async (now, product) => {
      const whole = await withTheRest(bookId, now, product);
      if (!whole.ok) return whole;
      const context = { category: undefined, today, product };
      const body =
        product === undefined
          ? newProductBody(whole.value, context)
          : changedProductBody(whole.value, product, context);
      return writeMaster('product', bookId, product, body);
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
      {begun === undefined && <p className="text-sm text-ink-3">{unsaidWords.item}</p>}
    </FormFrame>
  );
}

const beginOf = (name: string, product: Product | undefined, today: CalendarDate): ItemFields =>
  product === undefined
    ? { ...blankProduct(name, today), rate: '', uqc: COUNTED }
    : { ...productFieldsOf(product, today), uqc: product.uqc ?? COUNTED };

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

const known = (id: number) => ({ ok: true, value: { id } }) as const;

/** What the form did not ask for. */
async function withTheRest(
  bookId: number,
  fields: ItemFields,
  before: Product | undefined,
): Promise<CallResult<ProductFields>> {
  const unitId = before?.uqc === fields.uqc ? before.unit_id : null;
  const [category, brand, unit] = await Promise.all([
    before === undefined ? withoutCategory(bookId) : known(before.category_id),
    before === undefined ? withoutBrand(bookId) : known(before.brand_id),
    isService(fields) ? null : unitId === null ? unitOfUqc(bookId, fields.uqc) : known(unitId),
  ]);
  if (!category.ok) return category;
  if (!brand.ok) return brand;
  if (unit !== null && !unit.ok) return unit;
  const ids = { categoryId: category.value.id, brandId: brand.value.id };
  return { ok: true, value: { ...fields, ...ids, unitId: unit?.value.id ?? null } };
}
