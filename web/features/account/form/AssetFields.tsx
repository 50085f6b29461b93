// What an account of an asset needs beside its name: what kind of asset, its category, and once
// that is chosen the product. They come under the checkbox and the focus stays where it is.
import type { ComponentType } from 'react';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { accountWords as wording } from '../wording.ts';
import type { AccountFormState } from './use-account-form.ts';

type PickProps = {
  readonly where: number;
  readonly label: string;
  readonly chosenId: number | null;
  readonly onChoose: (id: number | null) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
};

/**
 * Pickers of the catalogue, each with the sheet for a new one. The routes bring them from there.
 */
export type MasterPickers = {
  readonly Category: ComponentType<PickProps>;
  /** Of the category and of what stands under it. */
  readonly Product: ComponentType<PickProps & { readonly categoryId: number | null }>;
};

const ASSET_TYPES = [
  { value: 'stock', label: 'Stock' },
  { value: 'asset', label: 'Asset' },
  { value: 'other', label: 'Other' },
] as const;

type Props = {
  readonly bookId: number;
  readonly form: AccountFormState;
  readonly pickers: MasterPickers;
};

export function AssetFields({ bookId, form, pickers }: Props) {
  const { fields, set, errors, busy } = form;
  const { isAsset, categoryId } = fields;
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
          <pickers.Category
            where={bookId}
            label="Category"
            chosenId={categoryId}
            onChoose={(id) => set({ categoryId: id, productId: null })}
            error={errors.category}
            readOnly={busy}
          />
          {categoryId !== null && (
            <pickers.Product
              where={bookId}
              label="Product"
              categoryId={categoryId}
              chosenId={fields.productId}
              onChoose={(productId) => set({ productId })}
              error={errors.product_id}
              readOnly={busy}
            />
          )}
        </div>
      )}
    </>
  );
}
