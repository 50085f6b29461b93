// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { stockJournalLine } from './terms.ts';

const id = z.int().positive();

export const stockJournalPosted = z.strictObject({
  stockJournalId: id,
  number: id.describe('The stock journal’s number in its book, gapless from 1.'),
  entryDate: z.iso.date(),
  narration: z.string(),
  lines: z.array(stockJournalLine),
});
/** Says what it takes back once more, so that what was moved is read from this event alone. */
export const stockJournalReversed = z.strictObject({
  stockJournalId: id,
  number: id.describe('Of the stock journal that is reversed; a reversal takes no number.'),
  entryDate: z.iso.date().describe('The day on which the goods are put back.'),
  reason: z.string(),
  lines: z.array(stockJournalLine).describe('As they were posted: each is undone.'),
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
  { type: 'StockJournalPosted', version: 1, schema: stockJournalPosted },
  { type: 'StockJournalReversed', version: 1, schema: stockJournalReversed },
] as const;
