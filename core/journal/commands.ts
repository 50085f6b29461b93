import type { GroupCode } from '../account-type/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { AccountId, AllocationId, JournalId, SettlementId } from '../kernel/ids.ts';
import type { BookReturns, GstAccount, GstLedger } from '../tax/index.ts';
import type { JournalPosted } from './events.ts';
import type { Entry } from './entries/entries.ts';
import type { AskedGstPart } from './gst/asked-parts.ts';
import type { SourceKind, VoucherType } from './terms.ts';

type Document = {
  readonly voucherType: VoucherType;
  /**
   * Null means today in India, as the database's clock has it; of a replacement the day of the
   * reversal, and of a set-off of a year that is locked for good the day of filing.
   */
  readonly entryDate: CalendarDate | null;
  /** At most 1,000 characters. */
  readonly narration: string;
  readonly entries: readonly Entry[];
  /** What its parts do with GST: each is judged by its mark. */
  readonly gst?: readonly AskedGstPart[];
  /** Set where a line settles something. */
  readonly settling?: SettlingIds;
};

/** Fresh ids: one for each invoice that a line settles, and one for each other item. */
export type SettlingIds = {
  readonly allocationIds: readonly AllocationId[];
  readonly settlementIds: readonly SettlementId[];
};

export type PostJournal = {
  readonly type: 'PostJournal';
  readonly data: {
    readonly journalId: JournalId;
    readonly source?: NonNullable<JournalPosted['data']['source']>;
  } & Document;
};

export type ReverseJournal = {
  readonly type: 'ReverseJournal';
  readonly data: {
    readonly journalId: JournalId;
    readonly reversalId: JournalId;
    readonly reason: string;
    /**
     * When a document takes money back: the day on which it did so, null is today. Otherwise the
     * reversal bears the date of the original while its period is open, else today’s.
     */
    readonly entryDate?: CalendarDate | null;
    /** The open day that a person gives for the reversal of a hand-posted journal. */
    readonly dayGiven?: CalendarDate | undefined;
    /** Of an undo: refused where it was used since, or where its own day is closed. */
    readonly asUndo?: true;
    /** The document that made the journal, when it is what asks: nobody else may reverse it. */
    readonly document?: { readonly kind: SourceKind; readonly id: number };
  };
};

/** A reversal and its replacement, which is linked to the original. */
export type CorrectJournal = {
  readonly type: 'CorrectJournal';
  readonly data: {
    readonly journalId: JournalId;
    readonly reversalId: JournalId;
    readonly replacementId: JournalId;
    readonly reason: string;
    /** The open day that a person gives for the reversal. */
    readonly dayGiven?: CalendarDate | undefined;
  } & Document;
};

export type JournalCommand = PostJournal | ReverseJournal | CorrectJournal;

export type JournalAccount = {
  readonly name: string;
  readonly open: boolean;
  /** The group that it copies: of customers and suppliers, of cash and bank, or another. */
  readonly group: GroupCode | null;
};

export type GstFacts = {
  /** What each account of the book that GST knows is to it. */
  readonly accounts: ReadonlyMap<number, GstAccount>;
  /** What the tax accounts hold; nothing where no part is marked. */
  readonly ledger: GstLedger;
  /** Whether anything was ever posted to an electronic cash ledger of the book. */
  readonly keepsCashLedger: boolean;
};

export type JournalFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The first number not yet used in the book. */
  readonly nextNumber: number;
  /** The debits of all journals of the book so far, in paise; 0 when far from the limit. */
  readonly turnoverPaise: number;
  /** Each account of this book that the command names. */
  readonly accounts: ReadonlyMap<AccountId, JournalAccount>;
  /** The last locked day of the book, or null. */
  readonly lockedTo: CalendarDate | null;
  /** The last day that is locked for good, or null. */
  readonly hardLockedTo: CalendarDate | null;
  /** The first day on which the book takes entries, or null. */
  readonly beginsOn: CalendarDate | null;
  /** What the book has filed: no hand-posted line may change the output tax of it. */
  readonly returns: BookReturns;
  readonly gst: GstFacts;
  /** Set when the journal that the command names is itself a reversal: of which journal. */
  readonly reversalOf: JournalId | null;
};
