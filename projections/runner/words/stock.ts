// What a stock journal says in its history.
import type { ProjectedEvent } from '../projection.ts';

export type StockHistoryEvent = Extract<ProjectedEvent, { type: `StockJournal${string}` }>;

export const isOfStockJournal = (event: ProjectedEvent): event is StockHistoryEvent =>
  event.stream.startsWith('stock-journal-');

export const stockJournalInWords = ({ type, data }: StockHistoryEvent): string =>
  type === 'StockJournalPosted'
    ? `Posted stock journal ${data.number}, ${linesInWords(data.lines.length)}`
    : `Reversed stock journal ${data.number}: ${data.reason}`;

const linesInWords = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);
