import type { Nature } from '../account-type/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { BookId, JournalId } from '../kernel/ids.ts';
import type { OpeningDraft, StockLine } from './terms.ts';

/** A bill as it is given: with the id that it was posted with, or null for a new one. */
export type GivenBill = {
  readonly billId: number | null;
  readonly number: string;
  readonly billDate: CalendarDate;
  readonly dueDate: CalendarDate | null;
  /** Debit positive, credit negative. */
  readonly amountPaise: number;
};
export type GivenAccount = {
  readonly accountId: number;
  readonly balancePaise: number;
  readonly bills: readonly GivenBill[];
};

export type OpeningFigures = {
  readonly accounts: readonly GivenAccount[];
  readonly stock: readonly StockLine[];
  /** As many as the journals may be: one for each 499 accounts. */
  readonly journalIds: readonly JournalId[];
  /** As many as the new bills may be: one for each that has none, and one for each account. */
  readonly billIds: readonly number[];
};

export type SaveOpeningDraft = {
  readonly type: 'SaveOpeningDraft';
  readonly data: { readonly bookId: BookId; readonly draft: OpeningDraft };
};
export type PostOpeningBalances = {
  readonly type: 'PostOpeningBalances';
  readonly data: OpeningFigures & {
    readonly bookId: BookId;
    /** Null: on the day that the book says already. */
    readonly beginsOn: CalendarDate | null;
  };
};
/** All figures anew; none of them takes the opening balances back. */
export type CorrectOpeningBalances = {
  readonly type: 'CorrectOpeningBalances';
  readonly data: OpeningFigures & {
    readonly bookId: BookId;
    readonly reason: string;
    /** As many as the journals of opening balances may be. */
    readonly reversalIds: readonly JournalId[];
  };
};
export type OpeningCommand = SaveOpeningDraft | PostOpeningBalances | CorrectOpeningBalances;

export type OpenedAccount = {
  readonly name: string;
  readonly open: boolean;
  /** Whether it is a customer's or a supplier's, so that it has bills. */
  readonly isParty: boolean;
  readonly nature: Nature | null;
};

export type OpeningFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The first day on which the book takes entries, or null. */
  readonly bookBeginsOn: CalendarDate | null;
  /** The last locked day of the book, or null. */
  readonly lockedTo: CalendarDate | null;
  /** What the journals of the book come to so far, one side of each, in paise. */
  readonly turnoverPaise: number;
  /** The account that takes what the balances do not come to; null before there is one. */
  readonly differenceAccountId: number | null;
  /** Each account of the book that the command names. */
  readonly accounts: ReadonlyMap<number, OpenedAccount>;
  /** Those of the products that the command names which the book may use. */
  readonly products: ReadonlySet<number>;
  /** What is open of a bill that is to change, in paise; null where nothing is known of it. */
  readonly openPaise: (billId: number) => number | null;
};
