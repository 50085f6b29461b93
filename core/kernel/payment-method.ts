// How money came in. The words lie on disk: one may be added, none is ever changed.
import { z } from 'zod';

export const paymentMethod = z.enum(['cash', 'upi', 'bank-transfer', 'cheque', 'card']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** As they are offered and listed. */
export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  upi: 'UPI',
  'bank-transfer': 'NEFT/RTGS',
  cheque: 'Cheque',
  card: 'Card',
};
