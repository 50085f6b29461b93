// What an account of an asset needs beside its name. Categories and products come with the
// catalogue; until then the form says so instead of sending what must be refused.
import { useState } from 'react';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { account as wording } from './wording.ts';

const ASSET_TYPES = [
  { value: 'stock', label: 'Stock' },
  { value: 'asset', label: 'Asset' },
  { value: 'other', label: 'Other' },
] as const;

type Props = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function AssetFields({ checked, onChange }: Props) {
  const [assetType, setAssetType] = useState<'stock' | 'asset' | 'other'>('asset');
  return (
    <>
      <Checkbox checked={checked} onChange={onChange}>
        {wording.isAssets}
      </Checkbox>
      {checked && (
        <div className="flex flex-col gap-3 border-l-2 border-line pl-4">
          <Segmented
            label="Asset type"
            options={ASSET_TYPES}
            value={assetType}
            onChange={setAssetType}
          />
          <Notice kind="warning">
            An asset account needs a category and a product, which come with a later version. Until
            then, add the account without {wording.isAssets}.
          </Notice>
        </div>
      )}
    </>
  );
}
