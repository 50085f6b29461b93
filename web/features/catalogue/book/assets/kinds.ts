// The two sorts of things that a book holds, and what its screens say of each.
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { formatDate } from '#web/format/dates.ts';

export type AssetKind = 'asset' | 'stock';

export const ASSET_WORDS = {
  asset: {
    title: 'Assets',
    empty: 'No Assets',
    help: 'An asset is something you own to use, for example a scale or a delivery van.',
    addText: 'Add Assets',
    keys: 'N S',
  },
  stock: {
    title: 'Stocks',
    empty: 'No Stocks',
    help: 'Stock is the goods you hold to sell, for example the rice in one godown.',
    addText: 'Add Stocks',
    keys: 'N K',
  },
} as const;

/** @returns that it was sold or scrapped, or is not in use; empty of others. */
export function assetStatus({ status, depreciation }: Pick<Asset, 'status' | 'depreciation'>) {
  const sale = depreciation?.sale ?? null;
  if (sale === null) return status === 'enabled' ? '' : status;
  const what = sale.proceedsPaise === 0 ? 'Scrapped' : 'Sold';
  return `${what} on ${formatDate(sale.on)}`;
}
