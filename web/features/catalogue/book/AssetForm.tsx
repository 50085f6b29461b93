// An asset of the book: which product it is. Choosing the category narrows the products down.
import { createAsset } from '#api/contract/catalogue/asset.ts';
import { call } from '#web/client/call.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import type { SavedMaster } from '../calls/writes.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { PickCategory } from '../picker/MasterPickers.tsx';
import { useMasterForm } from '../form/use-master-form.ts';
import { PickProductWithin } from '../product/PickProduct.tsx';
import { catalogueWords as wording } from '../wording.ts';

type Fields = {
  readonly name: string;
  readonly categoryId: number | null;
  readonly productId: number | null;
};

const check = ({ categoryId, productId }: Fields) => ({
  ...(categoryId === null ? { category: wording.categoryMissing } : {}),
  ...(productId === null ? { product_id: wording.productMissing } : {}),
});

type Props = { readonly bookId: number; readonly onSaved: (saved: SavedMaster) => void };

export function AssetForm({ bookId, onSaved }: Props) {
  const form = useMasterForm<Fields>({
    kind: 'asset',
    begin: { name: '', categoryId: null, productId: null },
    check,
    // The product brings its own category, which may stand under the chosen one.
    write: ({ name, productId }) =>
      call(createAsset, {
        body: {
          asset_type: 'asset',
          product_id: productId,
          book_id: bookId,
          ...(name.trim() === '' ? {} : { name: name.trim() }),
        },
      }),
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
        autoFocus
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
