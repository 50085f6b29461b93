// From the wire to the commands on assets and stocks.
import type { z } from 'zod';
import type { Command } from '#core/domain.ts';
import type { AssetId } from '#core/kernel/ids.ts';
import type { changeAsset as wire } from '#api/contract/catalogue/asset.ts';
import { given } from '../route-parts.ts';

type Change = z.output<(typeof wire)['body']>;

export function createAsset(id: number, kind: 'asset' | 'stock', body: Change): Command {
  const none = { name: null, productId: null, categoryId: null, accountId: null };
  const data = { assetId: id as AssetId, kind, ...none, ...changesOf(body) };
  return { type: 'CreateAsset', data };
}

export const changeAsset = (id: number, body: Change): Command => ({
  type: 'ChangeAsset',
  data: { assetId: id as AssetId, changes: changesOf(body) },
});

const changesOf = (body: Change) => ({
  ...given('name', body.name),
  ...given('productId', body.productId),
  ...given('categoryId', body.categoryId),
  ...given('accountId', body.accountId),
  ...given('depreciation', body.depreciation),
});
