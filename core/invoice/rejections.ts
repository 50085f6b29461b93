import type { CalendarDate } from '../kernel/calendar-date.ts';
import type {
  GstinKind,
  Registration,
  ReturnKind,
  ReturnPeriod,
  ServiceNature,
  TaxRejection,
} from '../tax/index.ts';
import type { RegisteringRejection } from './registering/registering-rejections.ts';
import type { Particular } from './terms.ts';

export type MissingParticular = {
  readonly particular: Particular;
  /** From 1; null where it is no line's. */
  readonly line: number | null;
  /** The least digits of an HSN. */
  readonly digits: number | null;
  /** Whether it may be left out with a reason. */
  readonly overridable: boolean;
};

/** How an invoice is given back that is not cancelled any more. */
export type OpenWay =
  | { readonly way: 'credit-note'; readonly until: CalendarDate | null }
  | { readonly way: 'credit-note-without-gst'; readonly since: CalendarDate };

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
  /** Only goods of a product lie in a godown, of a note only what comes back. */
  | {
      readonly kind: 'line_without_goods';
      readonly line: number;
      readonly of: 'godown' | 'batch';
    }
  | { readonly kind: 'line_godown_unknown'; readonly line: number; readonly godownId: number }
  | { readonly kind: 'line_batch_unknown'; readonly line: number; readonly batch: string }
  | { readonly kind: 'line_uqc_unknown'; readonly line: number; readonly uqc: string }
  | { readonly kind: 'line_hsn_invalid'; readonly line: number; readonly hsn: string }
  | { readonly kind: 'line_hsn_not_listed'; readonly line: number; readonly hsn: string }
  | { readonly kind: 'line_nature_of_goods'; readonly line: number; readonly hsn: string }
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
  /** Neither a rate, nor why it bears no tax, nor a product with a rate on the day. */
  | { readonly kind: 'line_rate_missing'; readonly line: number }
  | { readonly kind: 'rate_without_gstin'; readonly line: number; readonly rateBps: number }
  | { readonly kind: 'deemed_export_of_service'; readonly line: number }
  | {
      readonly kind: 'line_nature_against_code';
      readonly line: number;
      readonly hsn: string;
      /** What the code lets the service be. */
      readonly natures: readonly ServiceNature[];
      /** Of the IGST Act. */
      readonly section: string;
    }
  | {
      readonly kind: 'line_nature_missing';
      readonly line: number;
      readonly hsn: string;
      readonly among: readonly ServiceNature[];
    }
  | {
      readonly kind: 'buyer_not_of_gstin';
      readonly name: string;
      readonly registration: Registration;
      readonly numberKind: GstinKind;
    }
  /** All that is missing at once. */
  | { readonly kind: 'particulars_missing'; readonly missing: readonly MissingParticular[] }
  | { readonly kind: 'service_place_unknown'; readonly servicePlace: string }
  | { readonly kind: 'lines_end_apart'; readonly line: number; readonly other: number }
  | { readonly kind: 'buyer_country_missing'; readonly name: string }
  | { readonly kind: 'buyer_state_missing'; readonly name: string }
  | {
      readonly kind: 'service_place_missing';
      readonly nature: ServiceNature;
    }
  | { readonly kind: 'place_of_supply_unknown' }
  | { readonly kind: 'undertaking_missing'; readonly on: CalendarDate }
  | { readonly kind: 'invoice_is_settled'; readonly number: string }
  | {
      readonly kind: 'cancel_in_locked_period';
      readonly number: string;
      readonly issueDate: CalendarDate;
      readonly lockedTo: CalendarDate;
      readonly instead: OpenWay;
    }
  | {
      readonly kind: 'cancel_in_filed_period';
      readonly number: string;
      readonly issueDate: CalendarDate;
      readonly returnKind: ReturnKind;
      readonly period: ReturnPeriod;
      readonly arn: string;
      readonly filedOn: CalendarDate;
      readonly instead: OpenWay;
    }
  | {
      readonly kind: 'cancel_past_credit_limit';
      readonly number: string;
      readonly until: CalendarDate;
      readonly instead: OpenWay;
    }
  /** Asks for a confirmation: what was due may have been filed without a mark here. */
  | {
      readonly kind: 'cancel_past_due_date';
      readonly number: string;
      readonly returnKind: ReturnKind;
      readonly period: ReturnPeriod;
      readonly dueOn: CalendarDate;
    }
  /** Dated in a period whose GSTR-1 is filed. */
  | {
      readonly kind: 'document_in_filed_period';
      readonly date: CalendarDate;
      readonly period: ReturnPeriod;
      readonly arn: string;
      readonly filedOn: CalendarDate;
    }
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
  /** Until null: no tax was charged, and every note of it is without. */
  | {
      readonly kind: 'credit_note_takes_gst_along';
      readonly issueDate: CalendarDate;
      readonly until: CalendarDate | null;
    }
  | { readonly kind: 'credited_without_gst'; readonly number: string }
  | { readonly kind: 'credit_is_nothing' }
  | {
      readonly kind: 'credit_reaches_debit_note';
      readonly line: number;
      /** Of what the invoice itself charged on the line, before tax. */
      readonly leftPaise: number;
      readonly note: string;
    }
  | { readonly kind: 'credit_note_not_found'; readonly creditNoteId: number }
  | { readonly kind: 'credit_note_already_reversed'; readonly number: string }
  | {
      readonly kind: 'credit_note_is_refunded';
      readonly number: string;
      readonly refund: string;
    }
  | {
      readonly kind: 'debit_note_before_invoice';
      readonly issueDate: CalendarDate;
      readonly invoiceDate: CalendarDate;
    }
  | { readonly kind: 'debit_line_unknown'; readonly line: number; readonly lines: number }
  | { readonly kind: 'debit_is_nothing' }
  | { readonly kind: 'debit_note_not_found'; readonly debitNoteId: number }
  | { readonly kind: 'debit_note_already_reversed'; readonly number: string }
  | { readonly kind: 'invoice_has_debit_note'; readonly number: string; readonly note: string }
  | RegisteringRejection
  | { readonly kind: 'email_missing' }
  | { readonly kind: 'email_not_found'; readonly emailId: number };
