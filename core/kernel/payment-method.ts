// How money came in. The words lie on disk: one may be added, none is ever changed.
import { z } from 'zod';

export const paymentMethod = z.enum(['cash', 'upi', 'bank-transfer', 'cheque', 'card']);
export type PaymentMethod = z.infer<typeof paymentMethod>;
