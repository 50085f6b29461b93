import type { NotKeptYet } from '../../terms.ts';
import type { CreditPeriodRejection, PurchaseBillRejection } from '../purchase-bill/rejections.ts';

/** Of the supplier's credit note itself, as it is entered or matched. */
type SupplierNoteRejection =
  | { readonly kind: 'supplier_note_too_long'; readonly length: number; readonly lengthMax: number }
  | { readonly kind: 'supplier_note_of_the_future'; readonly date: string; readonly today: string }
  | {
      readonly kind: 'supplier_note_after_posting';
      readonly date: string;
      readonly postedOn: string;
    }
  | {
      readonly kind: 'supplier_note_before_its_bill';
      readonly date: string;
      readonly billDate: string;
      readonly billNumber: string;
    }
  | CreditPeriodRejection
  | {
      readonly kind: 'supplier_note_entered_already';
      readonly noteNumber: string;
      readonly documentId: number;
      readonly number: string;
      readonly date: string;
    };

/** Of a posted debit note whose credit note comes, or is taken back. */
type MatchRejection =
  | SupplierNoteRejection
  | { readonly kind: 'note_is_matched'; readonly number: string }
  | { readonly kind: 'note_is_not_matched'; readonly number: string }
  | { readonly kind: 'note_match_without_credit_note' }
  | {
      readonly kind: 'note_matched_before_posting';
      readonly matchedOn: string;
      readonly postedOn: string;
    }
  | {
      readonly kind: 'note_match_in_filed_return';
      readonly number: string;
      readonly from: string;
      readonly to: string;
    };

/** In the order in which they are checked; `line` counts from 1. */
export type PurchaseDebitNoteRejection =
  | { readonly kind: 'note_too_long'; readonly count: number; readonly countMax: number }
  | { readonly kind: 'note_bill_missing' }
  | { readonly kind: 'note_bill_unknown'; readonly billId: number }
  | { readonly kind: 'note_bill_not_posted'; readonly billId: number }
  | { readonly kind: 'note_line_of_other_bill'; readonly line: number }
  | { readonly kind: 'note_line_without_bill'; readonly line: number }
  /** By their supplier, the place of supply or the heads of their tax. */
  | {
      readonly kind: 'note_bills_differ';
      readonly billNumber: string;
      readonly otherNumber: string;
    }
  /** Income tax is taken back bill by bill. */
  | { readonly kind: 'note_of_several_with_tds'; readonly billNumber: string }
  /** Of a note without a bill: its supplier, its lines. */
  | PurchaseBillRejection
  /** What is bought so is not given back so far: its tax was not printed by the supplier. */
  | {
      readonly kind: 'note_of_what_is_not_kept';
      readonly what: NotKeptYet;
      readonly billNumber: string;
    }
  /** Nothing more is sealed of a private person who was erased. */
  | { readonly kind: 'note_supplier_erased'; readonly billNumber: string }
  | { readonly kind: 'note_of_the_future'; readonly postedOn: string; readonly today: string }
  | {
      readonly kind: 'note_before_its_bill';
      readonly postedOn: string;
      readonly billPostedOn: string;
      readonly billNumber: string;
    }
  /** CGST Act, section 34(2): after it the supplier's tax stays, and so does our credit. */
  | {
      readonly kind: 'note_past_credit_limit';
      readonly postedOn: string;
      readonly until: string;
      readonly billNumber: string;
    }
  | SupplierNoteRejection
  | { readonly kind: 'note_round_off_too_large'; readonly roundOffPaise: number }
  | { readonly kind: 'note_has_no_lines' }
  | { readonly kind: 'note_line_unknown'; readonly line: number; readonly billLine: number }
  | { readonly kind: 'note_line_repeated'; readonly line: number; readonly billLine: number }
  | { readonly kind: 'note_quantity_missing'; readonly line: number; readonly name: string }
  | { readonly kind: 'note_quantity_not_taken'; readonly line: number; readonly name: string }
  | { readonly kind: 'note_value_missing'; readonly line: number; readonly name: string }
  | { readonly kind: 'note_value_not_taken'; readonly line: number; readonly name: string }
  | {
      readonly kind: 'note_quantity_exceeds_bill';
      readonly line: number;
      readonly name: string;
      readonly leftThousandths: number;
    }
  | {
      readonly kind: 'note_value_exceeds_bill';
      readonly line: number;
      readonly name: string;
      readonly leftPaise: number;
    }
  | { readonly kind: 'note_comes_to_nothing' }
  | MatchRejection;
