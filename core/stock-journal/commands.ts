import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { StockJournalId } from '../kernel/ids.ts';
import type { HandledPurpose, StockJournalLine } from './terms.ts';

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
    readonly lines: readonly StockJournalLine[];
  };
};
export type ReverseStockJournal = {
  readonly type: 'ReverseStockJournal';
  readonly data: { readonly stockJournalId: StockJournalId; readonly reason: string };
};
export type StockJournalCommand = PostStockJournal | ReverseStockJournal;

/** A product that the book may use. */
export type MovedProduct = { readonly name: string; readonly stocked: boolean };

export type StockJournalFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The first number that no stock journal of the book has. */
  readonly nextNumber: number;
  /** The last locked day of the book, or null. */
  readonly lockedTo: CalendarDate | null;
  /** The first day on which the book takes entries, or null. */
  readonly beginsOn: CalendarDate | null;
  /** Each product that the command names, where the book may use it. */
  readonly products: ReadonlyMap<number, MovedProduct>;
};
