// How a stock journal of older versions reads now, and how one is told to a server that reads no
// newer: those of version 1 moved quantities by hand, those before version 3 counted no batch.
import { parsedBy, upcaster } from '../kernel/upcaster.ts';
import { stockJournalPostedV1, stockJournalReversedV1 } from './events.ts';
import type {
  StockJournalPostedV1,
  StockJournalPostedV2,
  StockJournalReversedV1,
  StockJournalReversedV2,
} from './events.ts';

/** Version 1 moved quantities by hand, at no cost that it could say. */
const PURPOSE = 'adjustment';

export const stockJournalUpcasters = [
  upcaster('StockJournalPosted', 1, {
    up: (old: StockJournalPostedV1): StockJournalPostedV2 => ({ ...old, purpose: PURPOSE }),
    down: ({ purpose, ...data }: StockJournalPostedV2): StockJournalPostedV1 | null =>
      purpose === PURPOSE ? parsedBy<StockJournalPostedV1>(stockJournalPostedV1)(data) : null,
  }),
  upcaster('StockJournalReversed', 1, {
    up: (old: StockJournalReversedV1): StockJournalReversedV2 => ({ ...old, purpose: PURPOSE }),
    down: ({ purpose, ...data }: StockJournalReversedV2): StockJournalReversedV1 | null =>
      purpose === PURPOSE ? parsedBy<StockJournalReversedV1>(stockJournalReversedV1)(data) : null,
  }),
] as const;
