// The equity shares of a company. This shape lies on disk for ever: never edit it, add a version
// and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';

const id = z.int().positive();

export const shareCapitalSet = z.strictObject({
  bookId: id,
  from: z.iso.date().describe('The first day from which it holds, until a later one is set.'),
  faceValuePaise: id.describe('Of one equity share.'),
  shares: id.describe('Equity shares outstanding.'),
  dilutedShares: id
    .nullable()
    .describe('With all that may become equity shares; null where nothing may.'),
});

export type ShareEvent = DomainEvent<'ShareCapitalSet', z.infer<typeof shareCapitalSet>>;

export const shareEventSchemas = [
  { type: 'ShareCapitalSet', version: 1, schema: shareCapitalSet },
] as const;
