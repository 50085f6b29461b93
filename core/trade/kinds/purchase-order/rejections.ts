import type { PurchaseBillRejection } from '../purchase-bill/rejections.ts';

/** In the order in which they are checked; what a bill refuses of its lines comes between. */
export type PurchaseOrderRejection =
  | { readonly kind: 'order_not_found'; readonly orderId: number }
  | { readonly kind: 'order_exists'; readonly orderId: number }
  | { readonly kind: 'order_is_cancelled'; readonly number: string | null }
  | { readonly kind: 'order_is_issued'; readonly number: string }
  | { readonly kind: 'order_is_a_draft' }
  /** Its bills are reversed first; of one that is billed in full nothing is left to close. */
  | { readonly kind: 'order_is_billed'; readonly number: string; readonly billNumber: string }
  /** Its notes of goods received are reversed first. */
  | {
      readonly kind: 'order_is_received';
      readonly number: string;
      readonly receiptNumber: string;
    }
  | PurchaseBillRejection
  | { readonly kind: 'order_of_the_future'; readonly orderedOn: string; readonly today: string }
  | {
      readonly kind: 'order_expected_before_its_date';
      readonly expectedOn: string;
      readonly orderedOn: string;
    }
  | { readonly kind: 'order_godown_unknown'; readonly godownId: number };
