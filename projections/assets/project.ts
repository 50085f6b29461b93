import { createdBy, nameColumns, statusAfter, touchedBy } from '../runner/masters/rows.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, Projection, Statement } from '../runner/projection.ts';
import { removeFrom } from '../runner/writing/write-rows.ts';
import { assets } from './table.ts';

const patchAssets = patch(assets);
const removeAssets = removeFrom(assets);

/** What was created and removed in one slice is written first, and then goes. */
function project(events: readonly ProjectedEvent[]): readonly Statement[] {
  return [
    ...patchAssets(events.flatMap(assetPatchOf)),
    ...removeAssets(events.flatMap(removedAssetOf)),
  ];
}

function assetPatchOf(event: ProjectedEvent): Patch<typeof assets>[] {
  switch (event.type) {
    case 'AssetCreated': {
      const { kind } = event.data;
      return [{ creates: true, columns: { ...createdBy(event), kind, ...columnsOf(event.data) } }];
    }
    case 'AssetChanged': {
      const { assetId, changes } = event.data;
      const columns = { ...touchedBy(event), ...columnsOf({ assetId, ...changes }) };
      return [{ creates: false, columns }];
    }
    case 'AssetEnabled':
    case 'AssetDisabled':
    case 'AssetRetired': {
      const own = { asset_id: event.data.assetId, status: statusAfter(event.type) };
      return [{ creates: false, columns: { ...touchedBy(event), ...own } }];
    }
    default:
      return [];
  }
}

type Changed = Extract<ProjectedEvent, { type: 'AssetChanged' }>['data']['changes'];

const columnsOf = (given: Changed & { readonly assetId: number }) => ({
  asset_id: given.assetId,
  product_id: given.productId,
  category_id: given.categoryId,
  account_id: given.accountId,
  ...nameColumns(given.name),
});

const removedAssetOf = (event: ProjectedEvent) =>
  event.type === 'AssetRemoved' ? [{ book_id: event.bookId, asset_id: event.data.assetId }] : [];

export const assetsProjection: Projection = {
  name: 'assets',
  version: 1,
  tables: [assets],
  project,
};
