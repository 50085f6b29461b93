// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { stockJournalLine, stockJournalLineV1, stockPurpose } from './terms.ts';

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

export const stockJournalPosted = stockJournalPostedV1.extend({
  purpose: stockPurpose,
  lines: z.array(stockJournalLine),
  journalId: id.optional().describe(JOURNAL),
});

/** Says what it takes back once more, so that what was moved is read from this event alone. */
export const stockJournalReversedV1 = z.strictObject({
  stockJournalId: id,
  number: id.describe('Of the stock journal that is reversed; a reversal takes no number.'),
  entryDate: z.iso.date().describe('The day on which the goods are put back.'),
  reason: z.string(),
  lines: z.array(stockJournalLineV1).describe('As they were posted: each is undone.'),
});
export type StockJournalReversedV1 = z.infer<typeof stockJournalReversedV1>;

export const stockJournalReversed = stockJournalReversedV1.extend({
  purpose: stockPurpose,
  lines: z.array(stockJournalLine).describe('As they were posted: each is undone.'),
  journalId: id.optional().describe(JOURNAL),
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
  { type: 'StockJournalPosted', version: 2, schema: stockJournalPosted },
  { type: 'StockJournalReversed', version: 1, schema: stockJournalReversedV1 },
  { type: 'StockJournalReversed', version: 2, schema: stockJournalReversed },
] as const;
