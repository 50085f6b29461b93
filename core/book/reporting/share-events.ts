// The equity shares of a company. These shapes lie on disk for ever: never edit one, add a version
// and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { upcaster } from '../../kernel/upcaster.ts';

const id = z.int().positive();
const of = {
  bookId: id,
  from: z.iso.date().describe('The first day from which it holds, until a later one is set.'),
};
const capital = {
  faceValuePaise: id.describe('Of one equity share.'),
  shares: id.describe('Equity shares outstanding.'),
  dilutedShares: id
    .nullable()
    .describe('With all that may become equity shares; null where nothing may.'),
};

const shareCapitalSetV1 = z.strictObject({ ...of, ...capital });
type ShareCapitalSetV1 = z.infer<typeof shareCapitalSetV1>;

const shareCapitalSet = z.strictObject({
  ...of,
  capital: z
    .strictObject(capital)
    .nullable()
    .describe('Null: what was said of that day is taken back.'),
});

export type ShareEvent = DomainEvent<'ShareCapitalSet', z.infer<typeof shareCapitalSet>>;

export const shareEventSchemas = [
  { type: 'ShareCapitalSet', version: 1, schema: shareCapitalSetV1 },
  { type: 'ShareCapitalSet', version: 2, schema: shareCapitalSet },
] as const;

/** Version 1 could not take back what was said of a day. */
export const shareCapitalUpcaster = upcaster('ShareCapitalSet', 1, {
  up: ({ bookId, from, ...said }: ShareCapitalSetV1): ShareEvent['data'] => ({
    bookId,
    from,
    capital: said,
  }),
  down: ({ bookId, from, capital: said }: ShareEvent['data']): ShareCapitalSetV1 | null =>
    said === null ? null : { bookId, from, ...said },
});
