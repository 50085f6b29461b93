// The fields that the refusals of orders to suppliers concern, for `places.ts`.
export const OF_PURCHASE_ORDERS = {
  order_not_found: null,
  order_exists: null,
  order_is_cancelled: null,
  order_is_issued: null,
  order_is_a_draft: null,
  order_is_billed: null,
  order_is_received: null,
  order_of_the_future: 'ordered_on',
  order_expected_before_its_date: 'expected_on',
  order_godown_unknown: 'godown_id',
} as const;
