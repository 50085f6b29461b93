// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';

export const side = z.enum(['debit', 'credit']);
export type Side = z.infer<typeof side>;

export const voucherType = z.enum(['journal', 'payment', 'receipt', 'contra']);
export type VoucherType = z.infer<typeof voucherType>;

const id = z.int().positive();

export const entry = z.strictObject({
  accountId: id,
  side,
  amountPaise: z.int().positive(),
});
/** One line of a journal. */
export type Entry = z.infer<typeof entry>;

export const journalPosted = z.strictObject({
  journalId: id,
  number: z.int().positive().describe('The journal’s number in its book, gapless from 1.'),
  voucherType,
  entryDate: z.iso.date(),
  narration: z.string(),
  entries: z.array(entry),
  source: z
    .strictObject({ kind: z.string(), id, number: z.string() })
    .optional()
    .describe('The document that made this journal; without it a person posted it.'),
  corrects: id.optional().describe('The journal that this one replaces.'),
});

export const journalReversed = z.strictObject({
  reversalId: id.describe('The reversal is a journal of its own, with mirrored entries.'),
  number: z.int().positive(),
  entryDate: z.iso.date(),
  reason: z.string(),
});

export type JournalPosted = DomainEvent<'JournalPosted', z.infer<typeof journalPosted>>;
/** Stands on the stream of the journal that it reverses. */
export type JournalReversed = DomainEvent<'JournalReversed', z.infer<typeof journalReversed>>;
export type JournalEvent = JournalPosted | JournalReversed;

export const journalEventSchemas = [
  { type: 'JournalPosted', version: 1, schema: journalPosted },
  { type: 'JournalReversed', version: 1, schema: journalReversed },
] as const;
