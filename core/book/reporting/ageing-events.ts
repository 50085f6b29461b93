// By which ages a book tells what is due. This shape lies on disk for ever: never edit it, add a
// version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';

const id = z.int().positive();

const ageingDaysSet = z.strictObject({
  bookId: id,
  days: z
    .array(id)
    .describe('The last day of each age but the open one, after the due date: 30, 60, 90.'),
});

export type AgeingEvent = DomainEvent<'AgeingDaysSet', z.infer<typeof ageingDaysSet>>;

export const ageingEventSchemas = [
  { type: 'AgeingDaysSet', version: 1, schema: ageingDaysSet },
] as const;
