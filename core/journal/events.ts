// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { handPostedType, sourceKind, voucherType } from './terms.ts';

export const side = z.enum(['debit', 'credit']);
export type Side = z.infer<typeof side>;

const id = z.int().positive();
const amountPaise = z.int().positive();

export const reference = z.strictObject({
  kind: z
    .enum(['against', 'new', 'advance', 'on-account'])
    .describe('Settles an open item, makes one, is paid ahead of one, or concerns none.'),
  amountPaise,
  document: z
    .strictObject({ kind: sourceKind, id })
    .optional()
    .describe('The document that made the item which this settles.'),
  journal: z
    .strictObject({ id, line: z.int().positive() })
    .optional()
    .describe('The line of a journal, counted from 1, that made the item which this settles.'),
  name: z.string().optional().describe('What the item is called by the party, as a bill number.'),
  dueDate: z.iso.date().optional(),
});
/** What part of an entry on a party's account settles or makes which open item. */
export type Reference = z.infer<typeof reference>;

const entryV1 = z.strictObject({
  accountId: id,
  side,
  amountPaise,
});
export const entry = entryV1.extend({
  references: z
    .array(reference)
    .optional()
    .describe('Of an entry on a party’s account, adding up to it; none: all of it on account.'),
});
export type Entry = z.infer<typeof entry>;

export const journalPostedV1 = z.strictObject({
  journalId: id,
  number: z.int().positive().describe('The journal’s number in its book, gapless from 1.'),
  voucherType: handPostedType,
  entryDate: z.iso.date(),
  narration: z.string(),
  entries: z.array(entryV1),
  source: z
    .strictObject({ kind: z.string(), id, number: z.string() })
    .optional()
    .describe('The document that made this journal; without it a person posted it.'),
  corrects: id.optional().describe('The journal that this one replaces.'),
});
export type JournalPostedV1 = z.infer<typeof journalPostedV1>;

export const journalPosted = journalPostedV1.extend({
  voucherType,
  entries: z.array(entry),
  source: z
    .strictObject({ kind: sourceKind, id, number: z.string() })
    .optional()
    .describe('The document that made this journal; without it a person posted it.'),
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
  { type: 'JournalPosted', version: 1, schema: journalPostedV1 },
  { type: 'JournalPosted', version: 2, schema: journalPosted },
  { type: 'JournalReversed', version: 1, schema: journalReversed },
] as const;
