// The kinds of plain record: those of which the specification shows no fields. Each has a name and
// whatever further fields a program gives it; a kind that gets rules leaves this list.

/** As streams name them: `book-attribute-17`. */
export const RECORD_KINDS = [
  'account-attribute',
  'account-attribute-value',
  'bill',
  'book-attribute',
  'book-detail',
  'gstn',
  'order',
  'order-item',
  'payment-method',
  'photo',
  'product-compatible',
  'record-asset',
  'record-asset-use',
  'record-stock',
  'service-attribute-value',
  'service-plan',
  'service-plan-price',
  'subscription',
  'value-asset',
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

const KINDS: ReadonlySet<string> = new Set(RECORD_KINDS);

/** @returns whether a stream of this category is a plain record's. */
export const isRecordKind = (category: string): category is RecordKind => KINDS.has(category);
