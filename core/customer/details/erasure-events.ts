// A customer that is erased. These shapes lie on disk for ever: never edit one, add a version and
// an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';

const id = z.int().positive();
const text = z.string().nullable();

const erasable = z.enum([
  'name',
  'company',
  'pan',
  'email',
  'phone',
  'contact',
  'privateAddress',
  'privateCity',
  'privatePincode',
]);
export type ErasableField = z.infer<typeof erasable>;

export const customerErased = z.strictObject({
  customerId: id,
  accountId: id.describe('The customer’s ledger, whose key goes as well.'),
  fields: z
    .array(erasable)
    .describe('Those that held something, which read [erased] from here on.'),
  reason: text,
});
export const customerErasureAsked = z.strictObject({
  customerId: id,
  dueOn: z.iso.date().nullable().describe('Null while proceedings last.'),
  reason: text,
});
export const customerErasureCancelled = z.strictObject({ customerId: id });

export type ErasureEvent =
  | DomainEvent<'CustomerErased', z.infer<typeof customerErased>>
  | DomainEvent<'CustomerErasureAsked', z.infer<typeof customerErasureAsked>>
  | DomainEvent<'CustomerErasureCancelled', z.infer<typeof customerErasureCancelled>>;

export const erasureEventSchemas = [
  { type: 'CustomerErased', version: 1, schema: customerErased },
  { type: 'CustomerErasureAsked', version: 1, schema: customerErasureAsked },
  { type: 'CustomerErasureCancelled', version: 1, schema: customerErasureCancelled },
] as const;
