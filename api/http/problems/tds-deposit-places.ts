// The fields that the refusals of deposits of TDS concern, for `places.ts`.
export const OF_TDS_DEPOSITS = {
  tds_deposit_too_long: 'deductions',
  tds_deposit_of_the_future: 'deposited_on',
  tds_deposit_account_unfit: 'account_id',
  tds_deposit_is_nothing: 'deductions',
  tds_deposit_code_unknown: 'beyond',
  tds_deposit_month_in_the_future: 'beyond',
  tds_deposit_of_two_years: 'deductions',
  tds_deposit_deduction_twice: 'deductions',
  tds_deposit_deduction_unknown: 'deductions',
  tds_deposit_before_deduction: 'deposited_on',
  tds_deposit_exceeds_deduction: 'deductions',
} as const;
