// Open items and masters at two moments.
import { furtherComparisons } from '#api/contract/book/log/compare-more.ts';
import type { LedgerComparison, OpenItemChange } from '#api/contract/book/log/compare-more.ts';
import { partsOf, SHORT_MONTHS } from '#core/kernel/calendar-date.ts';
import { asking } from '#web/client/query.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import type { ComparisonQuery, FigureQuery } from '../queries.ts';

const { compareItems, compareMasters, compareLedger } = furtherComparisons;

/** @returns the words of the address that both calls take. */
export const momentsAsked = ({ a, b }: ComparisonQuery) => ({ a, ...(b !== null && { b }) });

export const itemsQuery = (asked: ComparisonQuery) => ({
  ...momentsAsked(asked),
  ...(asked.asOn !== null && { as_on: asked.asOn }),
});

export const itemsComparison = (bookId: number, asked: ComparisonQuery) =>
  asking(compareItems, { params: { bookId }, query: itemsQuery(asked) });

export const mastersComparison = (bookId: number, asked: ComparisonQuery) =>
  asking(compareMasters, { params: { bookId }, query: momentsAsked(asked) });

export const ledgerQuery = (asked: ComparisonQuery, account: number) => ({
  ...itemsQuery(asked),
  account,
});

export const ledgerComparison = (bookId: number, asked: ComparisonQuery, account: number) =>
  asking(compareLedger, { params: { bookId }, query: ledgerQuery(asked, account) });

/** @returns a figure of a ledger as people call it: `April 2026`. */
export function figureInWords({ figure, from, to }: LedgerComparison['rows'][number]): string {
  if (figure === 'opening') return 'Opening balance';
  if (figure === 'closing') return `Closing balance, ${formatDate(dateFromWire(to))}`;
  const { year, month } = partsOf(dateFromWire(from ?? to));
  return `${SHORT_MONTHS[month - 1] ?? ''} ${year}`;
}

/** @returns what is asked for the events of a figure of a ledger. */
export const figureOfLedger = (
  { a, b, account }: LedgerComparison,
  row: LedgerComparison['rows'][number],
): FigureQuery => ({
  accountId: account.id,
  since: String(a.event),
  until: String(b.event),
  asOn: row.to,
  from: row.figure === 'month' ? row.from : null,
});

export const HOW_WORDS: Readonly<Record<OpenItemChange, string>> = {
  opened: 'Opened',
  settled: 'Settled',
  reopened: 'Opened again',
  changed: 'Changed',
};

export const CHANGED_WORDS = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/** @returns a kind of record as people call it: `account_type` as `account type`. */
export function kindInWords(kind: string): string {
  if (kind === 'client') return 'customer';
  return kind.replace(/^book_/, '').replaceAll('_', ' ');
}
