// The ways to pay, as a choice offers them.
import { METHOD_NAMES, paymentMethod } from '#core/kernel/payment-method.ts';

export const PAYMENT_METHODS = paymentMethod.options.map((value) => ({
  value,
  label: METHOD_NAMES[value],
}));
