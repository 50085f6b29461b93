// The words that the documents before an invoice use in their events and on the wire. They lie on
// disk: none is ever changed or taken away, and a new one needs a new version of their events.
import { z } from 'zod';

export const presaleKind = z.enum(['quotation', 'proforma', 'challan']);
export type PresaleKind = z.infer<typeof presaleKind>;

/**
 * Why goods move on a delivery challan instead of an invoice: CGST Rule 55(1)(a) to (c), (4) and
 * (5), and goods on approval (CGST Act s. 31(7)), whose invoice follows.
 */
export const challanReason = z.enum([
  'approval',
  'job-work',
  'liquid-gas',
  'later-invoice',
  'lots',
  'other-than-supply',
]);
export type ChallanReason = z.infer<typeof challanReason>;

/** How far a document has come; expired depends on the day, so no event says it. */
export const presaleStatus = z.enum([
  'draft',
  'issued',
  'expired',
  'part-invoiced',
  'invoiced',
  'closed',
  'withdrawn',
]);
export type PresaleStatus = z.infer<typeof presaleStatus>;
