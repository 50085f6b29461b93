// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { stockRunLine } from './shapes.ts';

const id = z.int().positive();
const number = id.describe('Its number in the book, from 1; what is undone keeps it.');

const stockRunPosted = z.strictObject({
  bookId: id,
  number,
  from: z.iso.date().describe('The first day since which the book posts what moves.'),
  through: z.iso.date(),
  lines: z.array(stockRunLine),
  journalIds: z.array(id).describe('The journals that it posted, in their order.'),
});

const stockRunReversed = z.strictObject({ bookId: id, number, reason: z.string() });

export type StockRunPosted = DomainEvent<'StockRunPosted', z.infer<typeof stockRunPosted>>;
export type StockRunReversed = DomainEvent<'StockRunReversed', z.infer<typeof stockRunReversed>>;
export type StockPostingEvent = StockRunPosted | StockRunReversed;

export const stockPostingEventSchemas = [
  { type: 'StockRunPosted', version: 1, schema: stockRunPosted },
  { type: 'StockRunReversed', version: 1, schema: stockRunReversed },
] as const;
