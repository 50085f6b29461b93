// A customer that is erased. These shapes lie on disk for ever: never edit one, add a version and
// an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';

const id = z.int().positive();
const text = z.string().nullable();

const erasableV1 = z.enum([
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
/** With what is kept of a supplier. */
const erasable = z.enum([
  ...erasableV1.options,
  'udyam',
  'bankAccountName',
  'bankAccountNumber',
  'bankIfsc',
  'upi',
]);
export type ErasableField = z.infer<typeof erasable>;

const customerErasedV1 = z.strictObject({
  customerId: id,
  accountId: id.describe('The customer’s ledger, whose key goes as well.'),
  fields: z
    .array(erasableV1)
    .describe('Those that held something, which read [erased] from here on.'),
  reason: text,
});
const customerErasedV2 = customerErasedV1.extend({
  supplierAccountId: id.optional().describe('Of a supplier, the ledger whose key goes as well.'),
  fields: z
    .array(erasable)
    .describe('Those that held something, which read [erased] from here on.'),
});
const customerErased = customerErasedV2.extend({
  accountId: id
    .nullable()
    .describe('The ledger of a customer, whose key goes as well; null of who is none.'),
});
const customerErasureAsked = z.strictObject({
  customerId: id,
  dueOn: z.iso.date().nullable().describe('Null while proceedings last.'),
  reason: text,
});
const customerErasureCancelled = z.strictObject({ customerId: id });

export type ErasureEvent =
  | DomainEvent<'CustomerErased', z.infer<typeof customerErased>>
  | DomainEvent<'CustomerErasureAsked', z.infer<typeof customerErasureAsked>>
  | DomainEvent<'CustomerErasureCancelled', z.infer<typeof customerErasureCancelled>>;

export const erasureEventSchemas = [
  { type: 'CustomerErased', version: 1, schema: customerErasedV1 },
  { type: 'CustomerErased', version: 2, schema: customerErasedV2 },
  { type: 'CustomerErased', version: 3, schema: customerErased },
  { type: 'CustomerErasureAsked', version: 1, schema: customerErasureAsked },
  { type: 'CustomerErasureCancelled', version: 1, schema: customerErasureCancelled },
] as const;
