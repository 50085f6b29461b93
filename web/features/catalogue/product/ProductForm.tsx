// The page of a product. Choosing its category reveals one required field for each of the
// category's specifications.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '#api/contract/catalogue/product.ts';
import { accountListOf } from '#web/client/lists.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { DeclaredFields, FieldGroup } from '#web/shell/form/DeclaredFields.tsx';
import { faultsOf } from '#web/shell/form/form-declaration.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import type { FormProps } from '../form/props.ts';
import { editingOf, useMasterForm } from '../form/use-master-form.ts';
import { blankProduct, productDraftSchema, productEntryOf, writeProduct } from './product-body.ts';
import { productFormFields } from './product-fields.tsx';
import type { ProductEntry } from './product-fields.tsx';
import { withoutBrand } from './unsaid.ts';
import { useCategory, useKnownCategory } from './use-category.ts';

const BRIEF = ['name', 'categoryId', 'values', 'brandId'] as const;
const GOODS = [
  'unitId',
  'hsn',
  'nature',
  ['gstBps', 'priceThousandths'],
  'gstRateFrom',
  'stocked',
] as const;
const OPENING = ['openingQuantityThousandths', 'openingValuePaise', 'openingDate'] as const;

export function ProductForm(props: FormProps<'product'>) {
  const { where, record, usedBy, brief = false, onSaved } = props;
  const [today] = useState(todayInIndia);
  const categoryOf = useKnownCategory(where);
  const accounts = useQuery({ ...accountListOf(where ?? 0), enabled: where !== null && !brief });
  const contextOf = (product: Product | undefined) => {
    return { where, today, categoryOf, product, usedBy, accounts: accounts.data ?? [] };
  };
  const form = useMasterForm<ProductEntry, Product>({
    kind: 'product',
    begin: beginOf(props, today),
    editing: editingOf('product', where, record, (one) => productEntryOf(one, today)),
    keep: record || brief ? undefined : { where, schema: productDraftSchema(today) },
    check: (now, product) => faultsOf(productFormFields(contextOf(product)), now),
    write: async (typed, product) => {
      const brand = where === null || typed.brandId !== null ? null : await withoutBrand(where);
      if (brand?.ok === false) return brand;
      const now = brand === null ? typed : { ...typed, brandId: brand.value.id };
      return writeProduct(now, contextOf(product));
    },
    onSaved,
  });
  const { fields: entry, record: product, begin } = form;
  useCategory(where, entry.categoryId);
  const part = { of: productFormFields(contextOf(product)), form };
  const first = begin.name === '' ? 'name' : begin.categoryId === null ? 'categoryId' : null;
  return (
    <FormFrame form={form} save="Save product">
      <Restored form={form} />
      <DeclaredFields {...part} names={BRIEF} first={product === undefined ? first : null} />
      {!brief && <DeclaredFields {...part} names={GOODS} />}
      {!brief && entry.stocked && (
        <FieldGroup title="Opening stock">
          <div className="grid gap-3 sm:grid-cols-3">
            <DeclaredFields {...part} names={OPENING} />
          </div>
        </FieldGroup>
      )}
      {!brief && where !== null && <DeclaredFields {...part} names={['incomeAccountId']} />}
    </FormFrame>
  );
}

/** What a brief form does not show, it does not send. */
function beginOf(
  { name = '', categoryId = null, record, brief }: FormProps<'product'>,
  today: ReturnType<typeof todayInIndia>,
): ProductEntry {
  if (record !== undefined) return productEntryOf(record, today);
  return { ...blankProduct(name, today), categoryId, ...(brief === true ? { gstBps: '' } : {}) };
}
