// Which report a text asks for, and of which days: `tb 31 oct`, `day book q2`, `statement deccan`.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { splitDay, splitPeriod } from '#web/format/period-words.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import type { BookReport } from '#web/paths.ts';
import { rankOf } from '#web/ui/picker/match.ts';

type AskedDays = {
  readonly period: PeriodChoice;
  /** The day that was named, if one was. */
  readonly on: CalendarDate | null;
};

type ReportQuery =
  | (AskedDays & { readonly report: 'trial-balance' })
  | (AskedDays & { readonly report: 'profit-and-loss' })
  | (AskedDays & { readonly report: 'balance-sheet' })
  | (AskedDays & { readonly report: 'cash-flow' })
  | (AskedDays & { readonly report: 'ratios' })
  | (AskedDays & { readonly report: 'book'; readonly book: BookReport })
  | {
      readonly report: 'statement';
      /** What was typed of the customer's name; empty for all. */
      readonly customer: string;
      readonly period: PeriodChoice | null;
    };

const STATEMENT = /^(?:statement(?: of account)?|soa)(?: (.*))?$/;

type ReportName = { readonly title: string; readonly short: readonly string[] };

const OF_DAYS: readonly (ReportName & {
  readonly report: Exclude<ReportQuery['report'], 'book' | 'statement'>;
  readonly lettersMin?: number;
})[] = [
  { report: 'trial-balance', title: 'Trial balance', short: ['tb'] },
  { report: 'profit-and-loss', title: 'Profit and loss', short: ['pl', 'p&l', 'pnl'] },
  { report: 'balance-sheet', title: 'Balance sheet', short: ['bs'] },
  { report: 'ratios', title: 'Ratios', short: ['ratio'], lettersMin: 5 },
  { report: 'cash-flow', title: 'Cash flow', short: ['cf', 'cashflow'], lettersMin: 6 },
];

type BookName = ReportName & {
  readonly book: BookReport;
  /** The shortest beginning that means the book and not an account. */
  readonly lettersMin: number;
};

/** Books and registers, with the words that they go by. */
export const BOOK_WORDS: readonly BookName[] = [
  { book: 'day-book', title: 'Day book', short: ['db', 'daybook'], lettersMin: 3 },
  { book: 'cash-book', title: 'Cash book', short: ['cb', 'cashbook'], lettersMin: 6 },
  { book: 'bank-book', title: 'Bank book', short: ['bb', 'bankbook'], lettersMin: 6 },
  { book: 'petty-cash-book', title: 'Petty cash book', short: ['pcb'], lettersMin: 12 },
  { book: 'sales-register', title: 'Sales register', short: ['sr'], lettersMin: 7 },
  {
    book: 'credit-note-register',
    title: 'Credit note register',
    short: ['cnr'],
    lettersMin: 13,
  },
  {
    book: 'debit-note-register',
    title: 'Debit note register',
    short: ['dnr'],
    lettersMin: 12,
  },
  { book: 'gst-summary', title: 'GST summary', short: [], lettersMin: 5 },
  { book: 'stock-summary', title: 'Stock summary', short: ['ss'], lettersMin: 7 },
  { book: 'stock-run', title: 'Stock run', short: ['sr', 'cost of sales'], lettersMin: 7 },
  { book: 'fixed-assets', title: 'Fixed assets', short: ['far'], lettersMin: 7 },
  { book: 'depreciation', title: 'Depreciation run', short: ['dep'], lettersMin: 5 },
  {
    book: 'appropriation',
    title: 'Appropriation of profit',
    short: ['appropriation', 'partners'],
    lettersMin: 6,
  },
  {
    book: 'owners-accounts',
    title: 'Owners’ accounts',
    short: ['owners', 'owners accounts', 'capital accounts', 'current accounts'],
    lettersMin: 6,
  },
  {
    book: 'input-credit',
    title: 'Input credit',
    short: ['itc', 'input tax credit', 'deferred credit', 'blocked credit'],
    lettersMin: 5,
  },
  { book: 'common-credit', title: 'Rules 42 and 43', short: ['common credit'], lettersMin: 8 },
  { book: 'tds', title: 'TDS', short: ['tds deposits', 'form 140', '26q'], lettersMin: 3 },
  { book: 'year-end', title: 'Year end', short: ['ye', 'year end checklist'], lettersMin: 8 },
  {
    book: 'statement-lines',
    title: 'Lines of the statements',
    short: ['statement lines', 'mapping'],
    lettersMin: 5,
  },
  { book: 'group-summary', title: 'Group summary', short: ['gs'], lettersMin: 7 },
  { book: 'ledgers', title: 'Ledgers of a group', short: ['ledgers'], lettersMin: 9 },
  { book: 'report-set', title: 'Report set', short: ['set'], lettersMin: 6 },
  { book: 'journal-register', title: 'Journal register', short: ['jr'], lettersMin: 9 },
];

const isCalled = ({ title, short }: ReportName, name: string, lettersMin = 3): boolean =>
  short.includes(name) || (name.length >= lettersMin && rankOf(title, name) === 0);

const plainOf = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** @returns null for a text that names no report, or one without a period or a customer. */
export function reportAsked(text: string, today: CalendarDate): ReportQuery | null {
  const plain = plainOf(text);
  const statement = STATEMENT.exec(plain);
  if (statement !== null) {
    const whom = (statement[1] ?? '').replace(/^(of|for) /, '');
    const split = splitPeriod(whom, today);
    return {
      report: 'statement',
      customer: split?.name ?? whom,
      period: split?.period ?? null,
    };
  }
  const split = splitPeriod(plain, today);
  if (split === null) return null;
  const { name, period } = split;
  const ofDays = OF_DAYS.find((each) => isCalled(each, name, each.lettersMin));
  if (ofDays !== undefined) {
    const { report } = ofDays;
    return { report, period, on: splitDay(plain, today)?.day ?? null };
  }
  const book = BOOK_WORDS.find((each) => isCalled(each, name, each.lettersMin))?.book;
  if (book === undefined) return null;
  return { report: 'book', book, period, on: splitDay(plain, today)?.day ?? null };
}
