// How a document stands with the e-invoice portal, as the wire has it.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { wireDay } from '#core/shapes/values.ts';
import { eInvoiceCancelReason } from '#core/invoice/terms.ts';

export const eInvoiceStatus = z
  .enum(['to-register', 'registered', 'cancelled'])
  .describe('to-register: it is no invoice before it is registered.');
export type EInvoiceStatus = z.infer<typeof eInvoiceStatus>;

const moment = z.string().describe('In India, as 2026-11-21T15:30:00.').nullable();

export const eInvoiceReply = record({
  status: eInvoiceStatus,
  reportBy: wireDay.nullable().describe('The last day on which the portal takes it.'),
  daysLeft: z.int().nullable().describe('Of the days to report it; below 0 it is too late.'),
  irn: z.string().nullable(),
  ackNumber: z.string().nullable(),
  acknowledgedAt: moment,
  verifiedBy: z.string().nullable().describe('The stored key that the signature holds with.'),
  cancellableUntil: moment,
  cancelledAt: moment,
  cancelReason: eInvoiceCancelReason.nullable(),
  cancelRemark: z.string().nullable(),
});
export type EInvoiceReply = z.output<typeof eInvoiceReply>;
