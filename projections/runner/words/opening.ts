// What the opening balances say in the history of their book.
import type { ProjectedEvent } from '../projection.ts';

export type OpeningHistoryEvent = Extract<
  ProjectedEvent,
  { type: `OpeningBalances${string}` | 'StockOpened' }
>;

export const isOfOpening = (event: ProjectedEvent): event is OpeningHistoryEvent =>
  event.type.startsWith('OpeningBalances') || event.type === 'StockOpened';

/** @returns the remark on the book; of its goods there is none of their own. */
export function openingRemarks({ type, data }: OpeningHistoryEvent) {
  if (type === 'StockOpened') return [];
  const record = { kind: 'book', id: data.bookId } as const;
  switch (type) {
    case 'OpeningBalancesDrafted':
      return [{ what: 'Saved opening balances to be finished later', record }];
    case 'OpeningBalancesPosted':
      return [{ what: 'Posted opening balances', record }];
    case 'OpeningBalancesCorrected':
      return [{ what: `Corrected opening balances: ${data.reason}`, record }];
  }
}
