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

/** Ways to pay were kept so before payments had rules: what a log has of them is still read. */
const KINDS: ReadonlySet<string> = new Set([...RECORD_KINDS, 'payment-method']);

/** @returns whether a stream of this category is a plain record's. */
export const isRecordKind = (category: string): category is RecordKind => KINDS.has(category);
