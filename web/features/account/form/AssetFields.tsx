// What an account of an asset needs beside its name: what kind of asset, its category, and once
// that is chosen the product. They come under the checkbox and the focus stays where it is.
import { useQuery } from '@tanstack/react-query';
import type { Category } from '#api/contract/category.ts';
import { paths } from '#web/paths.ts';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { account as wording } from '../wording.ts';
import { categoriesOf, offered, productsOf } from './masters.ts';
import { PickField } from './PickField.tsx';
import type { AccountFormState } from './use-account-form.ts';

const ASSET_TYPES = [
  { value: 'stock', label: 'Stock' },
  { value: 'asset', label: 'Asset' },
  { value: 'other', label: 'Other' },
] as const;

type Props = {
  readonly bookId: number;
  readonly form: AccountFormState;
  readonly onAddCategory: (text: string) => void;
  readonly onAddProduct: (text: string) => void;
};

export function AssetFields({ bookId, form, onAddCategory, onAddProduct }: Props) {
  const { fields, set, errors, busy } = form;
  const { isAsset, categoryId } = fields;
  const categories = useQuery({ ...categoriesOf(bookId), enabled: isAsset });
  return (
    <>
      <Checkbox checked={isAsset} onChange={(checked) => set({ isAsset: checked })}>
        {wording.isAssets}
      </Checkbox>
      {isAsset && (
        <div className="flex flex-col gap-3 border-l-2 border-line pl-4">
          <Segmented
            label="Asset type"
            options={ASSET_TYPES}
            value={fields.assetType}
            onChange={(assetType) => set({ assetType })}
          />
          <PickField
            label="Category"
            noun="category"
            list={categories}
            choices={offered(categories.data, categoryId).map((each) => ({
              id: each.id,
              name: each.name,
              detail: parentsOf(each),
            }))}
            chosenId={categoryId}
            onChoose={(id) => set({ categoryId: id, productId: null })}
            onAdd={onAddCategory}
            error={errors.category}
            readOnly={busy}
          />
          {categoryId !== null && (
            <ProductField
              bookId={bookId}
              form={form}
              beneath={beneath(categories.data ?? [], categoryId)}
              onAdd={onAddProduct}
            />
          )}
        </div>
      )}
    </>
  );
}

const parentsOf = ({ nested_parent: parents }: Category): string =>
  parents
    .map(({ name }) => name)
    .toReversed()
    .join(' / ');

/** The category and all that stand under it. */
const beneath = (categories: readonly Category[], id: number): ReadonlySet<number> =>
  new Set([
    id,
    ...categories
      .filter(({ nested_parent: parents }) => parents.some((parent) => parent.id === id))
      .map((category) => category.id),
  ]);

type ProductProps = {
  readonly bookId: number;
  readonly form: AccountFormState;
  readonly beneath: ReadonlySet<number>;
  readonly onAdd: (text: string) => void;
};

function ProductField({ bookId, form, beneath: within, onAdd }: ProductProps) {
  const { fields, set, errors, busy } = form;
  const products = useQuery(productsOf(bookId));
  // One that was added here may belong elsewhere; the rules then say so, and the field shows it.
  const fitting = offered(products.data, fields.productId).filter(
    ({ id, category_id: categoryId }) => within.has(categoryId) || id === fields.productId,
  );
  return (
    <>
      <PickField
        label="Product"
        noun="product"
        list={products}
        choices={fitting.map(({ id, name, brand }) => ({ id, name, detail: brand }))}
        chosenId={fields.productId}
        onChoose={(productId) => set({ productId })}
        onAdd={onAdd}
        addHref={(text) => paths.addProductNamed(text.trim())}
        error={errors.product_id}
        readOnly={busy}
      />
      {products.data !== undefined && fitting.length === 0 && (
        <p className="text-sm text-ink-2">
          No product of this category yet.{' '}
          <button type="button" onClick={() => onAdd('')} className="link">
            New Product
          </button>
        </p>
      )}
    </>
  );
}
