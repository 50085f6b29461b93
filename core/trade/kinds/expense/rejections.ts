/** In the order in which they are checked; `line` counts from 1. */
export type ExpenseRejection =
  | { readonly kind: 'expense_too_long'; readonly count: number; readonly countMax: number }
  | {
      readonly kind: 'expense_of_the_future';
      readonly postedOn: string;
      readonly today: string;
    }
  | { readonly kind: 'expense_money_account_unfit' }
  | { readonly kind: 'expense_is_no_cheque' }
  | { readonly kind: 'expense_has_no_lines' }
  | { readonly kind: 'expense_account_unknown'; readonly line: number; readonly accountId: number }
  | { readonly kind: 'expense_account_not_open'; readonly line: number; readonly name: string }
  /** Money is spent on what a bill may be posted to: an expense, purchases or an asset. */
  | { readonly kind: 'expense_account_unfit'; readonly line: number; readonly name: string };
