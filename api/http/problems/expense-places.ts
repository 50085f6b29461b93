// The fields that the refusals of expenses without a supplier concern, for `places.ts`.
export const OF_EXPENSES = {
  expense_too_long: 'items',
  expense_of_the_future: 'paid_on',
  expense_money_account_unfit: 'money_account_id',
  expense_is_no_cheque: 'cheque_number',
  expense_has_no_lines: 'items',
  expense_account_unknown: 'account_id',
  expense_account_not_open: 'account_id',
  expense_account_unfit: 'account_id',
} as const;
