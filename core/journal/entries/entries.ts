// What an entry of a journal says. These shapes lie on disk for ever: never edit one, add a version
// and an upcaster to it.
import { z } from 'zod';
import {
  documentItemKind,
  documentItemKindV8,
  referenceKind,
  side,
  sourceKindV2,
} from '../terms.ts';

const id = z.int().positive();
const amountPaise = z.int().positive();

const referenceV2 = z.strictObject({
  kind: referenceKind.describe(
    'Settles an open item, makes one, is paid ahead of one, or concerns none.',
  ),
  amountPaise,
  document: z
    .strictObject({ kind: sourceKindV2, id })
    .optional()
    .describe('The document that made the item which this settles.'),
  journal: z
    .strictObject({ id, line: z.int().positive() })
    .optional()
    .describe('The line of a journal, counted from 1, that made the item which this settles.'),
  name: z.string().optional().describe('What the item is called by the party, as a bill number.'),
  dueDate: z.iso.date().optional(),
});

const documentRef = z
  .strictObject({ kind: documentItemKind, id })
  .optional()
  .describe('The document that made the item which this settles.');
const billDate = z.iso
  .date()
  .optional()
  .describe('The date on a bill of the party’s, where it is not the journal’s.');

const referenceV3 = referenceV2.extend({ document: documentRef, date: billDate });

const amountMinor = z
  .int()
  .nonnegative()
  .describe('In minor units of the entry’s currency; 0 where a rate alone moved it.');

export const reference = referenceV3.extend({
  document: z
    .strictObject({ kind: documentItemKindV8, id })
    .optional()
    .describe('The document that made the item which this settles.'),
  amountMinor: amountMinor.optional(),
});
/** What part of an entry on a party's account settles or makes which open item. */
export type Reference = z.infer<typeof reference>;

export const entryV1 = z.strictObject({
  accountId: id,
  side,
  amountPaise,
});
const OF_A_PARTY = 'Of an entry on a party’s account, adding up to it; none: all of it on account.';
export const entryV2 = entryV1.extend({
  references: z.array(referenceV2).optional().describe(OF_A_PARTY),
});
export const entryV3 = entryV1.extend({
  references: z.array(referenceV3).optional().describe(OF_A_PARTY),
});

const entryCurrency = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/),
  amountMinor,
  rateMillionths: z.int().positive().describe('Rupees for one unit, in millionths.'),
  rateSource: z.string(),
  rateDate: z.iso.date(),
});

export const entry = entryV1.extend({
  references: z.array(reference).optional().describe(OF_A_PARTY),
  currency: entryCurrency
    .optional()
    .describe('Of an entry on an account in another currency; paise are what is posted.'),
});
export type Entry = z.infer<typeof entry>;
