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
  /** Rule 42 has a working sheet in place of bills, and no other rule has one. */
  | { readonly kind: 'credit_sheet_unfit'; readonly rule: string }
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
  /** Neither the days of a GSTR-3B, by how the book files, nor those of a financial year. */
  | { readonly kind: 'credit_sheet_days_unknown'; readonly from: string; readonly to: string }
  /** What the rules take of some days is known once they are over. */
  | { readonly kind: 'credit_sheet_not_over'; readonly to: string }
  /** It stands in the return of its days or a later one, that of a year in one after the year. */
  | {
      readonly kind: 'credit_sheet_return_too_early';
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'credit_sheet_posted'; readonly number: string }
  /** The year is made up already. */
  | { readonly kind: 'credit_sheet_year_stands'; readonly number: string }
  | { readonly kind: 'credit_move_is_nothing' }
  /** Something was posted since the person saw the sheet. */
  | {
      readonly kind: 'credit_sheet_changed';
      readonly shownPaise: number;
      readonly totalPaise: number;
    }
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
