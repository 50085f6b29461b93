import type { DeductionRejection, SettledItemRejection } from '../../../settlement/index.ts';
import type { NotKeptYet } from '../../terms.ts';

/** What a payment may say that nothing is done with so far. */
export type NotPaidYet = Extract<NotKeptYet, 'tds' | 'currency'>;

/** In the order in which they are checked; `line` counts deductions or bills from 1. */
export type SupplierPaymentRejection =
  | {
      readonly kind: 'supplier_payment_too_long';
      readonly count: number;
      readonly countMax: number;
    }
  | { readonly kind: 'supplier_payment_supplier_missing' }
  | { readonly kind: 'supplier_payment_supplier_unknown'; readonly accountId: number }
  /** Nothing more is sealed of a private person who was erased. */
  | { readonly kind: 'supplier_payment_supplier_erased'; readonly name: string }
  /** Only an account under Sundry Creditors is a supplier's. */
  | { readonly kind: 'supplier_payment_to_no_creditor'; readonly name: string }
  | { readonly kind: 'supplier_payment_asks_what_is_not_kept'; readonly what: NotPaidYet }
  | {
      readonly kind: 'supplier_payment_of_the_future';
      readonly postedOn: string;
      readonly today: string;
    }
  | { readonly kind: 'supplier_payment_account_unfit' }
  | { readonly kind: 'supplier_payment_is_no_cheque' }
  | DeductionRejection
  | { readonly kind: 'supplier_payment_is_nothing' }
  | { readonly kind: 'supplier_payment_item_unknown'; readonly line: number }
  | {
      readonly kind: 'supplier_payment_item_is_debit';
      readonly line: number;
      readonly number: string;
    }
  | SettledItemRejection
  | {
      readonly kind: 'supplier_payment_exceeded';
      readonly settledPaise: number;
      readonly totalPaise: number;
    };
