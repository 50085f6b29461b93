// The fields that the refusals of opening balances concern, for `places.ts`: by the path in the
// body, counted from 0 as those of wrong shapes are.
type OfLine = { readonly line: number };
type OfBill = OfLine & { readonly bill: number };

const ofAccount =
  (field: string) =>
  ({ line }: OfLine): string =>
    `accounts.${line - 1}.${field}`;
const ofBill =
  (field: string) =>
  ({ line, bill }: OfBill): string =>
    `accounts.${line - 1}.bills.${bill - 1}.${field}`;
const ofStock = ({ line }: OfLine): string => `stock.${line - 1}.product_id`;

export const OF_OPENINGS = {
  opening_already_posted: null,
  opening_not_posted: null,
  opening_needs_first_day: 'begins_on',
  opening_day_out_of_range: 'begins_on',
  opening_period_locked: null,
  opening_is_empty: 'accounts',
  opening_account_unknown: ofAccount('account_id'),
  opening_account_twice: ofAccount('account_id'),
  opening_account_not_open: ofAccount('account_id'),
  opening_of_difference: ofAccount('account_id'),
  opening_of_earlier_year: ofAccount('balance'),
  opening_amount_out_of_range: ofAccount('balance'),
  opening_bills_need_a_party: ofAccount('bills'),
  opening_bill_amount_out_of_range: ofBill('amount'),
  opening_bill_number_twice: ofBill('number'),
  opening_bill_out_of_range: ofBill('date'),
  opening_bill_due_too_early: ofBill('due_date'),
  opening_total_too_large: 'accounts',
  opening_product_unknown: ofStock,
  opening_stock_twice: ofStock,
  opening_bill_unknown: ofBill('id'),
  opening_bill_is_settled: 'accounts',
  opening_bill_below_settled: 'accounts',
} as const;
