// An asset of the book: which product it is. Choosing the category narrows the products down.
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { writeAsset } from './calls.ts';
import type { SavedMaster } from '../../calls/writes.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { PickCategory } from '../../picker/MasterPickers.tsx';
import { useMasterForm } from '../../form/use-master-form.ts';
import { PickProductWithin } from '../../product/PickProduct.tsx';
import { catalogueWords as wording } from '../../wording.ts';

type Fields = {
  readonly name: string;
  readonly categoryId: number | null;
  readonly productId: number | null;
};

const check = ({ categoryId, productId }: Fields) => ({
  ...(categoryId === null ? { category: wording.categoryMissing } : {}),
  ...(productId === null ? { product_id: wording.productMissing } : {}),
});

export type AssetFormProps = {
  readonly bookId: number;
  /** What is changed; without one, another is added. */
  readonly record?: Asset;
  readonly onSaved: (saved: SavedMaster) => void;
};

export function AssetForm({ bookId, record, onSaved }: AssetFormProps) {
  const form = useMasterForm<Fields>({
    kind: 'asset',
    begin: {
      name: record?.name ?? '',
      categoryId: record?.category ?? null,
      productId: record?.product_id ?? null,
    },
    check,
    // The product brings its own category, which may stand under the chosen one.
    write: ({ name, productId }) =>
      writeAsset(
        'asset',
        { bookId, record },
        {
          product_id: productId,
          ...(name.trim() === '' ? {} : { name: name.trim() }),
        },
      ),
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save="Save asset">
      <PickCategory
        where={bookId}
        label="Category"
        chosenId={fields.categoryId}
        onChoose={(categoryId) => set({ categoryId, productId: null })}
        error={errors['category']}
        readOnly={busy}
        autoFocus={record === undefined}
      />
      <PickProductWithin
        where={bookId}
        label="Product"
        categoryId={fields.categoryId}
        chosenId={fields.productId}
        onChoose={(productId) => set({ productId })}
        error={errors['product_id']}
        readOnly={busy}
      />
      <TextField
        label="Name"
        optional
        value={fields.name}
        onChange={(name) => set({ name })}
        error={errors['name']}
        hint="Leave blank to use the product name"
        input={{ readOnly: busy, dir: 'auto', autoComplete: 'off' }}
      />
    </FormFrame>
  );
}
