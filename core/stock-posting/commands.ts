import type { UndoAct } from '../kernel/event.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { BookId, JournalId } from '../kernel/ids.ts';
import type { StockContra } from './terms.ts';

export type PostStockRun = {
  readonly type: 'PostStockRun';
  readonly data: {
    readonly bookId: BookId;
    readonly through: CalendarDate;
    /** What the person saw of it: what stock changes by, and all amounts without their signs. */
    readonly toPostPaise: number;
    readonly grossPaise: number;
    readonly journalIds: readonly JournalId[];
  };
};
export type UndoStockRun = {
  readonly type: 'UndoStockRun';
  readonly data: UndoAct;
};
export type StockPostingCommand = PostStockRun | UndoStockRun;

export type ContraAmounts = Readonly<Record<StockContra, number>>;

/** What the register says of one document, or of what no document did. */
export type StockDue = {
  readonly key: string;
  readonly document: string;
  readonly documentId: number | null;
  readonly number: string;
  readonly on: CalendarDate;
  /** Debits; negative are credits. */
  readonly amounts: ContraAmounts;
};

/** What the register and the ledger say up to the last day of a run. */
export type StockOfBooks = {
  /** The first day since which the book posts what moves. */
  readonly from: CalendarDate;
  /** In the order of their days and events. */
  readonly dues: readonly StockDue[];
  readonly opening: {
    /** What the register says on the eve, less what was posted on Stock-in-Hand by then. */
    readonly duePaise: number;
    /** The part of it that nobody ever posted: it stands as a difference in opening balances. */
    readonly differencePaise: number;
  };
  /** What each day since then changed Stock-in-Hand by in the ledger, by whomever. */
  readonly ledger: readonly { readonly on: CalendarDate; readonly paise: number }[];
};

export type StockPostingFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The first day of the books, or null. */
  readonly beginsOn: CalendarDate | null;
  /** The last locked day of the book, or null. */
  readonly lockedTo: CalendarDate | null;
  /** Null where the last day of the run is of a year that is periodic. */
  readonly stock: StockOfBooks | null;
  /** Whether the account that takes the stock stands under Stock-in-Hand, or is yet to be made. */
  readonly accountFits: boolean;
};
