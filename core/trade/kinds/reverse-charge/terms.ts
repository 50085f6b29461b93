// The words of the buyer's own papers of reverse charge. They lie on disk: none is ever changed or
// taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

/** Spelt as on the wire. */
export const reverseChargePaper = z.enum(['self-invoice', 'payment-voucher']);
export type ReverseChargePaper = z.infer<typeof reverseChargePaper>;

/** A number that was taken stays used. */
export const reverseChargePaperStatus = z.enum(['issued', 'cancelled']);
export type ReverseChargePaperStatus = z.infer<typeof reverseChargePaperStatus>;
