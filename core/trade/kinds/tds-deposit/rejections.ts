/** In the order in which they are checked; `line` counts deductions from 1. */
export type TdsDepositRejection =
  | { readonly kind: 'tds_deposit_too_long'; readonly count: number; readonly countMax: number }
  | {
      readonly kind: 'tds_deposit_of_the_future';
      readonly postedOn: string;
      readonly today: string;
    }
  | { readonly kind: 'tds_deposit_account_unfit' }
  | { readonly kind: 'tds_deposit_is_nothing' }
  /** Of what is deducted in no bill: a code that no Act has, counted from 1. */
  | { readonly kind: 'tds_deposit_code_unknown'; readonly line: number; readonly code: string }
  | {
      readonly kind: 'tds_deposit_month_in_the_future';
      readonly line: number;
      readonly postedOn: string;
    }
  | { readonly kind: 'tds_deposit_deduction_twice'; readonly line: number }
  /** No posted bill of the book that had tax deducted. */
  | { readonly kind: 'tds_deposit_deduction_unknown'; readonly line: number }
  | {
      readonly kind: 'tds_deposit_before_deduction';
      readonly line: number;
      readonly billNumber: string;
      readonly deductedOn: string;
    }
  | {
      readonly kind: 'tds_deposit_exceeds_deduction';
      readonly line: number;
      readonly billNumber: string;
      /** What of it is not deposited so far. */
      readonly openPaise: number;
    }
  /** A challan is of one tax year. */
  | { readonly kind: 'tds_deposit_of_two_years'; readonly years: readonly string[] };
