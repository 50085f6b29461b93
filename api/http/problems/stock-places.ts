// The fields that the refusals of goods, stock journals, statements, ratios and fixed assets
// concern, for `places.ts`: by the path in the body, counted from 0 as those of wrong shapes are.
const ofLine =
  (field: string) =>
  ({ line }: { readonly line: number }): string =>
    `lines.${line - 1}.${field}`;

export const OF_STOCK = {
  stock_journal_exists: null,
  stock_journal_not_found: null,
  stock_journal_already_reversed: null,
  stock_journal_is_empty: 'lines',
  stock_journal_too_long: 'lines',
  stock_narration_too_long: 'narration',
  stock_line_does_not_fit: ofLine('direction'),
  stock_quantity_out_of_range: ofLine('quantity'),
  stock_product_unknown: ofLine('product_id'),
  stock_product_not_stocked: ofLine('product_id'),
  stock_godown_unknown: ofLine('godown_id'),
  stock_batch_without_number: ofLine('batch'),
  stock_batch_dates_not_taken: ofLine('expires_on'),
  stock_batch_expires_before_made: ofLine('expires_on'),
  stock_batch_unknown: ofLine('batch'),
  stock_counted_twice: ofLine('product_id'),
  stock_value_not_taken: ofLine('value'),
  stock_value_out_of_range: ofLine('value'),
  stock_day_out_of_range: 'date',
  stock_day_before_book_begins: 'date',
  stock_period_locked: 'date',
  stock_below_nil: null,
  lost_credit_differs: 'credit',
  line_without_goods: ({ of }: { readonly of: 'godown' | 'batch' }): string =>
    of === 'godown' ? 'godown_id' : 'batch',
  line_godown_unknown: 'godown_id',
  line_batch_unknown: 'batch',
  stock_policy_begins_with_a_year: 'from',
  stock_policy_of_locked_year: 'from',
  stock_method_of_unknown_product: 'product_id',
  perpetual_by_yearly_average: 'method',
  stock_run_in_the_future: 'through',
  stock_run_of_periodic_year: 'through',
  stock_run_period_locked: 'through',
  later_stock_run_stands: 'through',
  nothing_to_post_of_stock: 'through',
  stock_run_differs: 'to_post',
  stock_account_elsewhere: null,
  stock_run_too_large: 'through',
  stock_run_not_found: null,
  stock_run_undone: null,
  statement_line_day_out_of_range: 'from',
  statement_line_of_locked_day: 'from',
  statement_line_account_unknown: 'account_id',
  statement_line_does_not_fit: 'line',
  statement_line_as_before: 'line',
  ratio_unknown: 'ratio',
  ageing_days_unfit: 'days',
  share_capital_day_out_of_range: 'from',
  share_capital_of_locked_day: 'from',
  diluted_shares_too_few: 'diluted_shares',
  ratio_period_ends_before_it_begins: 'to',
  asset_disposal_stands: 'depreciation',
  stock_not_depreciated: 'depreciation',
  written_down_to_nil: 'depreciation.residual',
  asset_sold_before_use: 'depreciation.sale.date',
  extra_shift_not_allowed: 'depreciation.shifts',
  extra_shifts_overlap: 'depreciation.shifts',
  asset_bill_line_unknown: 'depreciation.bought',
} as const;

/** Of partners' terms and of dividing a profit. */
const OF_APPROPRIATIONS = {
  partner_named_twice: ({ line }: { readonly line: number }): string => `partners.${line - 1}.name`,
  partner_account_unfit: (refusal: {
    readonly line: number;
    readonly of: 'capital' | 'current';
  }): string => `partners.${refusal.line - 1}.${refusal.of}_account_id`,
  partners_without_shares: 'partners',
  terms_of_appropriated_year: 'from',
  appropriation_of_firms_alone: null,
  appropriation_period_locked: 'year',
  profit_already_appropriated: 'year',
  partnership_terms_missing: 'year',
  partners_pay_unclear: 'year',
  appropriation_in_the_future: 'year',
  nothing_to_appropriate: 'year',
  appropriation_differs: 'profit',
} as const;

/** Of depreciation runs and disposals, and of dividing a profit. */
export const OF_ASSET_POSTINGS = {
  ...OF_APPROPRIATIONS,
  depreciation_basis_in_use: 'basis',
  class_account_unknown: ({ line }: { readonly line: number }): string =>
    `class_accounts.${line - 1}.account_id`,
  depreciation_in_the_future: ['through', 'date'],
  asset_period_locked: ['through', 'date'],
  tax_depreciation_by_year: 'through',
  later_depreciation_stands: 'through',
  nothing_to_depreciate: 'through',
  depreciation_differs: 'to_post',
  asset_without_account: 'asset_id',
  depreciation_too_large: null,
  depreciation_run_not_found: null,
  depreciation_run_undone: null,
  asset_not_in_register: 'asset_id',
  asset_already_sold: 'asset_id',
  asset_disposed_before_use: 'date',
  proceeds_need_an_account: 'account_id',
  proceeds_account_unknown: 'account_id',
  asset_disposal_not_found: null,
  asset_disposal_undone: null,
} as const;
