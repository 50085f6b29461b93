// Money as it is printed: receipts, payments of invoices and refunds, each as PDF.
import { z } from 'zod';
import { bookQuery } from '#api/contract/book/book.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';

const pdf = {
  method: 'GET',
  access: 'member',
  query: bookQuery.extend({
    size: z.enum(['a4', 'small']).default('a4').describe('A small one is a slip of A6.'),
  }),
  shows: ['invoice', 'payment', 'client', 'book'],
  reply: z.string(),
  media: 'application/pdf',
  refusals: ['too_many_pdfs'],
} as const;

export const readReceiptPdf = endpoint({
  ...pdf,
  path: '/api/islogin/receipt/:receiptId/pdf',
  summary: 'A receipt as PDF; of an advance the receipt voucher (CGST Rule 50)',
});

export const readPaymentPdf = endpoint({
  ...pdf,
  path: '/api/islogin/payment/:paymentId/pdf',
  summary: 'The receipt of a payment of one invoice as PDF',
});

export const readRefundPdf = endpoint({
  ...pdf,
  path: '/api/islogin/refund/:refundId/pdf',
  summary: 'A refund as PDF; of an advance the refund voucher (CGST Rule 51)',
});
