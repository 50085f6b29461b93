import type { TradeStatus } from '../../terms.ts';

/** In the order in which they are checked. */
export type SelfInvoiceRejection =
  | { readonly kind: 'self_invoice_bill_unknown'; readonly billId: number }
  | { readonly kind: 'self_invoice_bill_not_posted'; readonly status: TradeStatus }
  | { readonly kind: 'self_invoice_without_reverse_charge'; readonly billNumber: string }
  /** A registered supplier makes the invoice itself, also of what is under reverse charge. */
  | {
      readonly kind: 'self_invoice_of_registered';
      readonly billNumber: string;
      readonly gstin: string;
    }
  | { readonly kind: 'self_invoice_exists'; readonly number: string; readonly date: string }
  | {
      readonly kind: 'self_invoice_of_the_future';
      readonly date: string;
      readonly today: string;
    }
  | {
      readonly kind: 'self_invoice_before_receipt';
      readonly date: string;
      readonly receivedOn: string;
    }
  /** Dated where table 13 of GSTR-1 is filed. */
  | {
      readonly kind: 'self_invoice_in_filed_period';
      readonly date: string;
      readonly period: string;
      readonly arn: string;
      readonly filedOn: string;
    }
  | { readonly kind: 'self_invoice_missing' }
  /** What was reported goes with its bill alone. */
  | {
      readonly kind: 'self_invoice_reported';
      readonly number: string;
      readonly period: string;
      readonly arn: string;
      readonly filedOn: string;
    };

/** In the order in which they are checked. */
export type PaymentVoucherRejection =
  | { readonly kind: 'payment_voucher_payment_unknown'; readonly paymentId: number }
  | { readonly kind: 'payment_voucher_payment_not_posted'; readonly status: TradeStatus }
  /** Of all that it settles under reverse charge so far. */
  | { readonly kind: 'payment_voucher_exists'; readonly number: string }
  /** It settles no bill of which the buyer pays the tax. */
  | { readonly kind: 'payment_voucher_without_reverse_charge'; readonly number: string };
