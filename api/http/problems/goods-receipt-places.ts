// The fields that the refusals of goods received notes concern, for `places.ts`.
export const OF_GOODS_RECEIPTS = {
  receipt_item_missing: 'product_id',
  receipt_quantity_missing: 'quantity',
  receipt_of_the_future: 'received_on',
  receipt_before_book_begins: 'received_on',
  receipt_period_locked: ['received_on', 'date'],
  receipt_is_billed: null,
} as const;
