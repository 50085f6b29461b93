import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { DeductionRejection, SettledItemRejection } from '../settlement/index.ts';
import type { Use } from '../kernel/use.ts';
import type { GstinKind, LegalForm, Registration, RetentionHold } from '../tax/index.ts';
import type { RegisteredAs } from './supplier-shape.ts';

/** In the order in which they are checked. */
export type CustomerRejection =
  | { readonly kind: 'customer_not_found'; readonly customerId: number }
  | { readonly kind: 'supplier_not_found'; readonly customerId: number }
  | { readonly kind: 'party_is_supplier'; readonly customerId: number; readonly name: string }
  | { readonly kind: 'party_is_customer'; readonly customerId: number; readonly name: string }
  /** Not an open account under Sundry Creditors, or the ledger of another party. */
  | { readonly kind: 'supplier_account_unfit'; readonly accountId: number }
  | { readonly kind: 'supplier_without_bank'; readonly customerId: number }
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
  | { readonly kind: 'supplier_in_use'; readonly name: string; readonly uses: readonly Use[] }
  | { readonly kind: 'customer_in_use'; readonly name: string; readonly uses: readonly Use[] }
  | { readonly kind: 'customer_gstin_invalid'; readonly gstin: string }
  | { readonly kind: 'customer_needs_gstin'; readonly registration: string }
  | { readonly kind: 'customer_has_gstin'; readonly registration: string; readonly gstin: string }
  /** A number that its holder buys nothing under, or that is no registration. */
  | {
      readonly kind: 'customer_not_of_gstin';
      readonly registration: Registration;
      readonly gstin: string;
      readonly numberKind: GstinKind;
    }
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
  | { readonly kind: 'customer_phone_invalid'; readonly phone: string }
  /** Who is no regular dealer, or whose GSTIN is of another kind. */
  | {
      readonly kind: 'supplier_special_registration_unfit';
      readonly specialRegistration: RegisteredAs;
    }
  /** `line` counts the registrations, the certificates and so on from 1. */
  | {
      readonly kind: 'supplier_registration_invalid';
      readonly line: number;
      readonly gstin: string;
    }
  | {
      readonly kind: 'supplier_days_unfit';
      readonly of: 'registrations' | 'msme' | 'certificates';
      readonly line: number;
    }
  | {
      readonly kind: 'supplier_registration_of_other_state';
      readonly line: number;
      readonly gstin: string;
      readonly state: string;
    }
  | {
      readonly kind: 'supplier_registration_of_other_pan';
      readonly line: number;
      readonly gstin: string;
      readonly pan: string;
    }
  | { readonly kind: 'supplier_registration_twice'; readonly line: number; readonly gstin: string }
  /** Neither Income-tax Act has such a nature of payment. */
  | { readonly kind: 'supplier_tds_nature_unknown'; readonly nature: string }
  | { readonly kind: 'supplier_ifsc_invalid'; readonly ifsc: string }
  | { readonly kind: 'supplier_default_account_unfit'; readonly accountId: number }
  | { readonly kind: 'receipt_is_nothing' }
  | {
      readonly kind: 'receipt_in_the_future';
      readonly paidOn: CalendarDate;
      readonly today: CalendarDate;
    }
  | { readonly kind: 'receipt_account_unknown' }
  | DeductionRejection
  /** The tax inside an advance goes back when it is set against its own invoice. */
  | { readonly kind: 'advance_settles_nothing' }
  /** `line` counts the items that are to be settled, from 1. */
  | SettledItemRejection
  | { readonly kind: 'open_item_unknown'; readonly line: number }
  | { readonly kind: 'bill_is_a_draft'; readonly number: string }
  | { readonly kind: 'bill_is_cancelled'; readonly number: string }
  | { readonly kind: 'open_item_is_credit'; readonly line: number; readonly number: string }
  | {
      readonly kind: 'receipt_exceeded';
      readonly settledPaise: number;
      readonly amountPaise: number;
    }
  | { readonly kind: 'receipt_not_found'; readonly receiptId: number }
  | { readonly kind: 'receipt_already_reversed'; readonly number: string }
  | {
      readonly kind: 'receipt_is_allocated';
      readonly number: string;
      readonly allocatedPaise: number;
    }
  | { readonly kind: 'advance_hsn_invalid'; readonly hsn: string }
  | { readonly kind: 'advance_rate_unknown'; readonly rateBps: number }
  | { readonly kind: 'advance_place_unknown'; readonly placeOfSupply: string }
  | { readonly kind: 'customer_without_email'; readonly customerId: number }
  | { readonly kind: 'statement_email_not_found'; readonly emailId: number }
  | { readonly kind: 'nothing_to_remind_of' }
  | { readonly kind: 'refund_credit_not_found' }
  | { readonly kind: 'nothing_to_refund'; readonly number: string }
  | { readonly kind: 'refund_is_nothing' }
  | {
      readonly kind: 'refund_exceeds_credit';
      readonly amountPaise: number;
      readonly openPaise: number;
    }
  | { readonly kind: 'no_money_to_refund'; readonly number: string }
  | {
      readonly kind: 'refund_exceeds_money';
      readonly number: string;
      readonly amountPaise: number;
      readonly moneyPaise: number;
    }
  | {
      readonly kind: 'refund_in_the_future';
      readonly paidOn: CalendarDate;
      readonly today: CalendarDate;
    }
  | { readonly kind: 'refund_not_found'; readonly refundId: number }
  | { readonly kind: 'refund_already_reversed'; readonly number: string };
