// The two sorts of things that a book holds, and what its screens say of each.
import { paths } from '#web/paths.ts';

export type AssetKind = 'asset' | 'stock';

export const ASSET_WORDS = {
  asset: {
    title: 'Assets',
    empty: 'No Assets',
    help: 'An asset is something you own to use, for example a scale or a delivery van.',
    list: paths.assets,
    one: (id: number) => `${paths.assets}/${id}`,
    add: paths.addAsset,
    addText: 'Add Assets',
    keys: 'N S',
  },
  stock: {
    title: 'Stocks',
    empty: 'No Stocks',
    help: 'Stock is the goods you hold to sell, for example the rice in one godown.',
    list: paths.stocks,
    one: (id: number) => `${paths.stocks}/${id}`,
    add: paths.addStock,
    addText: 'Add Stocks',
    keys: 'N K',
  },
} as const;
