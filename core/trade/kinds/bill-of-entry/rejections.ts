import type { BilledLineRejection, CreditMovedRejection } from '../purchase-bill/rejections.ts';

/** In the order in which they are checked; `line` and `bill` count from 1. */
export type BillOfEntryRejection =
  | { readonly kind: 'entry_too_long'; readonly count: number; readonly countMax: number }
  | {
      readonly kind: 'entry_amount_out_of_range';
      readonly line: number;
      readonly amountPaiseMax: number;
    }
  | { readonly kind: 'entry_port_missing' }
  /** Six characters of GST’s list of ports: IN, three letters, and one more. */
  | { readonly kind: 'entry_port_unknown'; readonly portCode: string }
  | { readonly kind: 'entry_number_missing' }
  | { readonly kind: 'entry_number_too_long'; readonly length: number; readonly lengthMax: number }
  | { readonly kind: 'entry_date_missing' }
  | { readonly kind: 'entry_of_the_future'; readonly billDate: string; readonly today: string }
  | {
      readonly kind: 'entry_posted_before_its_date';
      readonly postedOn: string;
      readonly billDate: string;
    }
  | {
      readonly kind: 'entry_posted_in_the_future';
      readonly postedOn: string;
      readonly today: string;
    }
  | {
      readonly kind: 'entry_received_in_the_future';
      readonly receivedOn: string;
      readonly today: string;
    }
  | { readonly kind: 'entry_bill_twice'; readonly bill: number }
  /** No bill of the book that stands. */
  | { readonly kind: 'entry_bill_unknown'; readonly bill: number }
  | { readonly kind: 'entry_bill_is_no_import'; readonly bill: number; readonly billNumber: string }
  /** What other bills of entry have of its goods, they have. */
  | {
      readonly kind: 'entry_covers_more_than_bill';
      readonly bill: number;
      readonly billNumber: string;
      readonly leftPaise: number;
    }
  | { readonly kind: 'entry_covers_nothing'; readonly bill: number; readonly billNumber: string }
  | { readonly kind: 'entry_has_no_lines' }
  | { readonly kind: 'entry_line_has_no_value'; readonly line: number }
  /** Basic duty is given by its rate or as an amount. */
  | { readonly kind: 'entry_duty_missing'; readonly line: number }
  | BilledLineRejection
  | { readonly kind: 'entry_line_of_other_bill'; readonly line: number }
  | CreditMovedRejection
  /** Customs gives a number once at a port: nobody enters it again. */
  | {
      readonly kind: 'entry_entered_already';
      readonly portCode: string;
      readonly billNumber: string;
      readonly documentId: number;
      readonly number: string;
      readonly billDate: string;
    }
  | { readonly kind: 'entry_comes_to_nothing' }
  | { readonly kind: 'entry_is_paid'; readonly billNumber: string; readonly paidOn: string }
  | { readonly kind: 'entry_is_not_paid'; readonly billNumber: string }
  | {
      readonly kind: 'entry_paid_in_the_future';
      readonly paidOn: string;
      readonly today: string;
    }
  /** The payment is reversed on its day or a later one. */
  | {
      readonly kind: 'entry_payment_reversed_before_it';
      readonly reversedOn: string;
      readonly paidOn: string;
    }
  /** Duty is paid out of cash or a bank that is open. */
  | { readonly kind: 'entry_money_account_unfit' };
