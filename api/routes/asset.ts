import type { AssetId } from '#core/kernel/ids.ts';
import { changeAsset, createAsset, listAssets } from '#api/contract/catalogue/asset.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { SHELVES } from '#api/queries/catalogue/shelves.ts';
import { listIn } from './catalogue/lists.ts';
import { write } from './catalogue/writing.ts';
import { freshId, given } from './parts.ts';
import type { RouteParts } from './parts.ts';

type ChangeBody = Parameters<Handler<typeof changeAsset>>[0]['body'];

const shelf = SHELVES.asset;

export function mountAssets(mount: Mount, parts: RouteParts): void {
  mount(listAssets, async (asked) => listIn(parts.db, shelf, 'own')(asked));

  mount(createAsset, async (asked) => {
    const { asset_type: kind } = asked.body;
    const assetId = await freshId<AssetId>(parts, 'asset');
    const none = { name: null, productId: null, categoryId: null, accountId: null };
    const data = { assetId, kind, ...none, ...changesOf(asked.body) };
    return write(parts, asked, { command: { type: 'CreateAsset', data }, shelf, id: null });
  });

  mount(changeAsset, (asked) => {
    const assetId = asked.params.assetId as AssetId;
    const data = { assetId, changes: changesOf(asked.body) };
    return write(parts, asked, { command: { type: 'ChangeAsset', data }, shelf, id: assetId });
  });
}

const changesOf = (body: ChangeBody) => ({
  ...given('name', body.name),
  ...given('productId', body.product_id),
  ...given('categoryId', body.category),
  ...given('accountId', body.account_id),
});
