import type { BookReturns } from '../tax/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { JournalId, StockJournalId } from '../kernel/ids.ts';
import type { HandledPurpose, LossReason, StockJournalLine } from './terms.ts';

export type LineToPost = Omit<StockJournalLine, 'inBooksThousandths'> & {
  /** Of a count: only what no batch of the product names. */
  readonly isUnnamed?: boolean | undefined;
};

export type PostStockJournal = {
  readonly type: 'PostStockJournal';
  readonly data: {
    readonly stockJournalId: StockJournalId;
    /** Null means today in India, as the database's clock has it. */
    readonly entryDate: CalendarDate | null;
    /** At most 1,000 characters. */
    readonly narration: string;
    /** Moves goods, or says how many were there. */
    readonly purpose: HandledPurpose;
    readonly lines: readonly LineToPost[];
  };
};
export type LostLine = {
  readonly productId: number;
  readonly quantityThousandths: number;
  /** At which the goods were bought; nothing where no credit was taken. */
  readonly taxRateBps: number;
  /** Whether they were bought from another state, so that the credit was of IGST. */
  readonly isInterState: boolean;
  /** Where they lay; left out of goods at the main location. */
  readonly godownId?: number | undefined;
  /** Of which batch they were, where somebody says it. */
  readonly batch?: string | undefined;
};
/** Goods that left without a sale, and the input credit that goes back with them. */
export type PostLostGoods = {
  readonly type: 'PostLostGoods';
  readonly data: {
    readonly stockJournalId: StockJournalId;
    /** Of the journal that gives the credit back; used only where there is some. */
    readonly journalId: JournalId;
    /** Null means today in India, as the database's clock has it. */
    readonly entryDate: CalendarDate | null;
    readonly narration: string;
    readonly purpose: LossReason;
    readonly lines: readonly LostLine[];
    /** What the person saw of the credit, all lines together. */
    readonly creditPaise: number;
  };
};
export type ReverseStockJournal = {
  readonly type: 'ReverseStockJournal';
  readonly data: {
    readonly stockJournalId: StockJournalId;
    readonly reason: string;
    /** Of the reversal of its journal; null where it has none. */
    readonly reversalId: JournalId | null;
  };
};
export type StockJournalCommand = PostStockJournal | PostLostGoods | ReverseStockJournal;

/** A product that the book may use. */
export type MovedProduct = { readonly name: string; readonly stocked: boolean };

export type StockJournalFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The first number that no stock journal of the book has. */
  readonly nextNumber: number;
  /** The last locked day of the book, or null. */
  readonly lockedTo: CalendarDate | null;
  /** The returns that are filed. */
  readonly returns: BookReturns;
  /** The first day on which the book takes entries, or null. */
  readonly beginsOn: CalendarDate | null;
  /** Each product that the command names, where the book may use it. */
  readonly products: ReadonlyMap<number, MovedProduct>;
  /** The godowns that the command names, where the book may use them. */
  readonly godowns: ReadonlySet<number>;
  /** Of each line of lost goods, what they cost by the method of their product. */
  readonly costsPaise: readonly number[];
  /**
   * Of each line of a count, what the books have of its batch there on that day, or without one of
   * what lies unnamed; null of a batch that nothing has named, and of a product without batches.
   */
  readonly inBooksThousandths: readonly (number | null)[];
};
