// How a book files its returns, and which it has filed. These shapes lie on disk for ever: never
// edit one, add a version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { parsedBy, upcaster } from '../../kernel/upcaster.ts';
import { filingBasis, filingFrequency, returnKind, returnKindV1 } from '../../tax/index.ts';

const id = z.int().positive();
const date = z.iso.date();
const period = z.string().describe('As the portal writes it, by its last month: 092026.');

const filingFrequencySet = z.strictObject({
  bookId: id,
  frequency: filingFrequency,
  from: date.describe('The first day of the quarter from which returns are filed so.'),
});
const returnFiledV1 = z.strictObject({
  bookId: id,
  kind: returnKindV1,
  period,
  from: date,
  to: date.describe('The last day of the span that the return is for.'),
  filedOn: date,
  arn: z.string().describe('The acknowledgement reference number of the portal.'),
});
type ReturnFiledV1 = z.infer<typeof returnFiledV1>;

/** As it is written: what was filed, from what that is known, and as of which event of the book. */
const returnFiled = returnFiledV1.extend({
  kind: returnKind,
  basis: filingBasis,
  fileDigest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('SHA-256 of the file as hex; none for a return whose figures were typed.')
    .optional(),
  eventNumber: id.describe('The last event of the book when the return was marked.'),
  figures: z
    .record(z.string().min(1), z.int())
    .describe('What was declared, in whole paise, each by its name.')
    .optional(),
});
export type ReturnFiledData = z.infer<typeof returnFiled>;

// As it is read: version 1 did not say the event, and its data does not tell its own number. Null
// is never written, so the schema above, by which others read the log, has none.
const returnFiledAsRead = returnFiled.extend({ eventNumber: id.nullable() });
type ReturnFiledRead = z.infer<typeof returnFiledAsRead>;

const returnFilingReversedV1 = z.strictObject({
  bookId: id,
  kind: returnKindV1,
  period,
  reason: z.string(),
});
const returnFilingReversed = returnFilingReversedV1.extend({ kind: returnKind });

export type ReturnsEvent =
  | DomainEvent<'FilingFrequencySet', z.infer<typeof filingFrequencySet>>
  | DomainEvent<'ReturnFiled', ReturnFiledRead>
  | DomainEvent<'ReturnFilingReversed', z.infer<typeof returnFilingReversed>>;

export const returnsEventSchemas = [
  { type: 'FilingFrequencySet', version: 1, schema: filingFrequencySet },
  { type: 'ReturnFiled', version: 1, schema: returnFiledV1 },
  { type: 'ReturnFiled', version: 2, schema: returnFiled, asRead: returnFiledAsRead },
  { type: 'ReturnFilingReversed', version: 1, schema: returnFilingReversedV1 },
  { type: 'ReturnFilingReversed', version: 2, schema: returnFilingReversed },
] as const;

/**
 * Every return of version 1 was marked by hand. For servers that read no later one, a mark by hand
 * leaves out its event number: it stands right behind that event.
 */
export const returnFiledUpcaster = upcaster('ReturnFiled', 1, {
  up: (old: ReturnFiledV1): ReturnFiledRead => ({ ...old, basis: 'typed', eventNumber: null }),
  down: ({ basis, eventNumber: _before, ...said }: ReturnFiledRead): ReturnFiledV1 | null =>
    basis === 'typed' ? parsedBy(returnFiledV1)(said) : null,
});
