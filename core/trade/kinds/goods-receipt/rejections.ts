import type { PurchaseBillRejection } from '../purchase-bill/rejections.ts';

/** In the order in which they are checked; what a bill refuses of its lines comes between. */
export type GoodsReceiptRejection =
  | PurchaseBillRejection
  /** Services come with their bill. */
  | { readonly kind: 'receipt_item_missing'; readonly line: number }
  | { readonly kind: 'receipt_quantity_missing'; readonly line: number }
  | { readonly kind: 'receipt_of_the_future'; readonly postedOn: string; readonly today: string }
  | {
      readonly kind: 'receipt_before_book_begins';
      readonly postedOn: string;
      readonly beginsOn: string;
    }
  | {
      readonly kind: 'receipt_period_locked';
      readonly postedOn: string;
      readonly lockedTo: string;
    }
  /** Its bills are reversed first. */
  | {
      readonly kind: 'receipt_is_billed';
      readonly number: string;
      readonly billNumber: string;
    };
