import type { ProductNarrowing } from './queries.ts';

/** What a product is or lacks, as a filter says it. */
export const ONLY_WORDS = {
  stocked: 'Kept in stock',
  'without-price': 'Without a price',
  'without-hsn': 'Without HSN or SAC',
  'without-rate': 'Without a GST rate',
} as const satisfies Record<NonNullable<ProductNarrowing['only']>, string>;

export const PRODUCT_STATUSES = {
  enabled: 'Offered',
  disabled: 'Disabled',
  retired: 'Retired',
} as const satisfies Record<NonNullable<ProductNarrowing['status']>, string>;
