import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { AccountId, JournalId } from '../kernel/ids.ts';
import type { Paise } from '../kernel/paise.ts';
import type { JournalPosted } from './events.ts';
import type { VoucherType } from './terms.ts';

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
  | { readonly kind: 'voucher_type_needs_a_document'; readonly voucherType: VoucherType }
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
