// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';

const eventNoted = z.strictObject({
  event: z.int().positive().describe('The number of the event that the note is on.'),
  test: z
    .string()
    .nullable()
    .describe('The audit test of which the event is a hit; null for a note on the event as such.'),
  text: z.string(),
});

export type EventNoted = DomainEvent<'EventNoted', z.infer<typeof eventNoted>>;
export type EventNoteEvent = EventNoted;

export const eventNoteEventSchemas = [
  { type: 'EventNoted', version: 1, schema: eventNoted },
] as const;
