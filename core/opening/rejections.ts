import type { CalendarDate } from '../kernel/calendar-date.ts';

/** A line is an account of the call, from 1; a bill is one of that account's, from 1. */
type OfAccount<Kind extends string, More = object> = {
  readonly kind: Kind;
  readonly line: number;
  readonly name: string;
} & Readonly<More>;
type OfBill<Kind extends string, More = object> = OfAccount<
  Kind,
  { bill: number; number: string } & More
>;
/** The bill may be gone from the call, and then its line is. */
type OfSettledBill<Kind extends string, More = object> = {
  readonly kind: Kind;
  readonly line: number | null;
  readonly name: string;
  readonly number: string;
  /** What settled it so far, with the sign of the bill. */
  readonly settledPaise: number;
} & Readonly<More>;

/** In the order in which they are checked. */
export type OpeningRejection =
  | { readonly kind: 'opening_already_posted' }
  | { readonly kind: 'opening_not_posted' }
  | { readonly kind: 'opening_needs_first_day' }
  | {
      readonly kind: 'opening_day_out_of_range';
      readonly beginsOn: CalendarDate;
      readonly from: CalendarDate;
      readonly to: CalendarDate;
    }
  /** A day of the book itself is locked: its first period, or more. */
  | { readonly kind: 'opening_period_locked'; readonly lockedTo: CalendarDate }
  | { readonly kind: 'opening_is_empty' }
  | { readonly kind: 'opening_account_unknown'; readonly line: number; readonly accountId: number }
  | OfAccount<'opening_account_twice'>
  | OfAccount<'opening_account_not_open'>
  | OfAccount<'opening_of_difference'>
  | OfAccount<'opening_of_earlier_year', { beginsOn: CalendarDate }>
  | OfAccount<'opening_amount_out_of_range', { amountPaiseMax: number }>
  | OfAccount<'opening_bills_need_a_party'>
  | OfBill<'opening_bill_amount_out_of_range', { amountPaiseMax: number }>
  | OfBill<'opening_bill_number_twice'>
  | OfBill<'opening_bill_out_of_range', { billDate: string; from: string; to: string }>
  | OfBill<'opening_bill_due_too_early', { billDate: string; dueDate: string }>
  | { readonly kind: 'opening_total_too_large' }
  | { readonly kind: 'opening_product_unknown'; readonly line: number; readonly productId: number }
  | { readonly kind: 'opening_stock_twice'; readonly line: number; readonly productId: number }
  | OfBill<'opening_bill_unknown', { billId: number }>
  | OfSettledBill<'opening_bill_is_settled'>
  | OfSettledBill<'opening_bill_below_settled', { amountPaise: number }>;
