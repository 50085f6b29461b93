// How a stock journal of version 1 reads now, and how one is told to a server that reads no newer.
import { saidBy, upcaster } from '../kernel/upcaster.ts';
import type { Upcaster } from '../kernel/upcaster.ts';
import { stockJournalPostedV1, stockJournalReversedV1 } from './events.ts';
import type {
  StockJournalPosted,
  StockJournalPostedV1,
  StockJournalReversed,
  StockJournalReversedV1,
} from './events.ts';

/** Version 1 moved quantities by hand, at no cost that it could say. */
const PURPOSE = 'adjustment';

export const stockJournalUpcasters: readonly Upcaster[] = [
  upcaster('StockJournalPosted', 1, {
    up: (old: StockJournalPostedV1): StockJournalPosted['data'] => ({ ...old, purpose: PURPOSE }),
    down: ({ purpose, ...data }: StockJournalPosted['data']): StockJournalPostedV1 | null =>
      purpose === PURPOSE ? saidBy<StockJournalPostedV1>(stockJournalPostedV1)(data) : null,
  }),
  upcaster('StockJournalReversed', 1, {
    up: (old: StockJournalReversedV1): StockJournalReversed['data'] => ({
      ...old,
      purpose: PURPOSE,
    }),
    down: ({ purpose, ...data }: StockJournalReversed['data']): StockJournalReversedV1 | null =>
      purpose === PURPOSE ? saidBy<StockJournalReversedV1>(stockJournalReversedV1)(data) : null,
  }),
];
