// The status and the sentence of every refusal of goods received notes.
import type { GoodsReceiptRejection, PurchaseBillRejection } from '#core/trade/index.ts';
import { day } from './phrases.ts';

type Own = Exclude<GoodsReceiptRejection, PurchaseBillRejection>;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

export const GOODS_RECEIPT_STATUS = {
  receipt_item_missing: { status: 422, title: 'Item missing' },
  receipt_quantity_missing: { status: 422, title: 'Quantity missing' },
  receipt_of_the_future: { status: 422, title: 'Receipt of the future' },
  receipt_before_book_begins: { status: 422, title: 'Before the book begins' },
  receipt_period_locked: { status: 409, title: 'Period locked' },
  receipt_is_billed: { status: 409, title: 'Billed already' },
} as const;

export const GOODS_RECEIPT_WORDS: Words = {
  receipt_item_missing: ({ line }) =>
    `Line ${line}: choose the item. Only goods are received before their bill.`,
  receipt_quantity_missing: ({ line }) => `Line ${line}: enter how many came.`,
  receipt_of_the_future: ({ postedOn }) =>
    `${day(postedOn)} is in the future. Choose a day to today.`,
  receipt_before_book_begins: ({ postedOn, beginsOn }) =>
    `${day(postedOn)} is before the book begins, on ${day(beginsOn)}.`,
  receipt_period_locked: ({ postedOn, lockedTo }) =>
    `${day(postedOn)} is locked: the book takes nothing up to ${day(lockedTo)}.`,
  receipt_is_billed: ({ number, billNumber }) =>
    `${billNumber} bills ${number}. Reverse that bill first.`,
};
