// What a stock journal says in its history, what a book says of how it accounts for stock, of what
// it posts of fixed assets, and of how its profit is divided.
import type { BelowNilPolicy } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { StockAccounting, ValuationMethod } from '#core/stock-valuation/index.ts';
import type { ProjectedEvent } from '../projection.ts';
import { dateInWords, rupeesFigure } from './figures.ts';

export type StockHistoryEvent = Extract<ProjectedEvent, { type: `StockJournal${string}` }>;

export const isOfStockJournal = (event: ProjectedEvent): event is StockHistoryEvent =>
  event.stream.startsWith('stock-journal-');

export const stockJournalInWords = ({ type, data }: StockHistoryEvent): string =>
  type === 'StockJournalPosted'
    ? `Posted ${stockJournalName(data)}, ${linesInWords(data.lines.length)}`
    : `Reversed ${stockJournalName(data)}: ${data.reason}`;

const stockJournalName = ({ purpose, number }: StockHistoryEvent['data']): string =>
  `${purpose === 'count' ? 'physical count' : 'stock journal'} ${number}`;

const linesInWords = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

type StockPolicyHistory = Extract<
  ProjectedEvent,
  { type: 'StockAccountingSet' | 'StockMethodSet' | 'StockBelowNilSet' }
>;

export const isOfStockPolicy = (event: ProjectedEvent): event is StockPolicyHistory =>
  event.type === 'StockAccountingSet' ||
  event.type === 'StockMethodSet' ||
  event.type === 'StockBelowNilSet';

const METHODS: Readonly<Record<ValuationMethod, string>> = {
  fifo: 'FIFO',
  'moving-average': 'moving average',
  'yearly-average': 'yearly average',
};
const ACCOUNTING: Readonly<Record<StockAccounting, string>> = {
  entered: 'Closing stock entered',
  register: 'Closing stock from the register',
  perpetual: 'Cost of each sale posted',
};

const BELOW_NIL: Readonly<Record<BelowNilPolicy, string>> = {
  allow: 'Stock may go below nil',
  warn: 'Warns where stock would go below nil',
  refuse: 'Refuses what would take stock below nil',
};

export function stockPolicyInWords({ type, data }: StockPolicyHistory): string {
  if (type === 'StockBelowNilSet') return BELOW_NIL[data.policy];
  const since = `from ${dateInWords(calendarDate(data.from))}`;
  if (type === 'StockAccountingSet') {
    return `${ACCOUNTING[data.accounting]}, valued by ${METHODS[data.method]}, ${since}`;
  }
  const how = data.method === null ? 'as the book says' : `by ${METHODS[data.method]}`;
  return `${data.product} valued ${how} ${since}`;
}

export type AssetPostingHistoryEvent = Extract<
  ProjectedEvent,
  {
    type:
      | 'DepreciationPolicySet'
      | 'DepreciationRunPosted'
      | 'DepreciationRunReversed'
      | 'AssetDisposed'
      | 'AssetDisposalReversed'
      | 'PartnershipTermsSet'
      | 'ProfitAppropriated'
      | 'StockRunPosted'
      | 'StockRunReversed';
  }
>;

export const isOfAssetPosting = (event: ProjectedEvent): event is AssetPostingHistoryEvent =>
  /^(asset-posting|stock-posting|appropriation)-/.test(event.stream);

const dayOf = (day: string): string => dateInWords(calendarDate(day));

/** @returns the remark on the book. */
export function assetPostingRemarks(event: AssetPostingHistoryEvent) {
  const record = { kind: 'book', id: event.data.bookId } as const;
  return [{ what: whatOf(event), record }];
}

function whatOf({ type, data }: AssetPostingHistoryEvent): string {
  switch (type) {
    case 'DepreciationPolicySet':
      return data.basis === 'income-tax'
        ? 'Depreciates by the rates of income tax'
        : 'Depreciates by Schedule II';
    case 'DepreciationRunPosted': {
      const paise = data.lines.reduce((sum, { toPostPaise }) => sum + toPostPaise, 0);
      const amount = `${paise < 0 ? '−' : ''}${rupeesFigure(Math.abs(paise))}`;
      return `Posted depreciation run ${data.number} up to ${dayOf(data.through)}, ${amount}`;
    }
    case 'DepreciationRunReversed':
      return `Undid depreciation run ${data.number}: ${data.reason}`;
    case 'AssetDisposed':
      return `Disposed of ${data.name} on ${dayOf(data.on)} for ${rupeesFigure(data.proceedsPaise)}`;
    case 'AssetDisposalReversed':
      return `Undid disposal ${data.number}: ${data.reason}`;
    case 'StockRunPosted': {
      const lines = linesInWords(data.lines.length);
      return `Posted stock run ${data.number} up to ${dayOf(data.through)}, ${lines}`;
    }
    case 'StockRunReversed':
      return `Undid stock run ${data.number}: ${data.reason}`;
    case 'PartnershipTermsSet': {
      const names = data.partners.map(({ name }) => name).join(', ');
      return `Terms of the partnership from ${dayOf(data.from)}: ${names}`;
    }
    case 'ProfitAppropriated': {
      const amount = `${data.profitPaise < 0 ? '−' : ''}${rupeesFigure(Math.abs(data.profitPaise))}`;
      return `Posted appropriation ${data.number} up to ${dayOf(data.through)}, ${amount}`;
    }
  }
}
