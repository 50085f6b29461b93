// How a document stands with the e-invoice portal, as the wire has it.
import { z } from 'zod';
import { eInvoiceCancelReason } from '#core/invoice/terms.ts';

export const eInvoiceStatus = z
  .enum(['to-register', 'registered', 'cancelled'])
  .describe('to-register: it is no invoice before it is registered.');
export type EInvoiceStatus = z.infer<typeof eInvoiceStatus>;

const moment = z.string().describe('In India, as 2026-11-21T15:30:00.').nullable();

export const eInvoiceReply = z.strictObject({
  status: eInvoiceStatus,
  report_by: z.string().nullable().describe('The last day on which the portal takes it.'),
  days_left: z.int().nullable().describe('Of the days to report it; below 0 it is too late.'),
  irn: z.string().nullable(),
  ack_number: z.string().nullable(),
  acknowledged_at: moment,
  verified_by: z.string().nullable().describe('The stored key that the signature holds with.'),
  cancellable_until: moment,
  cancelled_at: moment,
  cancel_reason: eInvoiceCancelReason.nullable(),
  cancel_remark: z.string().nullable(),
});
export type EInvoiceReply = z.infer<typeof eInvoiceReply>;
