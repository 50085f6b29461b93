// How a book files its returns, and which it has filed. These shapes lie on disk for ever: never
// edit one, add a version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { filingFrequency, returnKind } from '../../tax/index.ts';

const id = z.int().positive();
const date = z.iso.date();
const period = z.string().describe('As the portal writes it, by its last month: 092026.');

export const filingFrequencySet = z.strictObject({
  bookId: id,
  frequency: filingFrequency,
  from: date.describe('The first day of the quarter from which returns are filed so.'),
});
export const returnFiled = z.strictObject({
  bookId: id,
  kind: returnKind,
  period,
  from: date,
  to: date.describe('The last day of the span that the return is for.'),
  filedOn: date,
  arn: z.string().describe('The acknowledgement reference number of the portal.'),
});
export const returnFilingReversed = z.strictObject({
  bookId: id,
  kind: returnKind,
  period,
  reason: z.string(),
});

export type ReturnsEvent =
  | DomainEvent<'FilingFrequencySet', z.infer<typeof filingFrequencySet>>
  | DomainEvent<'ReturnFiled', z.infer<typeof returnFiled>>
  | DomainEvent<'ReturnFilingReversed', z.infer<typeof returnFilingReversed>>;

export const returnsEventSchemas = [
  { type: 'FilingFrequencySet', version: 1, schema: filingFrequencySet },
  { type: 'ReturnFiled', version: 1, schema: returnFiled },
  { type: 'ReturnFilingReversed', version: 1, schema: returnFilingReversed },
] as const;
