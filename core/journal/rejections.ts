import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { AccountId, JournalId } from '../kernel/ids.ts';
import type { Paise } from '../kernel/paise.ts';
import type { GstHead, ReturnKind, ReturnPeriod } from '../tax/index.ts';
import type { Period } from '../kernel/financial-year.ts';
import type { JournalPosted } from './events.ts';
import type { CreditRule, GstMark, HandPostedType, Side, VoucherType } from './terms.ts';

/** In the order in which they are checked. */
export type JournalRejection =
  | {
      readonly kind: 'journal_is_a_reversal';
      readonly journalId: JournalId;
      readonly reversalOf: JournalId;
    }
  | { readonly kind: 'journal_not_found'; readonly journalId: JournalId }
  | { readonly kind: 'journal_exists'; readonly journalId: JournalId }
  | {
      readonly kind: 'journal_already_reversed';
      readonly journalId: JournalId;
      readonly reversalId: JournalId;
    }
  | {
      readonly kind: 'journal_belongs_to_document';
      readonly journalId: JournalId;
      readonly document: NonNullable<JournalPosted['data']['source']>;
    }
  | { readonly kind: 'too_few_entries'; readonly count: number; readonly countMin: number }
  | { readonly kind: 'too_many_entries'; readonly count: number; readonly countMax: number }
  | { readonly kind: 'narration_too_long'; readonly length: number; readonly lengthMax: number }
  | {
      readonly kind: 'amount_out_of_range';
      readonly line: number;
      readonly amountPaise: number;
      readonly amountPaiseMax: number;
    }
  | { readonly kind: 'total_too_large' }
  | {
      readonly kind: 'entries_do_not_balance';
      readonly debitPaise: Paise;
      readonly creditPaise: Paise;
    }
  | { readonly kind: 'account_unknown'; readonly line: number; readonly accountId: AccountId }
  | {
      readonly kind: 'account_not_open';
      readonly line: number;
      readonly accountId: AccountId;
      readonly name: string;
    }
  | { readonly kind: 'voucher_type_needs_a_document'; readonly voucherType: VoucherType }
  | {
      readonly kind: 'contra_needs_cash_or_bank';
      readonly line: number;
      readonly name: string;
      readonly fitting: HandPostedType;
    }
  /** A payment takes money out of cash and bank, a receipt brings it in. */
  | {
      readonly kind: 'voucher_type_does_not_fit';
      readonly voucherType: HandPostedType;
      readonly fitting: HandPostedType;
    }
  | {
      readonly kind: 'references_need_a_party';
      readonly line: number;
      readonly accountId: AccountId;
      readonly name: string;
    }
  | { readonly kind: 'reference_names_no_item'; readonly line: number }
  | {
      readonly kind: 'references_do_not_add_up';
      readonly line: number;
      readonly amountPaise: number;
      /** Null when the sum leaves the safe integers. */
      readonly referencesPaise: Paise | null;
    }
  | { readonly kind: 'reference_repeated'; readonly line: number }
  /** A line is one item: besides what it settles it is new, an advance or on account. */
  | { readonly kind: 'references_of_two_kinds'; readonly line: number }
  /** The account's party has no such open item. */
  | { readonly kind: 'reference_item_unknown'; readonly line: number }
  | {
      readonly kind: 'reference_invoice_not_issued';
      readonly line: number;
      readonly number: string;
      readonly status: 'draft' | 'cancelled';
    }
  /** Its tax goes back with it, so it has acts of its own. */
  | { readonly kind: 'reference_to_taxed_advance'; readonly line: number; readonly number: string }
  /** A bill does not settle a bill, nor money money. */
  | { readonly kind: 'reference_of_one_side'; readonly line: number; readonly number: string }
  | {
      readonly kind: 'reference_exceeds_item';
      readonly line: number;
      readonly number: string;
      readonly amountPaise: number;
      readonly openPaise: number;
    }
  /** One of its lines settles something or was settled, so an undo leaves it as it is. */
  | { readonly kind: 'journal_is_settled'; readonly journalId: JournalId }
  /** What was paid back of one of its lines is taken back first. */
  | { readonly kind: 'journal_line_refunded'; readonly number: string }
  /** `part` counts from 1, as lines do. */
  | {
      readonly kind: 'gst_line_unknown';
      readonly part: number;
      readonly unknownLine: number;
      readonly count: number;
    }
  | { readonly kind: 'gst_line_in_two_parts'; readonly part: number; readonly line: number }
  | { readonly kind: 'gst_rule_missing'; readonly part: number }
  | { readonly kind: 'gst_rule_not_taken'; readonly part: number; readonly mark: GstMark }
  | {
      readonly kind: 'gst_period_unknown';
      readonly part: number;
      readonly mark: GstMark;
      readonly period: Period;
    }
  | {
      readonly kind: 'gst_mark_before_period';
      readonly part: number;
      readonly mark: GstMark;
      readonly entryDate: CalendarDate;
      readonly period: Period;
    }
  | {
      readonly kind: 'gst_part_does_not_balance';
      readonly part: number;
      readonly debitPaise: number;
      readonly creditPaise: number;
    }
  | {
      readonly kind: 'date_out_of_range';
      readonly entryDate: CalendarDate;
      readonly from: CalendarDate;
      readonly to: CalendarDate;
    }
  | {
      readonly kind: 'date_before_book_begins';
      readonly entryDate: CalendarDate;
      readonly beginsOn: CalendarDate;
    }
  /** A set-off of a year that is locked for good bears the day of filing. */
  | {
      readonly kind: 'set_off_after_hard_lock';
      readonly entryDate: CalendarDate;
      readonly lockedTo: CalendarDate;
      readonly dayToUse: CalendarDate;
    }
  | {
      readonly kind: 'output_tax_in_filed_period';
      readonly line: number;
      readonly entryDate: CalendarDate;
      readonly period: ReturnPeriod;
      readonly arn: string;
      readonly filedOn: CalendarDate;
    }
  /** What is set off or paid takes output tax away; it charges none. */
  | { readonly kind: 'gst_settlement_adds_tax'; readonly line: number }
  /** The mark takes accounts of certain kinds on each side, and this is none of them. */
  | {
      readonly kind: 'gst_mark_takes_no_such_account';
      readonly part: number;
      readonly line: number;
      readonly mark: GstMark;
      readonly side: Side;
      readonly name: string;
    }
  /** CGST Act s. 49(5): CGST credit never pays SGST, nor SGST credit CGST; cess pays cess. */
  | {
      readonly kind: 'set_off_crosses_heads';
      readonly part: number;
      readonly line: number;
      readonly head: GstHead;
      readonly paise: number;
    }
  | {
      readonly kind: 'gst_exceeds_open_tax';
      readonly part: number;
      readonly line: number;
      readonly mark: GstMark;
      readonly head: GstHead;
      readonly period: Period;
      readonly amountPaise: number;
      readonly openPaise: number;
    }
  | {
      readonly kind: 'set_off_exceeds_credit';
      readonly part: number;
      readonly line: number;
      readonly head: GstHead;
      readonly entryDate: CalendarDate;
      readonly amountPaise: number;
      readonly creditPaise: number;
    }
  /** CGST Act s. 49(5), 49A and 49B: IGST credit is used up first, a head pays itself first. */
  | {
      readonly kind: 'set_off_out_of_order';
      readonly part: number;
      readonly line: number;
      readonly why: 'igst-credit-left' | 'own-head-first' | 'cgst-credit-left';
      readonly head: GstHead;
      readonly period: Period;
      readonly leftPaise: number;
    }
  /** A book that keeps an electronic cash ledger pays tax from it. */
  | {
      readonly kind: 'gst_paid_past_the_cash_ledger';
      readonly part: number;
      readonly line: number;
      readonly name: string;
    }
  | {
      readonly kind: 'gst_round_off_too_large';
      readonly part: number;
      readonly line: number;
      readonly roundOffPaise: number;
      readonly belowPaise: number;
    }
  | {
      readonly kind: 'gst_rule_of_the_other_side';
      readonly part: number;
      readonly line: number;
      readonly rule: CreditRule;
      readonly direction: 'out' | 'back';
    }
  /** Of a reversal, or of a line of a replacement. */
  | {
      readonly kind: 'tax_in_filed_period';
      readonly line?: number;
      readonly entryDate: CalendarDate;
      readonly returnKind: ReturnKind;
      readonly period: ReturnPeriod;
      readonly arn: string;
      readonly filedOn: CalendarDate;
    }
  | {
      readonly kind: 'reversed_before_original';
      readonly entryDate: CalendarDate;
      readonly original: CalendarDate;
    }
  | {
      readonly kind: 'reversed_in_the_future';
      readonly entryDate: CalendarDate;
      readonly today: CalendarDate;
    }
  | {
      readonly kind: 'period_locked';
      readonly entryDate: CalendarDate;
      readonly lockedTo: CalendarDate;
    };
