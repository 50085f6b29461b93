import type { MasterRejection } from '../master/index.ts';

/** In the order in which they are checked. */
export type ProductRejection =
  | MasterRejection
  | { readonly kind: 'product_category_unknown'; readonly categoryId: number }
  | { readonly kind: 'product_brand_unknown'; readonly brandId: number }
  | { readonly kind: 'product_unit_unknown'; readonly unitId: number }
  | { readonly kind: 'attribute_unknown'; readonly attribute: string }
  | { readonly kind: 'attribute_given_twice'; readonly attribute: string }
  | {
      readonly kind: 'attribute_value_missing';
      readonly attributeId: number;
      readonly attribute: string;
    }
  | { readonly kind: 'hsn_invalid'; readonly hsn: string }
  | { readonly kind: 'hsn_not_listed'; readonly hsn: string }
  | { readonly kind: 'gst_rate_unknown'; readonly rateBps: number }
  | {
      readonly kind: 'gst_rate_not_in_force';
      readonly rateBps: number;
      readonly from: string;
    }
  | { readonly kind: 'product_income_account_unsuitable'; readonly accountId: number }
  | { readonly kind: 'opening_stock_of_unstocked' };
