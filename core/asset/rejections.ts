import type { MasterRejection } from '../catalogue/master/index.ts';

/** In the order in which they are checked. */
export type AssetRejection =
  | MasterRejection
  | { readonly kind: 'asset_without_product' }
  | { readonly kind: 'stock_without_name' }
  | { readonly kind: 'asset_product_unknown'; readonly productId: number }
  | {
      readonly kind: 'product_of_another_category';
      readonly productId: number;
      readonly categoryId: number;
    }
  | { readonly kind: 'asset_account_unknown'; readonly accountId: number };
