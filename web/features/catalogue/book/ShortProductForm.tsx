// The short form of a product, beside the inventory. Whatever else a product has is on its page.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { writeMaster } from '../calls/writes.ts';
import type { SavedMaster } from '../calls/writes.ts';
import { PickCategory } from '../picker/MasterPickers.tsx';
import { useMasterForm } from '../form/use-master-form.ts';
import { doneSentence } from '../form/use-return.ts';
import { NameField } from '../form/NameField.tsx';
import { blankProduct, productDraftSchema, newProductBody } from '../product/fields.ts';
import type { ProductFields } from '../product/fields.ts';
import { checkProductAndRate } from '../product/rates.ts';
import { useCategory, useKnownCategory } from '../product/use-category.ts';
import { unsaidWords, withoutBrand } from '../product/unsaid.ts';
import { Values } from '../product/Values.tsx';
import { catalogueWords as wording } from '../wording.ts';

type Props = { readonly bookId: number };

/** Once one is saved, the form begins anew for the next. */
export function ShortProductForm({ bookId }: Props) {
  const [count, setCount] = useState(0);
  const scope = useScope();
  const setNotice = useSetAtom(noticeAtom);
  const onSaved = ({ id, name }: SavedMaster) => {
    const link = { to: paths.product(id, scope), text: 'Open it' };
    setNotice({ text: doneSentence('product', name, 'added'), link });
    setCount(count + 1);
  };
  return (
    <section aria-label="Add product" className="card p-4">
      <h2 className="pb-2 text-h2 font-semibold">Add product</h2>
      <Form key={`${bookId} ${count}`} bookId={bookId} onSaved={onSaved} autoFocus={count > 0} />
    </section>
  );
}

type FormProps = Props & {
  readonly autoFocus: boolean;
  readonly onSaved: (saved: SavedMaster) => void;
};

function Form({ bookId, autoFocus, onSaved }: FormProps) {
  const [today] = useState(todayInIndia);
  const scope = useScope();
  const categoryOf = useKnownCategory(bookId);
  const form = useMasterForm<ProductFields>({
    kind: 'product',
    begin: blankProduct('', today),
    keep: { where: bookId, form: 'short-product', schema: productDraftSchema },
    check: (now) => checkShortProduct(now, { category: categoryOf(now.categoryId), today }),
    write: async (now) => {
      const brand = await withoutBrand(bookId);
      if (!brand.ok) return brand;
      const whole = { ...stocked(now), brandId: brand.value.id };
      const body = newProductBody(whole, { category: categoryOf(now.categoryId), today });
      return writeMaster('product', bookId, undefined, body);
    },
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  const category = useCategory(bookId, fields.categoryId);
  const text = (name: 'price' | 'rate' | 'openingQuantity', label: string, wire: string) => (
    <TextField
      label={label}
      optional={name !== 'price'}
      value={fields[name]}
      onChange={(value) => set({ [name]: value })}
      error={errors[wire]}
      input={{ autoComplete: 'off', maxLength: 100, readOnly: busy, inputMode: 'decimal' }}
    />
  );
  return (
    <FormFrame form={form} save="Add product">
      <Restored form={form} />
      <NameField form={form} label="Product name" autoFocus={autoFocus} />
      <PickCategory
        where={bookId}
        label="Category"
        chosenId={fields.categoryId}
        onChoose={(categoryId) => set({ categoryId })}
        error={errors['category_id']}
        readOnly={busy}
      />
      {category !== undefined && <Values form={form} category={category} isNarrow />}
      <Required>{text('price', 'Price (₹)', 'price')}</Required>
      {text('rate', 'GST rate (%)', 'gst_rate')}
      {text('openingQuantity', 'Opening stock', 'opening_quantity')}
      {fields.openingQuantity.trim() !== '' && (
        <Required>
          <AmountField
            label="Value of the opening stock (₹)"
            text={fields.openingValue}
            onText={(openingValue) => set({ openingValue })}
            error={errors['opening_value'] ?? null}
            readOnly={busy}
          />
        </Required>
      )}
      <p className="text-sm text-ink-3">
        {unsaidWords.brand} Add HSN, unit and brand on{' '}
        <Link to={paths.addProductNamed(fields.name.trim(), scope)} className="link">
          the full form
        </Link>
        .
      </p>
    </FormFrame>
  );
}

const stocked = (fields: ProductFields): ProductFields => ({
  ...fields,
  stocked: fields.openingQuantity.trim() !== '',
});

function checkShortProduct(
  fields: ProductFields,
  context: Parameters<typeof checkProductAndRate>[1],
) {
  const { brand_id: _brand, ...gaps } = checkProductAndRate(stocked(fields), context);
  return fields.price.trim() === '' ? { ...gaps, price: wording.priceMissing } : gaps;
}
