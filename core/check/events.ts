// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';

const id = z.int().positive();

const journalChecked = z.strictObject({
  journalId: id,
  note: z.string().describe('What the person says of it; may be empty.'),
});
const journalCheckWithdrawn = z.strictObject({
  journalId: id,
  note: z.string().describe('Why the journal is not checked after all; may be empty.'),
});

export type JournalChecked = DomainEvent<'JournalChecked', z.infer<typeof journalChecked>>;
export type JournalCheckWithdrawn = DomainEvent<
  'JournalCheckWithdrawn',
  z.infer<typeof journalCheckWithdrawn>
>;
export type CheckEvent = JournalChecked | JournalCheckWithdrawn;

export const checkEventSchemas = [
  { type: 'JournalChecked', version: 1, schema: journalChecked },
  { type: 'JournalCheckWithdrawn', version: 1, schema: journalCheckWithdrawn },
] as const;
