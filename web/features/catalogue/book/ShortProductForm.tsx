// The short form of a product, beside the inventory. Whatever else a product has is on its page.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { DeclaredFields } from '#web/shell/form/DeclaredFields.tsx';
import { faultsOf } from '#web/shell/form/form-declaration.ts';
import type { FormFields } from '#web/shell/form/form-declaration.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import type { SavedMaster } from '../calls/writes.ts';
import { useMasterForm } from '../form/use-master-form.ts';
import { doneSentence } from '../form/use-return.ts';
import { blankProduct, productDraftSchema, writeProduct } from '../product/product-body.ts';
import { productFormFields } from '../product/product-fields.tsx';
import type { ProductContext, ProductEntry } from '../product/product-fields.tsx';
import { unsaidWords, withoutBrand } from '../product/unsaid.ts';
import { useCategory, useKnownCategory } from '../product/use-category.ts';
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
  const context = { where: bookId, today, categoryOf, isNarrow: true };
  const declared = shortFields(context);
  const form = useMasterForm<ProductEntry>({
    kind: 'product',
    begin: blankProduct('', today),
    keep: { where: bookId, form: 'short-product', schema: productDraftSchema(today) },
    check: (now) => faultsOf(declared, stocked(now)),
    write: async (now) => {
      const brand = await withoutBrand(bookId);
      if (!brand.ok) return brand;
      return writeProduct({ ...stocked(now), brandId: brand.value.id }, context);
    },
    onSaved,
  });
  const { fields } = form;
  useCategory(bookId, fields.categoryId);
  return (
    <FormFrame form={form} save="Add product">
      <Restored form={form} />
      <DeclaredFields of={declared} names={SHORT} form={form} first={autoFocus ? 'name' : null} />
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

const SHORT = [
  'name',
  'categoryId',
  'values',
  'priceThousandths',
  'gstBps',
  'openingQuantityThousandths',
  'openingValuePaise',
] as const;

/** Those of every product; a price is asked for, and an opening stock says that it is stocked. */
function shortFields(context: ProductContext): FormFields<ProductEntry> {
  const fields = productFormFields(context);
  const { name, priceThousandths, gstBps } = fields;
  return {
    ...fields,
    name: { ...name, label: 'Product name' },
    priceThousandths: { ...priceThousandths, needed: wording.priceMissing, hint: () => null },
    gstBps: { ...gstBps, hint: () => null },
    openingQuantityThousandths: {
      ...fields.openingQuantityThousandths,
      label: 'Opening stock',
      isShown: () => true,
    },
    openingValuePaise: {
      ...fields.openingValuePaise,
      label: 'Value of the opening stock (₹)',
      needed: wording.stockValueMissing,
      isShown: (entry) => stocked(entry).stocked,
    },
  };
}

const stocked = (entry: ProductEntry): ProductEntry => ({
  ...entry,
  stocked: entry.openingQuantityThousandths.trim() !== '',
});
