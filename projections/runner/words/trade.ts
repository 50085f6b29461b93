// What documents of trade say in their history, without personal values.
import type { PurchaseBillEvent } from '#core/trade/index.ts';
import type { ProjectedEvent } from '../projection.ts';
import { rupeesFigure } from './figures.ts';

export type TradeHistoryEvent = Extract<ProjectedEvent, { type: PurchaseBillEvent['type'] }>;

export const isOfTrade = (event: ProjectedEvent): event is TradeHistoryEvent =>
  event.stream.startsWith('purchase-bill-');

export function tradeInWords(event: TradeHistoryEvent): string {
  switch (event.type) {
    case 'PurchaseBillDrafted':
      return 'Drafted';
    case 'PurchaseBillDraftChanged':
      return 'Draft changed';
    case 'PurchaseBillPosted':
      return `Posted as ${event.data.number}, ${rupeesFigure(event.data.totalPaise)}`;
    case 'PurchaseBillReversed':
      return `Reversed: ${event.data.reason}`;
    case 'PurchaseBillDiscarded':
      return `Draft discarded: ${event.data.reason}`;
  }
}
