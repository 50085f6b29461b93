// The status and the sentence of every refusal of orders to suppliers.
import type { PurchaseBillRejection, PurchaseOrderRejection } from '#core/trade/index.ts';
import { day } from './phrases.ts';

type Own = Exclude<PurchaseOrderRejection, PurchaseBillRejection>;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

export const PURCHASE_ORDER_STATUS = {
  order_not_found: { status: 404, title: 'Not Found' },
  order_exists: { status: 409, title: 'Order exists' },
  order_is_cancelled: { status: 409, title: 'Cancelled' },
  order_is_issued: { status: 409, title: 'Issued already' },
  order_is_a_draft: { status: 409, title: 'A draft still' },
  order_is_billed: { status: 409, title: 'Billed already' },
  order_is_received: { status: 409, title: 'Goods have come' },
  order_of_the_future: { status: 422, title: 'Order of the future' },
  order_expected_before_its_date: { status: 422, title: 'Expected too early' },
  order_godown_unknown: { status: 422, title: 'Unknown godown' },
} as const;

export const PURCHASE_ORDER_WORDS: Words = {
  order_not_found: () => 'There is no such order in this book.',
  order_exists: () => 'This order exists already.',
  order_is_cancelled: ({ number }) =>
    `${number ?? 'This draft'} is cancelled. Make a new order instead.`,
  order_is_issued: ({ number }) =>
    `${number} is issued and is never changed. Cancel it and make a new one instead.`,
  order_is_a_draft: () => 'This order is a draft. Issue it first.',
  order_is_billed: ({ number, billNumber }) =>
    `${billNumber} bills ${number}. Reverse that bill first.`,
  order_is_received: ({ number, receiptNumber }) =>
    `Goods of ${number} came by ${receiptNumber}. Reverse that note first, or close the order.`,
  order_of_the_future: ({ orderedOn }) =>
    `${day(orderedOn)} is in the future. Choose a day to today.`,
  order_expected_before_its_date: ({ expectedOn, orderedOn }) =>
    `It would be expected on ${day(expectedOn)}, before its own date, ${day(orderedOn)}.`,
  order_godown_unknown: () => 'Choose a godown of this book.',
};
