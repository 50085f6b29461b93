// The short form of a product (specification, point 2). Whatever else a product has is on its page.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listBrands, createBrand } from '#api/contract/catalogue-names.ts';
import { listCategories } from '#api/contract/category.ts';
import { createProduct, listProducts } from '#api/contract/product.ts';
import type { Product } from '#api/contract/product.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { asking, forget } from '#web/client/query.ts';
import { useSend } from '#web/client/use-send.ts';
import { paths } from '#web/paths.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSetAtom } from 'jotai';
import { noticeAtom } from '#web/state/notice.ts';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { DEFAULT_RATE } from '../draft/draft.ts';

const BLANK = { name: '', categoryId: null, price: '', rate: DEFAULT_RATE, stock: '' };

type Fields = Omit<typeof BLANK, 'categoryId'> & { readonly categoryId: number | null };

/** A product has a brand; this form asks for none. */
const NO_BRAND = 'Unbranded';

export function AddProductForm({ bookId }: { readonly bookId: number }) {
  const form = useProduct(bookId);
  const { fields, set, errors, busy, choices } = form;
  const text = (name: 'name' | 'price' | 'rate' | 'stock', label: string, wire: string) => (
    <TextField
      label={label}
      optional={name === 'stock'}
      value={fields[name]}
      onChange={(value) => set({ [name]: value })}
      error={errors[wire]}
      input={{
        ...{ autoComplete: 'off', maxLength: 100, readOnly: busy },
        ...(name === 'name' ? { dir: 'auto' } : { inputMode: 'decimal' }),
      }}
    />
  );
  return (
    <section aria-label="Add product" className="card p-4">
      <h2 className="pb-2 text-h2 font-semibold">Add product</h2>
      <FormFrame form={form} save="Add product">
        <Required>{text('name', 'Product name', 'name')}</Required>
        <Required>
          <Field label="Category" error={errors['category_id'] ?? null}>
            {(control) => (
              <Picker
                id={control.id}
                label="Category"
                noun="category"
                choices={choices}
                chosen={choices.find(({ id }) => id === fields.categoryId) ?? null}
                onChoose={(categoryId) => set({ categoryId })}
                addHref={() => paths.addCategory}
                describedBy={control['aria-describedby']}
                invalid={control['aria-invalid']}
                isLoading={form.isLoading}
                placeholder="Type to choose"
                readOnly={busy}
              />
            )}
          </Field>
        </Required>
        <Required>{text('price', 'Price (₹)', 'price')}</Required>
        {text('rate', 'GST rate (%)', 'gst_rate')}
        {text('stock', 'Stock', 'opening_quantity')}
        <p className="text-sm text-ink-3">
          Its HSN, brand and unit are said on{' '}
          <Link to={paths.addProduct} className="link">
            the full form
          </Link>
          .
        </p>
      </FormFrame>
    </section>
  );
}

const plain = (text: string): string => text.replace(/[₹,%\s]/g, '');

function useProduct(bookId: number) {
  const [fields, setFields] = useState<Fields>(BLANK);
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const categories = useQuery(asking(listCategories, { query: { book_id: bookId, limit: 1000 } }));
  // What a category specifies is asked for on the full form.
  const choices = (categories.data ?? [])
    .filter((each) => each.status === 'enabled')
    .filter(({ category_products: asks }) => !asks.some(({ enabled }) => enabled))
    .map(({ id, name }) => ({ id, name }));
  const gaps = gapsIn(fields);
  const submit = (): boolean => {
    setSubmitted(true);
    const { categoryId } = fields;
    if (Object.keys(gaps).length > 0 || categoryId === null) return false;
    void send(
      () => write(bookId, { ...fields, categoryId }),
      async ({ name }) => {
        await forget(listProducts);
        setFields(BLANK);
        setSubmitted(false);
        setNotice({ text: `Product ‘${name}’ added.` });
      },
    );
    return true;
  };
  return {
    ...{ fields, busy, failure, submit, choices, isLoading: categories.isPending },
    set: (change: Partial<Fields>) => setFields((now) => ({ ...now, ...change })),
    errors: { ...(submitted ? gaps : {}), ...fieldErrorsOf(failure) } as Readonly<
      Record<string, string>
    >,
  };
}

const gapsIn = ({ name, categoryId, price }: Fields): Readonly<Record<string, string>> => ({
  ...(name.trim() === '' ? { name: 'Enter a name' } : {}),
  ...(categoryId === null ? { category_id: 'Choose a category' } : {}),
  ...(price.trim() === '' ? { price: 'Enter a price' } : {}),
});

type Whole = Fields & { readonly categoryId: number };

/** A brand that does not exist yet is made on the way. */
async function write(bookId: number, fields: Whole): Promise<CallResult<Product>> {
  const query = { book_id: bookId, search: NO_BRAND, limit: 20 };
  const found = await call(listBrands, { query });
  if (!found.ok) return found;
  const known = found.value.find(({ name }) => name === NO_BRAND);
  const brand =
    known === undefined
      ? await call(createBrand, { body: { name: NO_BRAND, book_id: bookId } })
      : ({ ok: true, value: known } as const);
  if (!brand.ok) return brand;
  const stock = plain(fields.stock);
  return call(createProduct, {
    body: {
      ...{ name: fields.name.trim(), category_id: fields.categoryId, brand_id: brand.value.id },
      ...{ price: plain(fields.price), gst_rate: plain(fields.rate), book_id: bookId },
      ...(stock === '' ? {} : { stocked: true, opening_quantity: stock }),
    },
  });
}
