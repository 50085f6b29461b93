// The way to sell or scrap an asset of the register, for whoever may post it.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { readDepreciation } from '#api/contract/account/assets/depreciation.ts';
import { readFixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { listAssets } from '#api/contract/catalogue/asset.ts';
import { readMaster } from '#api/contract/catalogue/masters.ts';
import { invalidate } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DisposeDialog } from './DisposeDialog.tsx';

type Props = {
  readonly bookId: number;
  readonly asset: Asset;
  /** The form beside it begins anew: the sale is on the record. */
  readonly onDisposed: () => void;
};

export function DisposalButton({ bookId, asset, onDisposed }: Props) {
  const [isOpen, setOpen] = useState(false);
  const notify = useSetAtom(noticeAtom);
  const may = useRights();
  const { depreciation } = asset;
  const can = may('PostDepreciation') && depreciation !== null && depreciation.sale === null;
  useKeys(
    'Asset',
    can ? [{ keys: 'X', does: 'Sell or scrap it', run: () => setOpen(true), writes: true }] : [],
  );
  if (!can) return null;
  return (
    <>
      <Button aria-keyshortcuts="X" onClick={() => setOpen(true)}>
        Sell or scrap
      </Button>
      {isOpen && (
        <DisposeDialog
          bookId={bookId}
          asset={asset}
          onClose={() => setOpen(false)}
          onDone={async () => {
            await invalidate(readDepreciation, readFixedAssets, readMaster, listAssets);
            setOpen(false);
            onDisposed();
            notify({ kind: 'done', text: `Disposal of ${asset.name} posted.` });
          }}
        />
      )}
    </>
  );
}
