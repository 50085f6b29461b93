// The fields that the refusals of stock journals concern, for `places.ts`: by the path in the body,
// counted from 0 as those of wrong shapes are.
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
  stock_quantity_out_of_range: ofLine('quantity'),
  stock_product_unknown: ofLine('product_id'),
  stock_product_not_stocked: ofLine('product_id'),
  stock_value_not_taken: ofLine('value'),
  stock_value_out_of_range: ofLine('value'),
  stock_day_out_of_range: 'date',
  stock_day_before_book_begins: 'date',
  stock_period_locked: 'date',
  stock_policy_begins_with_a_year: 'from',
  stock_policy_of_locked_year: 'from',
  stock_method_of_unknown_product: 'product_id',
  stock_not_depreciated: 'depreciation',
  written_down_to_nil: 'depreciation.residual',
  asset_sold_before_use: 'depreciation.sale.date',
} as const;
