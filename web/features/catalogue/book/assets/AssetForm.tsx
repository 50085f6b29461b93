// An asset of the book: which product it is, which account carries it, and how it loses its value.
// Choosing the category narrows the products down.
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { AssetAccountField, changedChoice } from './AssetAccountField.tsx';
import { editingOfAsset, writeAsset } from './calls.ts';
import {
  checkDepreciation,
  depreciationBody,
  depreciationFieldsOf,
} from './depreciation/depreciation-fields.ts';
import type { DepreciationFields } from './depreciation/depreciation-fields.ts';
import { DepreciationCard } from './depreciation/DepreciationCard.tsx';
import type { SavedMaster } from '../../calls/writes.ts';
import { EnterStop, FormFrame } from '#web/shell/form/FormFrame.tsx';
import { PickCategory } from '../../picker/MasterPickers.tsx';
import { useMasterForm } from '../../form/use-master-form.ts';
import { PickProductWithin } from '../../product/PickProduct.tsx';
import { catalogueWords as wording } from '../../wording.ts';

type Fields = {
  readonly name: string;
  readonly categoryId: number | null;
  readonly productId: number | null;
  readonly accountId: number | null;
} & DepreciationFields;

const fieldsOf = (record?: Asset): Fields => ({
  name: record?.name ?? '',
  categoryId: record?.category ?? null,
  productId: record?.product_id ?? null,
  accountId: record?.account_id ?? null,
  ...depreciationFieldsOf(record?.depreciation ?? null),
});

const check = (fields: Fields) => ({
  ...(fields.categoryId === null ? { category: wording.categoryMissing } : {}),
  ...(fields.productId === null ? { product_id: wording.productMissing } : {}),
  ...checkDepreciation(fields, todayInIndia()),
});

export type AssetFormProps = {
  readonly bookId: number;
  /** What is changed; without one, another is added. */
  readonly record?: Asset;
  readonly onSaved: (saved: SavedMaster) => void;
};

export function AssetForm({ bookId, record, onSaved }: AssetFormProps) {
  const today = todayInIndia();
  const form = useMasterForm<Fields, Asset>({
    kind: 'asset',
    begin: fieldsOf(record),
    editing: editingOfAsset(bookId, record, fieldsOf),
    check,
    // The product brings its own category, which may stand under the chosen one.
    write: ({ name, productId, accountId, ...others }, seen) =>
      writeAsset(
        'asset',
        { bookId, record: seen },
        {
          product_id: productId,
          ...(name.trim() === '' ? {} : { name: name.trim() }),
          ...changedChoice('account_id', accountId, seen?.account_id),
          ...(others.isRegistered || seen?.depreciation != null
            ? { depreciation: depreciationBody(others, today) }
            : {}),
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
      <EnterStop>
        <TextField
          label="Name"
          optional
          value={fields.name}
          onChange={(name) => set({ name })}
          error={errors['name']}
          hint="Leave blank to use the product name"
          input={{ readOnly: busy, dir: 'auto', autoComplete: 'off' }}
        />
        <AssetAccountField bookId={bookId} form={form} />
      </EnterStop>
      <DepreciationCard form={form} today={today} />
    </FormFrame>
  );
}
