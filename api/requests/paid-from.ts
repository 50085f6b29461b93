// How money leaves the book, as documents that are paid at once have it.
import type { z } from 'zod';
import type { SupplierPaymentDraft } from '#core/trade/index.ts';
import type { createSupplierPayment } from '#api/contract/trade/supplier-payment.ts';

type Said = Pick<
  z.output<(typeof createSupplierPayment)['body']>,
  'chequeNumber' | 'chequeDate' | 'paidOn'
>;

/** A cheque without a number of its own is none: only its method is known. */
export function chequeOf({
  chequeNumber,
  chequeDate,
  paidOn,
}: Said): SupplierPaymentDraft['cheque'] {
  if (chequeNumber === null || chequeNumber.trim() === '') return null;
  const date = chequeDate ?? paidOn;
  return date === null ? null : { number: chequeNumber.trim(), date };
}
