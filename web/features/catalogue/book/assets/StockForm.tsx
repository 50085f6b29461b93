// A stock of the book: what it is called, and the product and account that it belongs to.
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useMasterForm } from '../../form/use-master-form.ts';
import { checkName, NameField } from '../../form/NameField.tsx';
import type { AssetFormProps } from './AssetForm.tsx';
import { AssetAccountField, changedChoice } from './AssetAccountField.tsx';
import { editingOfAsset, writeAsset } from './calls.ts';
import { PickProduct } from '../../product/PickProduct.tsx';

type Fields = {
  readonly name: string;
  readonly productId: number | null;
  readonly accountId: number | null;
};

const fieldsOf = (record?: Asset): Fields => ({
  name: record?.name ?? '',
  productId: record?.product_id ?? null,
  accountId: record?.account_id ?? null,
});

export function StockForm({ bookId, record, onSaved }: AssetFormProps) {
  const form = useMasterForm<Fields, Asset>({
    kind: 'asset',
    begin: fieldsOf(record),
    editing: editingOfAsset(bookId, record, fieldsOf),
    check: checkName,
    write: ({ name, productId, accountId }, seen) =>
      writeAsset(
        'stock',
        { bookId, record: seen },
        {
          name: name.trim(),
          ...changedChoice('product_id', productId, seen?.product_id),
          ...changedChoice('account_id', accountId, seen?.account_id),
        },
      ),
    onSaved,
  });
  const { fields, set, errors, busy } = form;
  return (
    <FormFrame form={form} save="Save stock">
      <NameField form={form} record={form.record} />
      <PickProduct
        where={bookId}
        label="Product"
        optional
        chosenId={fields.productId}
        onChoose={(productId) => set({ productId })}
        error={errors['product_id']}
        readOnly={busy}
      />
      <AssetAccountField bookId={bookId} form={form} />
    </FormFrame>
  );
}
