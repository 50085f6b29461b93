// What the e-invoice portal said of an invoice or a note of it. These shapes lie on disk for ever:
// never edit one, add a version and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { eInvoiceCancelReason, portalDocumentKind } from '../terms.ts';

const id = z.int().positive();

/** A moment in India, as the portal writes it but for the T. */
const portalTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

export const portalDocument = z.strictObject({
  kind: portalDocumentKind,
  id,
});
export type PortalDocument = z.infer<typeof portalDocument>;

const registration = {
  invoiceId: id,
  document: portalDocument.describe('The invoice itself, or a note of it.'),
  irn: z.string().regex(/^[0-9a-f]{64}$/),
};

const eInvoiceRegistered = z.strictObject({
  ...registration,
  ackNumber: z.string().regex(/^\d{1,20}$/),
  acknowledgedAt: portalTime,
  signedQr: z.string().describe('As the portal signed it: what the QR code on paper says.'),
  verifiedBy: z
    .string()
    .nullable()
    .describe('The name of the stored key that its signature was checked with; null: unchecked.'),
});

const eInvoiceCancelled = z.strictObject({
  ...registration,
  cancelledAt: portalTime,
  reason: eInvoiceCancelReason.describe('CnlRsn: duplicate, data entry, order cancelled, others.'),
  remark: z.string(),
});

export type EInvoiceRegistered = DomainEvent<
  'EInvoiceRegistered',
  z.infer<typeof eInvoiceRegistered>
>;
export type EInvoiceCancelled = DomainEvent<'EInvoiceCancelled', z.infer<typeof eInvoiceCancelled>>;
export type RegisteringEvent = EInvoiceRegistered | EInvoiceCancelled;

export const registeringEventSchemas = [
  { type: 'EInvoiceRegistered', version: 1, schema: eInvoiceRegistered },
  { type: 'EInvoiceCancelled', version: 1, schema: eInvoiceCancelled },
] as const;
