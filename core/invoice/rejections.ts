import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { TaxRejection } from '../tax/index.ts';

/** In the order in which they are checked. */
export type InvoiceRejection =
  | { readonly kind: 'invoice_not_found'; readonly invoiceId: number }
  | { readonly kind: 'invoice_exists'; readonly invoiceId: number }
  | { readonly kind: 'invoice_is_issued'; readonly number: string }
  | { readonly kind: 'invoice_is_cancelled'; readonly number: string }
  | { readonly kind: 'invoice_is_a_draft'; readonly number: string }
  | { readonly kind: 'invoice_customer_unknown'; readonly customerId: number }
  | { readonly kind: 'invoice_customer_inactive'; readonly name: string }
  | { readonly kind: 'invoice_without_lines' }
  | { readonly kind: 'too_many_lines'; readonly count: number; readonly countMax: number }
  | { readonly kind: 'line_product_unknown'; readonly line: number; readonly productId: number }
  | { readonly kind: 'line_uqc_unknown'; readonly line: number; readonly uqc: string }
  | { readonly kind: 'line_hsn_invalid'; readonly line: number; readonly hsn: string }
  | { readonly kind: 'line_hsn_not_listed'; readonly line: number; readonly hsn: string }
  | {
      readonly kind: 'invoice_before_gst';
      readonly issueDate: CalendarDate;
      readonly from: CalendarDate;
    }
  | {
      readonly kind: 'issued_in_the_future';
      readonly issueDate: CalendarDate;
      readonly today: CalendarDate;
    }
  | {
      readonly kind: 'due_before_issue';
      readonly dueDate: CalendarDate;
      readonly issueDate: CalendarDate;
    }
  | TaxRejection
  | { readonly kind: 'line_amount_is_nothing'; readonly line: number }
  | { readonly kind: 'place_of_supply_unknown' }
  | { readonly kind: 'invoice_is_settled'; readonly number: string }
  | { readonly kind: 'nothing_is_due'; readonly number: string }
  | {
      readonly kind: 'payment_exceeds_balance_due';
      readonly amountPaise: number;
      readonly duePaise: number;
    }
  | { readonly kind: 'payment_is_nothing' }
  | {
      readonly kind: 'paid_in_the_future';
      readonly paidOn: CalendarDate;
      readonly today: CalendarDate;
    }
  | { readonly kind: 'money_account_unknown' }
  | { readonly kind: 'payment_not_found'; readonly paymentId: number }
  | { readonly kind: 'payment_already_reversed'; readonly paymentId: number }
  | { readonly kind: 'credit_not_found' }
  | {
      readonly kind: 'allocation_exceeds_credit';
      readonly amountPaise: number;
      readonly openPaise: number;
    }
  | { readonly kind: 'allocation_not_found'; readonly allocationId: number }
  | { readonly kind: 'allocation_already_reversed'; readonly allocationId: number }
  | {
      readonly kind: 'credit_note_before_invoice';
      readonly issueDate: CalendarDate;
      readonly invoiceDate: CalendarDate;
    }
  | {
      readonly kind: 'credit_note_too_late';
      readonly issueDate: CalendarDate;
      readonly until: CalendarDate;
    }
  | { readonly kind: 'credit_is_nothing' }
  | { readonly kind: 'email_missing' }
  | { readonly kind: 'email_not_found'; readonly emailId: number };
