/** In the order in which they are checked. */
export type SettlementRejection =
  /** What settles an invoice is allocated to it, so that the invoice knows. */
  | { readonly kind: 'invoice_is_settled_there' }
  | { readonly kind: 'item_not_found' }
  | { readonly kind: 'item_is_settled'; readonly number: string }
  /** Its tax goes back with it, which a settlement cannot say: it is allocated or refunded. */
  | { readonly kind: 'advance_holds_tax'; readonly number: string }
  /** A bill does not settle a bill, nor money money. */
  | { readonly kind: 'items_of_one_side' }
  | { readonly kind: 'settlement_is_nothing' }
  | {
      readonly kind: 'settlement_exceeds_item';
      readonly amountPaise: number;
      readonly openPaise: number;
    }
  | { readonly kind: 'settlement_not_found'; readonly settlementId: number }
  | { readonly kind: 'settlement_already_reversed'; readonly settlementId: number };
