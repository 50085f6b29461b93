// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { stockJournalLine, stockJournalLineV1, stockJournalLineV2, stockPurpose } from './terms.ts';

const id = z.int().positive();

export const stockJournalPostedV1 = z.strictObject({
  stockJournalId: id,
  number: id.describe('The stock journal’s number in its book, gapless from 1.'),
  entryDate: z.iso.date(),
  narration: z.string(),
  lines: z.array(stockJournalLineV1),
});
export type StockJournalPostedV1 = z.infer<typeof stockJournalPostedV1>;

const JOURNAL = 'The journal that gives input credit back; left out where there is none.';

const stockJournalPostedV2 = stockJournalPostedV1.extend({
  purpose: stockPurpose,
  lines: z.array(stockJournalLineV2),
  journalId: id.optional().describe(JOURNAL),
});
export type StockJournalPostedV2 = z.infer<typeof stockJournalPostedV2>;

const stockJournalPosted = stockJournalPostedV2.extend({
  lines: z.array(stockJournalLine),
});

const UNDONE = 'As they were posted: each is undone.';

/** Says what it takes back once more, so that what was moved is read from this event alone. */
export const stockJournalReversedV1 = z.strictObject({
  stockJournalId: id,
  number: id.describe('Of the stock journal that is reversed; a reversal takes no number.'),
  entryDate: z.iso.date().describe('The day on which the goods are put back.'),
  reason: z.string(),
  lines: z.array(stockJournalLineV1).describe(UNDONE),
});
export type StockJournalReversedV1 = z.infer<typeof stockJournalReversedV1>;

const stockJournalReversedV2 = stockJournalReversedV1.extend({
  purpose: stockPurpose,
  lines: z.array(stockJournalLineV2).describe(UNDONE),
  journalId: id.optional().describe(JOURNAL),
});
export type StockJournalReversedV2 = z.infer<typeof stockJournalReversedV2>;

const stockJournalReversed = stockJournalReversedV2.extend({
  lines: z.array(stockJournalLine).describe(UNDONE),
});

export type StockJournalPosted = DomainEvent<
  'StockJournalPosted',
  z.infer<typeof stockJournalPosted>
>;
export type StockJournalReversed = DomainEvent<
  'StockJournalReversed',
  z.infer<typeof stockJournalReversed>
>;
export type StockJournalEvent = StockJournalPosted | StockJournalReversed;

export const stockJournalEventSchemas = [
  { type: 'StockJournalPosted', version: 1, schema: stockJournalPostedV1 },
  { type: 'StockJournalPosted', version: 2, schema: stockJournalPostedV2 },
  { type: 'StockJournalPosted', version: 3, schema: stockJournalPosted },
  { type: 'StockJournalReversed', version: 1, schema: stockJournalReversedV1 },
  { type: 'StockJournalReversed', version: 2, schema: stockJournalReversedV2 },
  { type: 'StockJournalReversed', version: 3, schema: stockJournalReversed },
] as const;
