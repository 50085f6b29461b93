import type { BillTaxHead } from '../purchase-bill/price.ts';

/** Of a bill that is named, counted from 1. */
type OfBill<Kind extends string, More = object> = {
  readonly kind: Kind;
  readonly line: number;
  readonly billNumber: string;
} & Readonly<More>;

/** In the order in which they are checked; they are the same of both twins. */
export type CreditMoveRejection =
  | { readonly kind: 'credit_move_too_long'; readonly count: number; readonly countMax: number }
  | {
      readonly kind: 'credit_move_of_the_future';
      readonly postedOn: string;
      readonly today: string;
    }
  /** No span of GSTR-3B, by how the book files. */
  | { readonly kind: 'credit_return_unknown'; readonly from: string; readonly to: string }
  /** Its days begin after the entry. */
  | {
      readonly kind: 'credit_return_not_begun';
      readonly from: string;
      readonly to: string;
      readonly postedOn: string;
    }
  | {
      readonly kind: 'credit_return_is_filed';
      readonly from: string;
      readonly to: string;
      readonly arn: string;
      readonly filedOn: string;
    }
  /** Section 17(5) has its clause, and no rule has one. */
  | { readonly kind: 'credit_clause_unfit'; readonly rule: string; readonly clause: string | null }
  /** Credit that is lost goes to a cost or an asset that is open. */
  | { readonly kind: 'credit_cost_account_unfit' }
  | { readonly kind: 'credit_move_is_nothing' }
  | { readonly kind: 'credit_bill_twice'; readonly line: number }
  /** No bill of the book that stands. */
  | { readonly kind: 'credit_bill_unknown'; readonly line: number }
  | OfBill<'credit_of_bill_is_nothing'>
  | OfBill<'credit_move_before_bill', { postedOn: string; billPostedOn: string }>
  /** Rule 37 reverses in no return that ends within the 180 days. */
  | OfBill<'credit_days_are_not_over', { payableBy: string }>
  | OfBill<'credit_exceeds_reversible', { head: BillTaxHead; leftPaise: number }>
  | OfBill<'credit_reclaimed_before_reversal', { reversedOn: string }>
  | OfBill<'credit_exceeds_reclaimable', { head: BillTaxHead; leftPaise: number }>
  /** Of a reversal that is taken back: what was claimed again of it is taken back before. */
  | { readonly kind: 'credit_is_reclaimed'; readonly billNumber: string };
