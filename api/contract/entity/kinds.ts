// The kinds of record that have names on the wire: the generic calls keep them, and a change of the
// books names those that it touched.

/** The kinds of the specification's local cache, by their names on the wire. */
export const ENTITY_KINDS = [
  'account',
  'account_attribute',
  'account_attribute_value',
  'account_type',
  'account_type_company',
  'active_role',
  'bill',
  'book',
  'book_asset',
  'book_attribute',
  'book_detail',
  'book_stock',
  'brand',
  'category',
  'category_asset',
  'category_product',
  'client',
  'consumable',
  'gstn',
  'invoice',
  'invoice_item',
  'journal',
  'journal_detail',
  'order',
  'order_item',
  'payment',
  'payment_method',
  'photo',
  'product',
  'product_compatible',
  'record_asset',
  'record_asset_use',
  'record_stock',
  'role',
  'service',
  'service_attribute',
  'service_attribute_value',
  'service_plan',
  'service_plan_price',
  'subscription',
  'unit',
  'user',
  'value_asset',
  'value_product',
] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

const KINDS: ReadonlySet<string> = new Set(ENTITY_KINDS);
export const isEntityKind = (kind: string): kind is EntityKind => KINDS.has(kind);
