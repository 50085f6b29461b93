// A stock of the book: what it is called, and the product and account that it belongs to.
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { DeclaredFields } from '#web/shell/form/DeclaredFields.tsx';
import {
  blankEntry,
  changedValues,
  entryOf,
  entryValues,
  faultsOf,
  saidValues,
} from '#web/shell/form/form-declaration.ts';
import type { FormFields } from '#web/shell/form/form-declaration.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { nameField } from '../../form/name-field.tsx';
import { useMasterForm } from '../../form/use-master-form.ts';
import { PickProduct } from '../../product/PickProduct.tsx';
import { AssetAccountField } from './AssetAccountField.tsx';
import type { AssetFormProps } from './AssetForm.tsx';
import { editingOfAsset, writeAsset } from './calls.ts';

type StockEntry = {
  readonly name: string;
  readonly productId: number | null;
  readonly accountId: number | null;
};

const stockFields = (bookId: number, record?: Asset): FormFields<StockEntry> => ({
  name: nameField(record === undefined ? undefined : { name: record.name ?? '' }, null),
  productId: {
    kind: 'pick',
    draw: ({ held, onHeld, ...control }) => (
      <PickProduct
        where={bookId}
        label="Product"
        optional
        chosenId={held}
        onChoose={onHeld}
        {...control}
      />
    ),
  },
  accountId: {
    kind: 'pick',
    draw: (control) => <AssetAccountField bookId={bookId} {...control} />,
  },
});

const PLAIN = stockFields(0);
const entryOfStock = (record: Asset) => entryOf(PLAIN, record);

export function StockForm({ bookId, record, onSaved }: AssetFormProps) {
  const form = useMasterForm<StockEntry, Asset>({
    kind: 'asset',
    begin: record === undefined ? blankEntry(PLAIN) : entryOfStock(record),
    editing: editingOfAsset(bookId, record, entryOfStock),
    check: (entry) => faultsOf(PLAIN, entry),
    write: (entry, seen) => {
      const sent = entryValues(PLAIN, entry);
      const body =
        seen === undefined
          ? saidValues(sent)
          : changedValues(sent, entryValues(PLAIN, entryOfStock(seen)));
      return writeAsset('stock', { bookId, record: seen }, body);
    },
    onSaved,
  });
  return (
    <FormFrame form={form} save="Save stock">
      <DeclaredFields
        of={stockFields(bookId, form.record)}
        names={['name', 'productId', 'accountId']}
        form={form}
        first={record === undefined ? 'name' : null}
      />
    </FormFrame>
  );
}
