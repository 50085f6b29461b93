import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { Use } from '../kernel/use.ts';
import type { RetentionHold, LegalForm } from '../tax/index.ts';

/** In the order in which they are checked. */
export type CustomerRejection =
  | { readonly kind: 'customer_not_found'; readonly customerId: number }
  | { readonly kind: 'customer_exists'; readonly customerId: number }
  | { readonly kind: 'customer_erased'; readonly customerId: number }
  | {
      readonly kind: 'customer_kept';
      readonly customerId: number;
      readonly kept: RetentionHold;
      /** Whether the book has said which law it falls under. */
      readonly legalForm: LegalForm;
    }
  | { readonly kind: 'erasure_not_asked'; readonly customerId: number }
  | { readonly kind: 'customer_in_use'; readonly name: string; readonly uses: readonly Use[] }
  | { readonly kind: 'customer_gstin_invalid'; readonly gstin: string }
  | { readonly kind: 'customer_needs_gstin'; readonly registration: string }
  | { readonly kind: 'customer_has_gstin'; readonly registration: string; readonly gstin: string }
  | {
      readonly kind: 'customer_state_not_of_gstin';
      readonly stateCode: string;
      readonly gstin: string;
    }
  | { readonly kind: 'customer_pan_not_of_gstin'; readonly pan: string; readonly gstin: string }
  | { readonly kind: 'customer_pan_invalid'; readonly pan: string }
  | { readonly kind: 'customer_state_unknown'; readonly stateCode: string }
  | { readonly kind: 'customer_abroad_at_home'; readonly country: string }
  | { readonly kind: 'customer_pincode_invalid'; readonly pincode: string }
  | { readonly kind: 'receipt_is_nothing' }
  | {
      readonly kind: 'receipt_in_the_future';
      readonly paidOn: CalendarDate;
      readonly today: CalendarDate;
    }
  | { readonly kind: 'receipt_account_unknown' }
  | { readonly kind: 'receipt_not_found'; readonly receiptId: number }
  | { readonly kind: 'receipt_already_reversed'; readonly number: string }
  | {
      readonly kind: 'receipt_is_allocated';
      readonly number: string;
      readonly allocatedPaise: number;
    };
