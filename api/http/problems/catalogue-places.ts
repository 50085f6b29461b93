// The fields that the refusals of masters concern, for `places.ts`.

const ITEM_LISTS = {
  assets: 'category_assets',
  consumables: 'consumables',
  specifications: 'category_products',
  attributes: 'service_attributes',
} as const;
const itemList = ({ list }: { readonly list: keyof typeof ITEM_LISTS }) => ITEM_LISTS[list];

/** Companies and categories stand in trees, and each names its parent in its own way. */
const parent = ({ of }: { readonly of: string }): string =>
  of === 'company' ? 'account_type_company_id' : 'category_id';

export const OF_THE_CATALOGUE = {
  master_not_found: null,
  master_exists: null,
  master_retired: null,
  master_name_taken: 'name',
  master_in_use: null,
  parent_unknown: parent,
  under_itself: parent,
  too_deep: parent,
  item_unknown: itemList,
  item_name_taken: itemList,
  too_many_items: itemList,
  item_in_use: itemList,
  product_category_unknown: 'category_id',
  product_brand_unknown: 'brand_id',
  product_unit_unknown: 'unit_id',
  attribute_unknown: 'value_product',
  attribute_given_twice: 'value_product',
  attribute_value_missing: ({ attributeId }: { readonly attributeId: number }) =>
    `value_product.${attributeId}`,
  hsn_invalid: 'hsn',
  hsn_not_listed: 'hsn',
  gst_rate_unknown: 'gst_rate',
  gst_rate_not_in_force: 'gst_rate',
  product_income_account_unsuitable: 'income_account_id',
  opening_stock_of_unstocked: 'opening_quantity',
  uqc_unknown: 'uqc',
  service_category_unknown: 'category_id',
  not_a_service_category: 'sevice_category_id',
  service_product_unknown: 'product_id',
  asset_without_product: 'product_id',
  stock_without_name: 'name',
  asset_product_unknown: 'product_id',
  product_of_another_category: 'product_id',
  asset_account_unknown: 'account_id',
} as const;
