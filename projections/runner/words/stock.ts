// What a stock journal says in its history, and what a book says of how it accounts for stock.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { StockAccounting, ValuationMethod } from '#core/stock-valuation/index.ts';
import type { ProjectedEvent } from '../projection.ts';
import { dateInWords } from './figures.ts';

export type StockHistoryEvent = Extract<ProjectedEvent, { type: `StockJournal${string}` }>;

export const isOfStockJournal = (event: ProjectedEvent): event is StockHistoryEvent =>
  event.stream.startsWith('stock-journal-');

export const stockJournalInWords = ({ type, data }: StockHistoryEvent): string =>
  type === 'StockJournalPosted'
    ? `Posted stock journal ${data.number}, ${linesInWords(data.lines.length)}`
    : `Reversed stock journal ${data.number}: ${data.reason}`;

const linesInWords = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

export type StockPolicyHistory = Extract<
  ProjectedEvent,
  { type: 'StockAccountingSet' | 'StockMethodSet' }
>;

export const isOfStockPolicy = (event: ProjectedEvent): event is StockPolicyHistory =>
  event.type === 'StockAccountingSet' || event.type === 'StockMethodSet';

const METHODS: Readonly<Record<ValuationMethod, string>> = {
  fifo: 'FIFO',
  'moving-average': 'moving average',
  'yearly-average': 'yearly average',
};
const ACCOUNTING: Readonly<Record<StockAccounting, string>> = {
  entered: 'Closing stock entered',
  register: 'Closing stock from the register',
};

export function stockPolicyInWords({ type, data }: StockPolicyHistory): string {
  const since = `from ${dateInWords(calendarDate(data.from))}`;
  if (type === 'StockAccountingSet') {
    return `${ACCOUNTING[data.accounting]}, valued by ${METHODS[data.method]}, ${since}`;
  }
  const how = data.method === null ? 'as the book says' : `by ${METHODS[data.method]}`;
  return `${data.product} valued ${how} ${since}`;
}
