// The facts by which the points of a year's end are judged, and what is found of each.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import type { YearEndCode, YearEndState } from './terms.ts';

export type YearEndPoint = {
  readonly code: YearEndCode;
  readonly state: YearEndState;
  /** How many of them; null where nothing is counted. */
  readonly count: number | null;
  /** What they come to; null where it has no amount. */
  readonly paise: number | null;
  /** The day that it is about: of the first negative cash, of the last count, of the lock. */
  readonly on: CalendarDate | null;
  /** The account that it is about. */
  readonly accountId: number | null;
};

type AccountAmount = { readonly accountId: number; readonly paise: number };

/** What the ledgers and registers say of a year. */
export type YearEndFacts = {
  readonly year: Period;
  /** Invoices dated in the year that were never issued. */
  readonly drafts: number;
  /** With opening stock that no account shows; null where the book never had a difference. */
  readonly openingDifference: (Pick<YearEndPoint, 'accountId'> & { readonly paise: number }) | null;
  /** The other accounts under Suspense A/c, with what they hold at the end of the year. */
  readonly suspense: readonly AccountAmount[];
  readonly cash: {
    readonly accounts: number;
    /** Days of the year that end below nothing, by account and date. */
    readonly daysBelow: readonly (AccountAmount & { readonly on: CalendarDate })[];
  };
  /** Receipts, notes and advances that settle nothing; null where nobody has an open item. */
  readonly unmatched: { readonly count: number; readonly paise: number } | null;
  /** Entries of the year that nobody marked as checked; null where the book marks none. */
  readonly unchecked: number | null;
  readonly stock: {
    /** The products that are kept in stock. */
    readonly products: number;
    readonly negative: number;
    /** The last physical count of the year. */
    readonly countedOn: CalendarDate | null;
  };
  readonly closingStock: {
    readonly byRegister: boolean;
    readonly paise: number;
    /** Goods were bought, and no closing stock is entered, or none came into the register. */
    readonly isMissing: boolean;
    /** Products in hand by the register of which nobody said a cost. */
    readonly withoutCost: number;
    /** Whether the book has an account of stock with a figure. */
    readonly isUsed: boolean;
  };
  /**
   * Goods that came by the last day and were not billed by then, of notes that post nothing, and
   * what the ledger owes for such goods; null where the book has none, or posts them as they come.
   */
  readonly goodsReceived: {
    readonly notes: number;
    readonly openPaise: number;
    readonly owedPaise: number;
    readonly accountId: number | null;
  } | null;
  /** What a run that posts stock would post; null where the year posts no cost of what leaves. */
  readonly stockPosting: {
    readonly open: number;
    readonly toPostPaise: number;
    /** The first day after the year on which a lock lets a line of it be posted. */
    readonly lateOn: CalendarDate | null;
  } | null;
  readonly depreciation: {
    readonly assets: number;
    /** Those that a run would post something of. */
    readonly open: number;
    readonly toPostPaise: number;
  };
  /** What a firm earned in the year and has not divided; null where the book is no firm’s. */
  readonly undistributedPaise: number | null;
  readonly numbers: { readonly taken: number; readonly missing: number };
  readonly trialBalance: { readonly debitPaise: number; readonly creditPaise: number };
  readonly lockedTo: CalendarDate | null;
};
