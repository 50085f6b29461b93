// Why a ratio has changed, as a book explains it. This shape lies on disk for ever: never edit it,
// add a version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';

const date = z.iso.date();

const ratioExplained = z.strictObject({
  bookId: z.int().positive(),
  code: z.string().describe('Which ratio: current.'),
  from: date.describe('The first day of the period whose ratio it is.'),
  to: date,
  explanation: z.string().nullable().describe('Null: it is not explained any more.'),
});

export type RatioEvent = DomainEvent<'RatioExplained', z.infer<typeof ratioExplained>>;

export const ratioEventSchemas = [
  { type: 'RatioExplained', version: 1, schema: ratioExplained },
] as const;
