// What a book sets of e-invoices. These shapes lie on disk for ever: never edit one, add a version
// and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { eInvoiceExemption } from '../../tax/index.ts';
import type { EInvoiceExemption } from '../../tax/index.ts';

const id = z.int().positive();

/** A public key of the portal, as PEM, under the name that people gave it. */
export type PortalKey = { readonly name: string; readonly publicKey: string };

export type EInvoicingSettings = {
  readonly exemption: EInvoiceExemption | null;
  readonly keys: readonly PortalKey[];
};

const eInvoiceExemptionSet = z.strictObject({
  bookId: id,
  exemption: eInvoiceExemption
    .nullable()
    .describe('The class that need not register its invoices; null: none of them.'),
});
const portalKeysSet = z.strictObject({
  bookId: id,
  keys: z
    .array(z.strictObject({ name: z.string(), publicKey: z.string().describe('As PEM.') }))
    .describe('All keys with which the e-invoice portal signs; those before no longer count.'),
});

export type EInvoicingEvent =
  | DomainEvent<'EInvoiceExemptionSet', z.infer<typeof eInvoiceExemptionSet>>
  | DomainEvent<'PortalKeysSet', z.infer<typeof portalKeysSet>>;

export const eInvoicingEventSchemas = [
  { type: 'EInvoiceExemptionSet', version: 1, schema: eInvoiceExemptionSet },
  { type: 'PortalKeysSet', version: 1, schema: portalKeysSet },
] as const;
