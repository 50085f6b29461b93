// From the wire to what a person says of a payment.
import type { z } from 'zod';
import type { recordPayment } from '#api/contract/invoice/settling.ts';
import { documentDateOf } from './invoice.ts';

type PaymentBody = z.output<(typeof recordPayment)['body']>;

/** What a person says of a payment. */
export const paymentOf = (body: Omit<PaymentBody, 'on_account'>) => ({
  amountPaise: body.amount ?? null,
  method: body.method,
  reference: textOf(body.reference),
  paidOn: documentDateOf(body.date),
  accountId: body.account_id ?? null,
});

const textOf = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text.trim();
