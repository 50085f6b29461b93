// What the financial statements are made of: accounts with what they had come to by the end of some
// days, and the lines that take them. All amounts are signed paise, debit positive, until a line
// turns them to the side that it is read on.
import type { GroupCode, Nature } from '../account-type/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { LineChoice } from './lines/terms.ts';

export type StatementAccount = {
  /** Null for stock that the register says and nobody posted. */
  readonly accountId: number | null;
  readonly name: string;
  readonly group: GroupCode | null;
  readonly nature: Nature | null;
  /** Where its book lets it stand; absent where it stands by its group and its name. */
  readonly chosenLine?: LineChoice;
};

export type AccountNets = StatementAccount & {
  /** Debits less credits since the book began, by the end of each of the days. */
  readonly netsPaise: readonly number[];
};

export type StatementLedgers = {
  readonly days: readonly CalendarDate[];
  readonly accounts: readonly AccountNets[];
  /** Whether the book posts what moves its stock in the last of the days. */
  readonly postsStock?: boolean;
  /** The first day of the books where it lies within the days; the day before is one of them. */
  readonly beginsOn?: CalendarDate | null;
};

/** The entries whose sum a part is. */
export type PartSource = {
  /**
   * On the part's own account, on all of income and expense, or on all stock in hand; on none where
   * it says what of the entries moved no cash.
   */
  readonly of: 'account' | 'result' | 'stock' | 'without-cash';
  /** Dated up to the last day of a column, only from its first day on, or only before that day. */
  readonly days: 'all' | 'period' | 'before';
  /** Debits alone or credits alone, without what was taken back within the days. */
  readonly side?: 'debit' | 'credit';
  /** Counted with credits positive, whichever side its line is read on. */
  readonly onCredit?: true;
  /**
   * Whether what the books began with counts in the period that they began in, and not before it:
   * the profit of a year has its income and expenses of the months before the books.
   */
  readonly withOpenings?: true;
};

/** What a line comes to, one amount for each column, and of which accounts. */
export type FinancialPart = {
  /** Null for what no account shows by itself, such as the profit of the year. */
  readonly accountId: number | null;
  readonly name: string;
  readonly source: PartSource;
  readonly amountsPaise: readonly number[];
};

export type FinancialLine = {
  /** Unique in its statement, and the same whatever the period. */
  readonly code: string;
  /**
   * A side has a name alone, a heading too; a section lists its parts and ends in their sum; a line
   * is a sum that opens into its parts; the rest are sums of lines above.
   */
  readonly as: 'side' | 'heading' | 'section' | 'line' | 'subtotal' | 'result' | 'total';
  readonly name: string;
  /** What the sum of a section is called. */
  readonly sumName: string | null;
  readonly note: number | null;
  readonly isCredit: boolean;
  /** As it is read: income, funds and liabilities positive on credit, the rest on debit. */
  readonly amountsPaise: readonly number[];
  readonly parts: readonly FinancialPart[];
  /** Of a sum of lines the codes of those that it may be the sum of. */
  readonly madeOf: readonly string[];
};

export type FinancialStatement = {
  readonly lines: readonly FinancialLine[];
  /** What was earned in each column; negative for a loss. */
  readonly resultPaise: readonly number[];
};
