// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { entry, entryV1, entryV2, entryV3 } from './entries/entries.ts';
import {
  causeKind,
  creditRule,
  gstMark,
  gstSettlementV4,
  handPostedType,
  sourceKind,
  sourceKindV2,
  sourceKindV4,
  sourceKindV5,
  sourceKindV6,
  sourceKindV7,
  voucherType,
  journalTypeV7,
} from './terms.ts';

const id = z.int().positive();

const MADE_BY = 'The document that made this journal; without it a person posted it.';

export const journalPostedV1 = z.strictObject({
  journalId: id,
  number: z.int().positive().describe('The journal’s number in its book, gapless from 1.'),
  voucherType: handPostedType,
  entryDate: z.iso.date(),
  narration: z.string(),
  entries: z.array(entryV1),
  source: z.strictObject({ kind: z.string(), id, number: z.string() }).optional().describe(MADE_BY),
  corrects: id.optional().describe('The journal that this one replaces.'),
});
export type JournalPostedV1 = z.infer<typeof journalPostedV1>;

const journalPostedV2 = journalPostedV1.extend({
  voucherType: journalTypeV7,
  entries: z.array(entryV2),
  source: z
    .strictObject({ kind: sourceKindV2, id, number: z.string() })
    .optional()
    .describe(MADE_BY),
});
export type JournalPostedV2 = z.infer<typeof journalPostedV2>;

const journalPostedV3 = journalPostedV2.extend({
  entries: z.array(entryV3),
  source: z
    .strictObject({ kind: sourceKindV4, id, number: z.string() })
    .optional()
    .describe(MADE_BY),
});

const journalPostedV4 = journalPostedV3.extend({
  gst: gstSettlementV4
    .optional()
    .describe('Of a journal that sets GST off or pays it, so that it may stand in a filed period.'),
});

const journalPostedV5 = journalPostedV4.extend({
  source: z
    .strictObject({ kind: sourceKindV5, id, number: z.string() })
    .optional()
    .describe(MADE_BY),
});

const journalPostedV6 = journalPostedV5.extend({
  source: z
    .strictObject({ kind: sourceKindV6, id, number: z.string() })
    .optional()
    .describe(MADE_BY),
});

export const journalPostedV7 = journalPostedV6.extend({
  source: z
    .strictObject({ kind: sourceKindV7, id, number: z.string() })
    .optional()
    .describe(MADE_BY),
});
export type JournalPostedV7 = z.infer<typeof journalPostedV7>;

const gstPart = z.strictObject({
  mark: gstMark,
  period: z
    .strictObject({ from: z.iso.date(), to: z.iso.date() })
    .nullable()
    .describe('The return that it belongs to; null of what was marked before periods were asked.'),
  rule: creditRule.optional().describe('Of credit alone: why it is taken out or back.'),
  lines: z.array(z.int().positive()).min(1).describe('Of the journal, counted from 1.'),
});
export type GstPart = z.infer<typeof gstPart>;

const journalPosted = journalPostedV7.extend({
  voucherType,
  entries: z.array(entry),
  source: z.strictObject({ kind: sourceKind, id, number: z.string() }).optional().describe(MADE_BY),
  cause: z
    .strictObject({ kind: causeKind, id, line: z.int().positive().optional() })
    .optional()
    .describe('Where it came from; unlike a document, that protects it from nothing.'),
  gst: z
    .array(gstPart)
    .min(1)
    .optional()
    .describe('What its parts do with GST; each balances, and a line is in one part at most.'),
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
  { type: 'JournalPosted', version: 2, schema: journalPostedV2 },
  { type: 'JournalPosted', version: 3, schema: journalPostedV3 },
  { type: 'JournalPosted', version: 4, schema: journalPostedV4 },
  { type: 'JournalPosted', version: 5, schema: journalPostedV5 },
  { type: 'JournalPosted', version: 6, schema: journalPostedV6 },
  { type: 'JournalPosted', version: 7, schema: journalPostedV7 },
  { type: 'JournalPosted', version: 8, schema: journalPosted },
  { type: 'JournalReversed', version: 1, schema: journalReversed },
] as const;
