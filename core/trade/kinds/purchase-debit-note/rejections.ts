import type { NotKeptYet } from '../../terms.ts';

/** In the order in which they are checked; `line` counts from 1. */
export type PurchaseDebitNoteRejection =
  | { readonly kind: 'note_too_long'; readonly count: number; readonly countMax: number }
  | { readonly kind: 'note_bill_missing' }
  /** Nothing is done so far with more than one bill, or a line that no bill has. */
  | { readonly kind: 'note_of_more_than_one_bill' }
  | { readonly kind: 'note_bill_unknown'; readonly billId: number }
  | { readonly kind: 'note_bill_not_posted'; readonly billId: number }
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
  | { readonly kind: 'note_comes_to_nothing' };
