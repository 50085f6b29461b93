// The two sorts of things that a book holds, and what its screens say of each.
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
