import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { BookId, JournalId } from '../kernel/ids.ts';
import type { PostedByHand } from './by-hand.ts';
import type { Partner } from './shapes.ts';

export type SetPartnershipTerms = {
  readonly type: 'SetPartnershipTerms';
  readonly data: {
    readonly bookId: BookId;
    readonly from: CalendarDate;
    readonly partners: readonly Partner[];
  };
};
export type PostAppropriation = {
  readonly type: 'PostAppropriation';
  readonly data: {
    readonly bookId: BookId;
    /** The last day of a financial year. */
    readonly through: CalendarDate;
    /** What the person saw of the profit that is to be divided. */
    readonly profitPaise: number;
    /** What the register of stock adds to the profit beyond what is posted. */
    readonly registerPaise: number;
    readonly journalId: JournalId;
  };
};
export type AppropriationCommand = SetPartnershipTerms | PostAppropriation;

/** What a capital account held, credit positive. */
export type CapitalOfYear = {
  readonly openingPaise: number;
  /** By date. */
  readonly moves: readonly { readonly date: string; readonly paise: number }[];
};

export type AppropriationFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The last locked day of the book, or null. */
  readonly lockedTo: CalendarDate | null;
  readonly isFirm: boolean;
  /** What was earned in the year by what is posted, less what is appropriated of it already. */
  readonly postedPaise: number;
  /** By account, of the year. */
  readonly capital: ReadonlyMap<number, CapitalOfYear>;
  /** Of interest and remuneration of the partners, in the year. */
  readonly byHand: PostedByHand;
  /** Those accounts that the command names which are open and belong to Capital Account. */
  readonly capitalAccounts: ReadonlySet<number>;
  /** The day to which a journal was reversed; null while it is not. */
  readonly reversedOn: (journalId: number) => CalendarDate | null;
};
