// What part of a line settles or makes which open item of a party, as the wire has it.
import { z } from 'zod';
import { referenceKind } from '#core/journal/terms.ts';
import { itemKind } from '#core/settlement/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney, worth } from '#core/shapes/values.ts';
import { date, id, text, wireId } from '#api/contract/wire/values.ts';

const kind = referenceKind.describe(
  'Settles an open item, makes one, is paid ahead of one, or concerns none.',
);

const NAMES_ITEM = {
  message: 'Must name the item that is settled, and of a journal its line; nothing else names one.',
  path: ['item'],
};

export const reference = z
  .strictObject({
    kind,
    amount: worth.refine((paise) => paise > 0, 'Must be above 0.'),
    item: z
      .strictObject({ kind: itemKind, id: wireId, line: wireId.optional() })
      .optional()
      .describe('What is settled, as the list of open items names it.'),
    name: text(50).optional().describe('What the party calls it, as a bill number.'),
    date: date.optional().describe('Of the bill, where it is not the journal’s.'),
    due_date: date.optional(),
  })
  .refine((one) => (one.kind === 'against') === (one.item !== undefined), NAMES_ITEM)
  .refine(({ item }) => (item?.kind === 'journal') === (item?.line !== undefined), NAMES_ITEM);

const REFERENCES_MAX = 200;
export const references = z
  .array(reference)
  .max(REFERENCES_MAX, `A line has at most ${REFERENCES_MAX} references.`);

/** As a journal is read back. */
export const postedReference = record({
  kind,
  amountPaise: wireMoney,
  item: z
    .strictObject({ kind: z.string(), id, line: id.optional(), number: z.string() })
    .optional(),
  name: z.string().optional(),
  date: wireDay.optional(),
  dueDate: wireDay.optional(),
});
export type PostedReference = z.output<typeof postedReference>;

/** An open item, and how much of it an act has settled or set free. */
export const itemSettled = record({
  kind: itemKind,
  id,
  line: id.nullable(),
  number: z.string(),
  amountPaise: wireMoney,
});

/** What a reversal has set free: it stands on account again. */
export const fellBack = z
  .array(itemSettled)
  .describe('What the lines had settled, or what had settled them: it is open again.');
export type FellBack = z.output<typeof fellBack>;
