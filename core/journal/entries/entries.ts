// What an entry of a journal says. These shapes lie on disk for ever: never edit one, add a version
// and an upcaster to it.
import { z } from 'zod';
import { documentItemKind, referenceKind, side, sourceKindV2 } from '../terms.ts';

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

export const reference = referenceV2.extend({ document: documentRef, date: billDate });
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
export const entry = entryV1.extend({
  references: z.array(reference).optional().describe(OF_A_PARTY),
});
export type Entry = z.infer<typeof entry>;
