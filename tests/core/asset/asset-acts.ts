// The commands and events of one asset, a scale that is a product of the shop.
import { assetDecider } from '#core/asset/index.ts';
import type { AssetCommand, AssetEvent } from '#core/asset/index.ts';
import { assetFacts, riceShop } from '#tests/specimens/books/rice-shop.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

export const given = scenarioOf(assetDecider, assetFacts);
const { scale: assetId, basmati } = riceShop;

type Create = Extract<AssetCommand, { type: 'CreateAsset' }>['data'];
export const create = (changes: Partial<Create> = {}): AssetCommand => ({
  type: 'CreateAsset',
  data: {
    assetId,
    kind: 'asset',
    name: null,
    productId: basmati,
    categoryId: null,
    accountId: null,
    ...changes,
  },
});

/** What makes of it a stock item that is no product. */
export const stock = { kind: 'stock', name: 'Godown', productId: null } as const;

type Changes = Extract<AssetCommand, { type: 'ChangeAsset' }>['data']['changes'];
export const change = (changes: Changes): AssetCommand => ({
  type: 'ChangeAsset',
  data: { assetId, changes },
});

export const event = (type: AssetEvent['type'], data: object) =>
  ({
    type,
    version: type === 'AssetDepreciationSet' ? 3 : 1,
    data: { assetId, ...data },
  }) as AssetEvent;
