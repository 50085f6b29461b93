import type { BlockedClause, NotKeptYet } from '../../terms.ts';

/** In the order in which they are checked; `line` counts from 1. */
export type PurchaseBillRejection =
  | { readonly kind: 'bill_too_long'; readonly count: number; readonly countMax: number }
  | { readonly kind: 'bill_quantity_out_of_range'; readonly line: number }
  | {
      readonly kind: 'bill_amount_out_of_range';
      readonly line: number;
      readonly amountPaiseMax: number;
    }
  | { readonly kind: 'bill_batch_without_number'; readonly line: number }
  | {
      readonly kind: 'bill_batch_expires_before_made';
      readonly line: number;
      readonly manufacturedOn: string;
    }
  | { readonly kind: 'bill_supplier_missing' }
  | { readonly kind: 'bill_supplier_unknown'; readonly accountId: number }
  | { readonly kind: 'bill_supplier_not_open'; readonly name: string }
  /** Only an account under Sundry Creditors is a supplier's. */
  | { readonly kind: 'bill_supplier_is_no_creditor'; readonly name: string }
  | {
      readonly kind: 'bill_asks_what_is_not_kept';
      readonly what: NotKeptYet;
      readonly line: number | null;
    }
  | { readonly kind: 'bill_number_missing' }
  /** CGST Rule 46(b): a registered supplier in India has 16 characters. */
  | {
      readonly kind: 'bill_number_too_long';
      readonly length: number;
      readonly lengthMax: number;
    }
  | { readonly kind: 'bill_date_missing' }
  | { readonly kind: 'bill_of_the_future'; readonly billDate: string; readonly today: string }
  | {
      readonly kind: 'bill_posted_before_its_date';
      readonly postedOn: string;
      readonly billDate: string;
    }
  | {
      readonly kind: 'bill_due_before_its_date';
      readonly dueDate: string;
      readonly billDate: string;
    }
  | {
      readonly kind: 'bill_received_in_the_future';
      readonly receivedOn: string;
      readonly today: string;
    }
  | { readonly kind: 'bill_has_no_lines' }
  | { readonly kind: 'bill_line_has_no_value'; readonly line: number }
  | { readonly kind: 'bill_account_missing'; readonly line: number }
  | { readonly kind: 'bill_account_unknown'; readonly line: number; readonly accountId: number }
  | { readonly kind: 'bill_account_not_open'; readonly line: number; readonly name: string }
  /** A line is posted to what was bought: an expense, purchases or an asset. */
  | { readonly kind: 'bill_account_unfit'; readonly line: number; readonly name: string }
  | { readonly kind: 'bill_product_unknown'; readonly line: number; readonly productId: number }
  | { readonly kind: 'bill_quantity_missing'; readonly line: number; readonly name: string }
  | { readonly kind: 'bill_godown_unknown'; readonly line: number; readonly godownId: number }
  | { readonly kind: 'bill_clause_missing'; readonly line: number }
  | {
      readonly kind: 'bill_clause_not_taken';
      readonly line: number;
      readonly clause: BlockedClause;
    }
  | { readonly kind: 'bill_share_missing'; readonly line: number }
  | { readonly kind: 'bill_share_not_taken'; readonly line: number }
  /** A composition dealer and who is not registered charge no tax. */
  | { readonly kind: 'bill_supplier_charges_no_tax'; readonly line: number; readonly name: string }
  | { readonly kind: 'bill_place_unknown'; readonly placeOfSupply: string }
  | {
      readonly kind: 'bill_total_differs';
      readonly totalPaise: number;
      readonly sumPaise: number;
      /** Given, or 0 where it is left to the total. */
      readonly roundOffPaise: number;
    }
  | { readonly kind: 'bill_comes_to_nothing' }
  | {
      readonly kind: 'credit_period_unknown';
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'credit_period_too_early';
      readonly to: string;
      /** The later of posting and receipt; null: the goods are not received. */
      readonly earliest: string | null;
    }
  | { readonly kind: 'credit_period_filed'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'bill_entered_already';
      readonly billNumber: string;
      readonly documentId: number;
      readonly number: string;
      readonly billDate: string;
    };
