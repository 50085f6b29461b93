// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';

const id = z.int().positive();
const named = {
  bookId: id,
  eventSeq: id.describe('The books as they were after this event of the book.'),
  name: z.string(),
};

const instantNamed = z.strictObject(named);
const instantNameWithdrawn = z.strictObject(named);

export type InstantNamed = DomainEvent<'InstantNamed', z.infer<typeof instantNamed>>;
export type InstantNameWithdrawn = DomainEvent<
  'InstantNameWithdrawn',
  z.infer<typeof instantNameWithdrawn>
>;
export type InstantEvent = InstantNamed | InstantNameWithdrawn;

export const instantEventSchemas = [
  { type: 'InstantNamed', version: 1, schema: instantNamed },
  { type: 'InstantNameWithdrawn', version: 1, schema: instantNameWithdrawn },
] as const;
