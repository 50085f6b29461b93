// An asset of the book: which product it is, which account carries it, and how it loses its value.
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { DeclaredFields, FieldGroup } from '#web/shell/form/DeclaredFields.tsx';
import { faultsOf } from '#web/shell/form/form-declaration.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import type { SavedMaster } from '../../calls/writes.ts';
import { useMasterForm } from '../../form/use-master-form.ts';
import { assetBody, assetEntryOf, assetFormFields, BLANK_ASSET } from './asset-fields.tsx';
import type { AssetEntry, BoughtAsset } from './asset-fields.tsx';
import { editingOfAsset, writeAsset } from './calls.ts';

export type AssetFormProps = {
  readonly bookId: number;
  /** What is changed; without one, another is added. */
  readonly record?: Asset;
  /** Of a new one: what is known of it already, by the line of a bill that it was bought on. */
  readonly bought?: BoughtAsset;
  readonly onSaved: (saved: SavedMaster) => void;
};

const FIRST = ['categoryId', 'productId', 'name', 'accountId', 'isRegistered'] as const;
const DEPRECIATION = [
  ['costPaise', 'putToUse'],
  'assetClass',
  'method',
  ['lifeYears', 'residualBps'],
  'taxKind',
  'shifts',
  'isSold',
  ['soldOn', 'proceedsPaise'],
] as const;

export function AssetForm({ bookId, record, bought, onSaved }: AssetFormProps) {
  const fields = assetFormFields(bookId);
  const form = useMasterForm<AssetEntry, Asset>({
    kind: 'asset',
    begin: record === undefined ? { ...BLANK_ASSET, ...bought?.entry } : assetEntryOf(record),
    editing: editingOfAsset(bookId, record, assetEntryOf),
    check: (entry) => faultsOf(fields, entry),
    write: (entry, seen) =>
      writeAsset('asset', { bookId, record: seen }, assetBody(entry, seen, bought?.on)),
    onSaved,
  });
  const part = { of: fields, form };
  return (
    <FormFrame form={form} save="Save asset">
      <DeclaredFields {...part} names={FIRST} first={record === undefined ? 'categoryId' : null} />
      {form.fields.isRegistered && (
        <FieldGroup title="Depreciation">
          <div className="flex flex-col gap-3">
            <DeclaredFields {...part} names={DEPRECIATION} />
          </div>
        </FieldGroup>
      )}
    </FormFrame>
  );
}
