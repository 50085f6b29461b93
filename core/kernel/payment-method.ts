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

const WORDS: Readonly<Record<PaymentMethod, string>> = {
  cash: 'cash',
  upi: 'UPI',
  'bank-transfer': 'bank transfer',
  cheque: 'cheque',
  card: 'card',
};

/** @returns how money moved, as a narration says it: `cheque, 004512`. */
export const byMethod = (method: PaymentMethod, reference: string | null): string =>
  reference === null ? WORDS[method] : `${WORDS[method]}, ${reference}`;
