// The fields of a product. Choosing its category reveals one required field for each of the
// category's specifications.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountListOf } from '#web/client/lists.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { writeMaster } from '../calls/writes.ts';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { EnterStop, FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { PickBrand, PickCategory, PickUnit } from '../picker/MasterPickers.tsx';
import { editingOf, useMasterForm } from '../form/use-master-form.ts';
import { NameField } from '../form/NameField.tsx';
import type { FormProps } from '../form/props.ts';
import type { MastersBook } from '../kinds.ts';
import {
  blankProduct,
  changedProductBody,
  productDraftSchema,
  productFieldsOf,
  newProductBody,
} from './fields.ts';
import type { ProductFields, ProductFormState } from './fields.ts';
import { GoodsFields } from './GoodsFields.tsx';
import { checkProductAndRate } from './rates.ts';
import { unsaidWords, withoutBrand } from './unsaid.ts';
import { useCategory, useKnownCategory } from './use-category.ts';
import { Values } from './Values.tsx';

type Day = ReturnType<typeof todayInIndia>;

export function ProductForm(props: FormProps<'product'>) {
  const { where, record, usedBy, brief = false, onSaved } = props;
  const [today] = useState(todayInIndia);
  const categoryOf = useKnownCategory(where);
  const form = useMasterForm<ProductFields, Product>({
    kind: 'product',
    begin: beginOf(props, today),
    editing: editingOf('product', where, record, (one) => productFieldsOf(one, today)),
    keep: record === undefined && !brief ? { where, schema: productDraftSchema } : undefined,
    check: (now, product) => {
      const context = { category: categoryOf(now.categoryId), today, product };
      const { brand_id: brand, ...gaps } = checkProductAndRate(now, context);
      // Only a book has a brand for what has none.
      return where === null && brand !== undefined ? { ...gaps, brand_id: brand } : gaps;
    },
    write: async (typed, product) => {
      const brand = where === null ? null : await brandOf(typed, where);
      if (brand?.ok === false) return brand;
      const now = brand === null ? typed : { ...typed, brandId: brand.value.id };
      const context = { category: categoryOf(now.categoryId), today, product };
      const body =
        product === undefined
          ? newProductBody(now, context)
          : changedProductBody(now, product, context);
      return writeMaster('product', where, product, body);
    },
    onSaved,
  });
  const { fields, set, errors, busy, record: product } = form;
  const category = useCategory(where, fields.categoryId);
  return (
    <FormFrame form={form} save="Save product">
      <Restored form={form} />
      <NameField
        form={form}
        record={product}
        usedBy={usedBy}
        autoFocus={product === undefined && form.begin.name === ''}
      />
      <PickCategory
        where={where}
        label="Category"
        chosenId={fields.categoryId}
        chosenName={fields.categoryId === product?.category_id ? product?.category : undefined}
        onChoose={(categoryId) => set({ categoryId })}
        error={errors['category_id']}
        readOnly={busy}
        autoFocus={
          product === undefined && form.begin.name !== '' && form.begin.categoryId === null
        }
      />
      {category !== undefined && <Values form={form} category={category} />}
      <BrandAndUnit form={form} where={where} product={product} brief={brief} />
      {!brief && <GoodsFields form={form} product={product} today={today} />}
      {!brief && where !== null && <IncomeField form={form} bookId={where} />}
    </FormFrame>
  );
}

const INCOME_GROUPS: ReadonlySet<string | null> = new Set([
  'sales-accounts',
  'direct-incomes',
  'indirect-incomes',
]);

/** Where the ordinary sales of the product are posted. */
function IncomeField({
  form: { fields, set, errors },
  bookId,
}: {
  readonly form: ProductFormState;
  readonly bookId: number;
}) {
  const accounts = useQuery(accountListOf(bookId));
  const offered = (accounts.data ?? []).filter(
    ({ id, group, retired }) =>
      (INCOME_GROUPS.has(group) && !retired) || id === fields.incomeAccountId,
  );
  return (
    <SelectField
      label="Sales are posted to"
      value={fields.incomeAccountId === null ? '' : String(fields.incomeAccountId)}
      options={[
        { value: '', label: 'Where the book posts its sales' },
        ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(id) => set({ incomeAccountId: id === '' ? null : Number(id) })}
      error={errors['income_account_id']}
    />
  );
}

const brandOf = async ({ brandId }: ProductFields, bookId: number) =>
  brandId === null ? withoutBrand(bookId) : { ok: true as const, value: { id: brandId } };

/** What a brief form does not show, it does not send. */
function beginOf(
  { name = '', categoryId = null, record, brief }: FormProps<'product'>,
  today: Day,
) {
  if (record !== undefined) return productFieldsOf(record, today);
  return { ...blankProduct(name, today), categoryId, ...(brief === true ? { rate: '' } : {}) };
}

type BrandProps = {
  readonly form: ProductFormState;
  readonly where: MastersBook;
  readonly product: FormProps<'product'>['record'];
  readonly brief: boolean;
};

function BrandAndUnit({ form, where, product, brief }: BrandProps) {
  const { fields, set, errors, busy } = form;
  const isOptional = where !== null;
  const { brand, brand_id: brandId, unit, unit_id: unitId } = product ?? {};
  return (
    <>
      <EnterStop>
        <PickBrand
          where={where}
          label="Brand"
          optional={isOptional}
          chosenId={fields.brandId}
          chosenName={fields.brandId === brandId ? brand : undefined}
          onChoose={(id) => set({ brandId: id })}
          error={errors['brand_id']}
          readOnly={busy}
        />
      </EnterStop>
      {isOptional && fields.brandId === null && (
        <p className="text-sm text-ink-3">{unsaidWords.brand}</p>
      )}
      {!brief && (
        <PickUnit
          where={where}
          label="Unit"
          optional
          chosenId={fields.unitId}
          chosenName={fields.unitId === unitId ? (unit ?? undefined) : undefined}
          onChoose={(id) => set({ unitId: id })}
          error={errors['unit_id']}
          readOnly={busy}
        />
      )}
    </>
  );
}
